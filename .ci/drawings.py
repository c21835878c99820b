#!/usr/bin/env python3
"""Drawings as a browser paints them: the gaps between curves, measured in pixels.

Twenty token files are drawn by `cornerlint render`, opened in Chromium, and along the diagonal of each
marked corner the distance between the two curves on the screen is compared with the distance that
follows from the numbers in the token file alone.
"""

import argparse
import math
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

# Device pixels a point; the figure to hold is in these pixels.
LIMIT = 0.75
CORNERS = {"topLeading": (-1, -1), "topTrailing": (1, -1),
           "bottomLeading": (-1, 1), "bottomTrailing": (1, 1)}


class Nesting:
    """One container with one content: numbers first, then the token file."""

    def __init__(self, seed):
        dice = random.Random(seed)
        self.outer = {name: dice.randint(14, 60) for name in CORNERS}
        if seed % 2 == 0:
            self.outer = dict.fromkeys(CORNERS, dice.randint(14, 60))
        self.padding = {"top": dice.randint(4, 16)}
        self.padding["leading"] = self.padding["top"] if seed % 3 else dice.randint(4, 16)
        self.padding["bottom"] = self.padding["top"]
        self.padding["trailing"] = self.padding["leading"]
        if seed % 4 == 0:  # concentric
            self.inner = {name: max(0, radius - max(self.padding.values()))
                          for name, radius in self.outer.items()}
        else:
            self.inner = {name: dice.randint(2, 40) for name in CORNERS}
        self.style = "circular" if seed % 5 == 0 else "continuous"
        self.size = (dice.randint(190, 260), dice.randint(180, 240))

    def text(self):
        def shape(radii):
            return ("{ unevenRoundedRectangle: { "
                    + ", ".join(f"{name}: {radius}" for name, radius in radii.items())
                    + f" }}, style: {self.style} }}")
        padding = ", ".join(f"{name}: {points}" for name, points in self.padding.items())
        return (f"components:\n  outer:\n    shape: {shape(self.outer)}\n"
                f"    size: {{ width: {self.size[0]}, height: {self.size[1]} }}\n"
                f"    padding: {{ {padding} }}\n    containerShape: shape\n    content:\n"
                f"      inner: {{ shape: {shape(self.inner)} }}\n")

    def gap(self, corner):
        """Points between both curves on the ray from the outer centre through the corner.

        None where the ray meets the inner outline beside its circle.
        """
        dx = self.padding["leading" if CORNERS[corner][0] < 0 else "trailing"]
        dy = self.padding["top" if CORNERS[corner][1] < 0 else "bottom"]
        outer, inner = self.outer[corner], self.inner[corner]
        # Towards the corner both axes point outwards; the outer centre is the origin.
        cx, cy = outer - dx - inner, outer - dy - inner
        along = (cx + cy) / math.sqrt(2)
        root = inner * inner - (cx * cx + cy * cy) + along * along
        if inner < 2 or root < 0:
            return None
        distance = along + math.sqrt(root)
        hit = distance / math.sqrt(2)
        # Within 15 degrees of the diagonal of the inner corner both styles follow the circle.
        angle = math.degrees(math.atan2(hit - cy, hit - cx))
        return outer - distance if abs(angle - 45) < 15 else None


def profile(image, start, direction, length, step):
    """Colours along a ray, read between pixels."""
    width, height = image.size
    pixels = image.load()
    for index in range(int(length / step)):
        x = start[0] + direction[0] * index * step - 0.5
        y = start[1] + direction[1] * index * step - 0.5
        left, top = math.floor(x), math.floor(y)
        if not (0 <= left < width - 1 and 0 <= top < height - 1):
            yield index * step, None
            continue
        fx, fy = x - left, y - top
        colour = [0.0, 0.0, 0.0]
        for across, down, share in ((0, 0, (1 - fx) * (1 - fy)), (1, 0, fx * (1 - fy)),
                                    (0, 1, (1 - fx) * fy), (1, 1, fx * fy)):
            part = pixels[left + across, top + down]
            for channel in range(3):
                colour[channel] += part[channel] * share
        yield index * step, colour


def place_of_line(samples, colour):
    """The middle of a line of a colour along a ray, by weight."""
    weights = []
    for distance, sample in samples:
        if sample is None:
            continue
        apart = math.dist(sample, colour)
        weights.append((distance, max(0.0, 1 - apart / 120)))
    total = sum(weight for _, weight in weights)
    if total < 1:
        return None
    return sum(distance * weight for distance, weight in weights) / total


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--binary", required=True)
    arguments = parser.parse_args()
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    try:
        from PIL import Image
        from playwright.sync_api import sync_playwright
    except ImportError as error:
        name = {"PIL": "Pillow", "playwright": "Playwright"}.get(error.name, error.name)
        print(f"skipped: {name} is not installed")
        return 0
    if chromium is None:
        print("skipped: chromium is not installed")
        return 0

    binary = str(pathlib.Path(arguments.binary).resolve())
    worst, measured, faults = 0.0, 0, []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        folder = pathlib.Path(folder)
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for seed in range(20):
            nesting = Nesting(seed)
            tokens = folder / f"nesting{seed}.corners.yaml"
            drawing = folder / f"nesting{seed}.svg"
            tokens.write_text(nesting.text())
            subprocess.run([binary, "render", "--no-config", "--quiet", "-o", str(drawing),
                            str(tokens)], check=True)
            xml.etree.ElementTree.parse(drawing)
            page = browser.new_page(viewport={"width": 1400, "height": 1000},
                                    device_scale_factor=2, color_scheme="light")
            page.set_content("<body style='margin:0'>" + drawing.read_text().split("?>", 1)[1])
            # What is drawn over the curves would be measured with them.
            page.add_style_tag(content=".corners :is(.lead,.measure,.join,.shared,.centre,.patch,"
                                       ".curve,.whole,text){display:none!important}")
            frames = page.evaluate("""() => {
              const scale = document.querySelector('svg').getScreenCTM();
              const found = {scale: scale.a, lines: {}};
              for (const path of document.querySelectorAll('path[data-name]')) {
                const box = path.getBBox(), style = getComputedStyle(path);
                found.lines[path.dataset.name] = {colour: style.stroke,
                  left: scale.a * box.x + scale.e, top: scale.d * box.y + scale.f,
                  right: scale.a * (box.x + box.width) + scale.e,
                  bottom: scale.d * (box.y + box.height) + scale.f};
              }
              return found;
            }""")
            shot = folder / f"nesting{seed}.png"
            page.screenshot(path=str(shot))
            page.close()
            image = Image.open(shot).convert("RGB")
            unit = frames["scale"] * 2
            outer = frames["lines"]["outer"]
            colours = {name: [int(part) for part in line["colour"][4:-1].split(",")[:3]]
                       for name, line in frames["lines"].items()}
            for corner, (across, down) in CORNERS.items():
                gap = nesting.gap(corner)
                if gap is None:
                    continue
                radius = nesting.outer[corner]
                vertex = (outer["left" if across < 0 else "right"] * 2,
                          outer["top" if down < 0 else "bottom"] * 2)
                centre = (vertex[0] - across * radius * unit, vertex[1] - down * radius * unit)
                ray = (across / math.sqrt(2), down / math.sqrt(2))
                # Only around both curves: other lines of the same colour are further away.
                begin = (radius - max(gap, 0)) * unit - 30
                length = (radius - min(gap, 0)) * unit - begin + 14
                start = (centre[0] + ray[0] * begin, centre[1] + ray[1] * begin)
                samples = list(profile(image, start, ray, length, 0.05))
                lines = {}
                for name, expected in (("outer", radius * unit - begin),
                                       ("inner", (radius - gap) * unit - begin)):
                    near = [sample for sample in samples if abs(sample[0] - expected) < 7]
                    lines[name] = place_of_line(near, colours[name])
                if abs(gap) * unit < 6:
                    continue  # the lines lie on one another
                if None in lines.values():
                    faults.append(f"drawing {seed}, {corner}: a curve is not where it should be")
                    continue
                error = abs((lines["outer"] - lines["inner"]) - gap * unit)
                worst = max(worst, error)
                measured += 1
                if error > LIMIT:
                    faults.append(f"drawing {seed}, {corner}: {error:.2f} pixels off")
        browser.close()
    print(f"20 drawings in Chromium, {measured} diagonals measured: "
          f"the gap is at most {worst:.3f} pixels from the model's (limit {LIMIT})")
    if measured < 40:
        faults.append(f"only {measured} diagonals could be measured")
    for fault in faults:
        print(f"FAILED: {fault}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
