import Diagnostics
import Testing

@testable import Reports

@Suite("The pictures of the HTML report")
struct HTMLPictureTests {
  /// Pictures that differ from violation to violation, so many bytes each.
  private func pictures(of size: Int) -> ReportPictures {
    ReportPictures(
      style: { "" },
      pictures: { file, _ in
        file.violations.map { violation in
          let path = "M" + violation.message + String(repeating: " ", count: size)
          return ViolationPictures(
            before: Samples.picture(of: path, label: "a"), after: nil, change: "")
        }
      })
  }

  private func file(_ count: Int) -> FileResult {
    Samples.file((0..<count).map { _ in ("a", .error, nil) })
  }

  private func page(_ report: RunReport, mostPictureBytes: Int) -> String {
    let page = HTMLPage(of: report, mostPictureBytes: mostPictureBytes)
    return String(decoding: page.bytes, as: UTF8.self)
  }

  @Test("are written once when they are the same, whatever they are called")
  func once() {
    let page = Samples.text(
      .html, Samples.run([Samples.card, Samples.card], pictures: Samples.fakePictures))
    #expect(page.components(separatedBy: "<path d=\"M0 0h1\"/>").count == 2)
    #expect(page.components(separatedBy: "<use href=\"#p0\"/></svg>").count == 5)
    #expect(page.contains("<g id=p0 class=\"fake\"><path d=\"M0 0h1\"/></g>"))
    #expect(page.contains("aria-label=\"card/photo\"><use"))
  }

  @Test("stand where they belong when there is one like it")
  func alone() {
    let page = Samples.text(.html, Samples.run([file(2)], pictures: pictures(of: 1)))
    #expect(!page.contains("<use") && !page.contains("<g id="))
    #expect(page.contains("aria-label=\"a\"><path d=\"Mno 0 \"/></svg><figcaption>as it is"))
  }

  @Test("end where the page would become too large, and it says so")
  func budget() {
    let report = Samples.run([file(5), file(5)], pictures: pictures(of: 1_000))
    let cut = page(report, mostPictureBytes: 4_000)
    // The second file has the same pictures as the first.
    #expect(cut.components(separatedBy: "<figure>").count == 7)
    #expect(
      cut.contains(
        "it has pictures of 6 violations alone: "
          + "<code>cornerlint render FILE --component NAME</code> draws any other."))
    #expect(!page(report, mostPictureBytes: 400_000).contains("class=budget"))
    #expect(page(report, mostPictureBytes: 10).contains("it has no pictures: "))
  }

  @Test("are asked for no more once there are enough")
  func asksNoMore() {
    let report = Samples.run(
      [file(5), file(5)],
      pictures: ReportPictures(
        style: { "" },
        pictures: { file, _ in
          if file.violations.first?.message != "no 0" { Issue.record("asked again") }
          return file.violations.map { _ in
            ViolationPictures(before: Samples.picture(of: "M", label: ""), after: nil, change: "")
          }
        }))
    #expect(PictureAlbum(of: report, mostBytes: 10).entries.allSatisfy { $0 == nil })
  }

  @Test("that are there already find room where new ones do not")
  func knownPictures() {
    let report = Samples.run(
      [file(3)],
      pictures: ReportPictures(
        style: { "" },
        pictures: { _, _ in
          ["M", String(repeating: "L", count: 900), "M"].map {
            ViolationPictures(before: Samples.picture(of: $0, label: ""), after: nil, change: "")
          }
        }))
    let album = PictureAlbum(of: report, mostBytes: 600)
    #expect(album.entries.map { $0 == nil } == [false, true, false])
    #expect(album.isCut && album.drawings.map(\.uses) == [2])
  }

  @Test("a page lists no more violations than a browser can open, the heaviest first")
  func mostViolations() {
    let severities: [Severity] = [.info, .error, .warning, .error, .warning]
    let file = Samples.file(severities.map { ("a", $0, nil) })
    let page = HTMLPage(of: Samples.run([file]), mostViolations: 3)
    let text = String(decoding: page.bytes, as: UTF8.self)
    #expect(text.contains("it lists 3 of 5 violations"))
    #expect(text.components(separatedBy: "<article").count == 4)
    #expect(text.components(separatedBy: "class=i data-r").count == 1)
  }

  @Test("show corners when there are more than 200 violations", arguments: [200, 201])
  func detail(_ count: Int) {
    let report = Samples.run(
      [Samples.file((0..<count).map { _ in ("a", .error, nil) })],
      pictures: ReportPictures(
        style: { "" },
        pictures: { file, detail in
          file.violations.map { _ in
            let label = detail == .whole ? "whole" : "corner"
            return ViolationPictures(
              before: Samples.picture(of: "M", label: label), after: nil, change: "")
          }
        }))
    let page = Samples.text(.html, report)
    #expect(page.contains("aria-label=\"whole\"") == (count == 200))
    #expect(page.contains("aria-label=\"corner\"") == (count == 201))
    #expect(page.contains("each picture shows one corner") == (count == 201))
    // Many of them wait for the script, and are shown where there is none.
    #expect(page.contains("<figure><noscript><svg") == (count == 201))
    #expect(page.contains("</svg></noscript><figcaption>") == (count == 201))
    #expect(page.contains(" class=many>") == (count == 201))
  }

  @Test("stand beside the violation they are of when others are not shown")
  func hidden() {
    let report = Samples.run(
      [Samples.file([("a", .info, nil), ("b", .error, nil)])], minimumSeverity: .warning,
      pictures: pictures(of: 1))
    let page = Samples.text(.html, report)
    #expect(page.contains("<path d=\"Mno 1 \"/>") && !page.contains("Mno 0"))
  }

  @Test("have no second one for a fix that was tried and did harm")
  func tried() {
    let report = Samples.run(
      [Samples.card], tried: [.unsafe], pictures: Samples.fakePictures)
    let page = Samples.text(.html, report)
    #expect(!page.contains("after the change") && !page.contains("<b>Fix:</b>"))
    #expect(page.contains("as it is"))
  }

  @Test("say why there is no second one")
  func notDrawn() {
    let report = Samples.run(
      [Samples.card],
      pictures: ReportPictures(
        style: { "" },
        pictures: { file, _ in
          file.violations.map { _ in
            ViolationPictures(
              before: Samples.picture(of: "M", label: ""), after: nil, change: "not <drawn>")
          }
        }))
    #expect(Samples.text(.html, report).contains("<p>After the change: not &lt;drawn&gt;\n"))
  }

  @Test("may be missing, or too few")
  func missing() {
    let report = Samples.run(
      [Samples.card], pictures: ReportPictures(style: { "" }, pictures: { _, _ in [] }))
    #expect(Samples.text(.html, report) == Samples.text(.html, Samples.run([Samples.card])))
  }

  @Test(
    "are taken apart at their tags, and what is no element is nothing",
    arguments: [
      ("<svg a=\">\" class=\"c d\"><g/></svg>\n", "<svg a=\">\" class=\"c d\">", "\"c d\"", "<g/>"),
      ("<svg title=\" class=\"><g/></svg>", "<svg title=\" class=\">", "", "<g/>"),
      ("<svg></svg>", "<svg>", "", ""), ("<svg/>", "<svg>", "", ""), ("", "<svg>", "", ""),
      ("<svg", "<svg>", "", ""), ("</svg>", "<svg>", "", ""), (">", "<svg>", "", ""),
      ("<svg class=\"a", "<svg>", "", ""),
    ])
  func elements(_ bytes: String, _ tag: String, _ className: String, _ elements: String) {
    let element = SVGElement(Array(bytes.utf8))
    #expect(element.tag == Array(tag.utf8))
    #expect(element.className == Array(className.utf8))
    #expect(element.elements == Array(elements.utf8))
  }
}
