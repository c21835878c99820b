import CornerTokens
import Diagnostics
import Testing

@testable import Drawings

@Suite("Figures")
struct FigureTests {
  private static let card = """
    components:
      card:
        shape: 28
        padding: 12
        containerShape: shape
        content:
          photo: { shape: 16 }
          title: { shape: 16 }
          badge: { shape: 6, alignment: topTrailing, size: { width: 40, height: 20 } }
    """

  private func outline(_ name: String, in figure: Figure) throws -> Outline {
    try #require(figure.outlines.first { $0.names.contains(name) })
  }

  @Test("content lies as far inside as padding and inset say")
  func distances() throws {
    let drawn = try #require(
      Drawn(
        """
        components:
          card:
            shape: 30
            padding: { horizontal: 12, vertical: 8 }
            content:
              row:
                padding: 2
                content:
                  photo: { shape: 10, inset: 3 }
        """))
    let figure = drawn.figure("card")
    let card = try outline("card", in: figure).frame
    let photo = try outline("photo", in: figure)
    #expect(photo.frame.x - card.x == 17)
    #expect(photo.frame.y - card.y == 13)
    #expect(card.maxX - photo.frame.maxX == 17)
    #expect(
      photo.distances[Edge.leading.lane] == [
        DistancePart(points: 12, source: .padding), DistancePart(points: 2, source: .padding),
        DistancePart(points: 3, source: .inset),
      ])
    #expect(try outline("row", in: figure).kind == .layout)
  }

  @Test("components that draw the same line are one outline with all names")
  func joined() throws {
    let figure = try #require(Drawn(Self.card)).figure("card")
    #expect(try outline("photo", in: figure).names == ["photo", "title"])
    #expect(figure.outlines.count == 3)
  }

  @Test("what is at fault is not joined with what is not")
  func notJoined() throws {
    let drawn = try #require(Drawn(Self.card))
    let photo = try #require(drawn.placement("card/photo"))
    let marks = [
      CornerMark(placement: photo, corners: 0b0011, severity: .warning),
      CornerMark(placement: photo, corners: 0b0001, severity: .error),
      CornerMark(placement: 99, corners: 1, severity: .error),
    ]
    let figure = drawn.figure("card", marks: marks)
    let marked = try outline("photo", in: figure)
    #expect(marked.names == ["photo"])
    #expect(marked.faults == [.error, .warning, nil, nil])
  }

  @Test("a nesting shows the content in what is around it, and nothing else")
  func nesting() throws {
    let figure = try #require(Drawn(Self.card)).figure("card/badge", extent: .nesting)
    #expect(figure.outlines.map(\.names) == [["card"], ["badge"]])
    #expect(figure.outlines[1].adjacentBits == 0b0010)
  }

  @Test("an unknown radius is drawn after the size that was chosen, and says so")
  func chosen() throws {
    let drawn = try #require(
      Drawn(
        "components: { pill: { shape: capsule, padding: 4, content: { dot: { shape: concentric } } } }"
      ))
    let figure = drawn.figure("pill")
    let pill = try outline("pill", in: figure)
    #expect(pill.chosenBits == 0b1111)
    #expect(pill.radii[0] == pill.frame.height / 2)
    let dot = try outline("dot", in: figure)
    #expect(abs(dot.radii[0] - (pill.radii[0] - 4)) < 1e-9)
    #expect(dot.chosenBits == 0b1111)
  }

  @Test("a container of open size fits the content of a stated size that fills it")
  func fits() throws {
    let drawn = try #require(
      Drawn(
        """
        components:
          card: { shape: 20, padding: 10, content: { photo: { shape: 10, size: { width: 90, height: 70 } } } }
        """))
    let figure = drawn.figure("card")
    #expect(try outline("card", in: figure).frame.width == 110)
    #expect(figure.remarks.isEmpty)
  }

  @Test("what cannot have its size and fill what is around it is drawn larger, and is told")
  func stretched() throws {
    let drawn = try #require(
      Drawn(
        """
        components:
          card:
            shape: 20
            content:
              wide: { shape: 10, size: { width: 200, height: 60 } }
              narrow: { shape: 4, size: { width: 50, height: 60 } }
        """))
    let figure = drawn.figure("card")
    #expect(try outline("narrow", in: figure).frame.width == 200)
    #expect(figure.remarks.count == 1)
    #expect(figure.remarks[0].hasPrefix("narrow is drawn larger than its size"))
  }

  @Test("contents at opposite edges lie side by side where the size is open")
  func oppositeEdges() throws {
    let drawn = try #require(
      Drawn(
        """
        components:
          bar:
            shape: 16
            size: { height: 60 }
            content:
              back: { shape: 8, alignment: leading, size: { width: 90, height: 40 } }
              title: { shape: 8, alignment: center, size: { width: 90, height: 40 } }
              menu: { shape: 8, alignment: trailing, size: { width: 90, height: 40 } }
        """))
    let figure = drawn.figure("bar")
    let back = try outline("back", in: figure).frame
    let title = try outline("title", in: figure).frame
    let menu = try outline("menu", in: figure).frame
    #expect(back.maxX < title.x)
    #expect(title.maxX < menu.x)
  }

  @Test("what has no size of its own stays in a room that is known")
  func staysInRoom() throws {
    let drawn = try #require(
      Drawn(
        """
        components:
          box:
            shape: 10
            size: { width: 60, height: 40 }
            content:
              c: { shape: 10, alignment: center }
              e: { shape: capsule, alignment: bottom, inset: 2 }
        """))
    let figure = drawn.figure("box")
    let box = try outline("box", in: figure).frame
    for name in ["c", "e"] {
      let frame = try outline(name, in: figure).frame
      #expect(frame.x >= box.x && frame.maxX <= box.maxX, "\(name)")
      #expect(frame.y >= box.y && frame.maxY <= box.maxY, "\(name)")
    }
  }

  @Test("a clip shape that is not like the shape drawn is drawn over it")
  func variants() throws {
    let drawn = try #require(
      Drawn(
        "components: { tile: { shape: 20, clipShape: 12, background: shape, contentShape: 12 } }"))
    let figure = drawn.figure("tile")
    #expect(figure.outlines.map(\.kind) == [.shape, .variant([.clipShape, .contentShape])])
    #expect(figure.outlines[1].title == "clipShape, contentShape")
    let mark = CornerMark(
      placement: 0, corners: 0b0001, severity: .error, rule: "shape-mismatch",
      shapeKey: "contentShape")
    let marked = drawn.figure("tile", marks: [mark])
    #expect(marked.outlines[0].fault(at: .topLeading) == nil)
    #expect(marked.outlines[1].fault(at: .topLeading) == .error)
    #expect(marked.faults.map(\.name) == ["clipShape, contentShape of tile"])
  }

  @Test("other shapes are drawn where their style differs, and in a component that draws none")
  func variantsOfStyle() throws {
    let drawn = try #require(
      Drawn(
        """
        components:
          tile: { shape: 20, clipShape: { roundedRectangle: 20, style: circular } }
          stack: { containerShape: 30, content: { photo: { shape: 12 } } }
        """))
    #expect(drawn.figure("tile").outlines.map(\.kind) == [.shape, .variant([.clipShape])])
    #expect(
      drawn.figure("stack").outlines.map(\.kind) == [
        .layout, .variant([.containerShape]), .shape,
      ])
  }

  @Test("radii that a chosen frame cannot hold are drawn and told as they come out")
  func cutByFrame() throws {
    let drawn = try #require(
      Drawn(
        """
        components:
          box:
            shape: 4
            size: { width: 60, height: 60 }
            padding: 20
            content:
              rows:
                alignment: top
                size: { height: 12 }
                content: { badge: { shape: 20 } }
        """))
    let figure = drawn.figure("box")
    let badge = try outline("badge", in: figure)
    for corner in Corner.allCases {
      #expect(abs(badge.curves[corner.lane].radius - badge.radii[corner.lane]) < 1e-9)
    }
  }

  @Test("a component inside another is drawn in what is around it")
  func inside() throws {
    let figure = try #require(Drawn(Self.card)).figure("card/badge")
    #expect(figure.outlines.map(\.names) == [["card"], ["badge"]])
  }

  @Test("figures to be compared have one size where the file leaves it open")
  func compared() throws {
    let small = try #require(Drawn("components: { card: { shape: 8 } }")).figure("card")
    let large = try #require(Drawn("components: { card: { shape: 40 } }"))
    let other = Figure(of: 0, in: large.document, large.geometry)
    let drawn = try #require(Drawn("components: { card: { shape: 8 } }"))
    let beside = Figure(of: 0, in: drawn.document, drawn.geometry, beside: other)
    #expect(small.bounds.width < other.bounds.width)
    #expect(beside.bounds == other.bounds)
  }

  @Test("a component at an edge of the display is drawn in it")
  func display() throws {
    let drawn = try #require(
      Drawn(
        """
        display: { cornerRadius: 55, idiom: phone }
        components:
          bar: { shape: 20, alignment: bottom, inset: 8, size: { height: 60 } }
        """))
    let figure = drawn.figure("bar")
    let display = try outline("display", in: figure)
    let bar = try outline("bar", in: figure)
    #expect(display.kind == .display)
    #expect(display.radii[0] == 55)
    #expect(display.frame.maxY - bar.frame.maxY == 8)
    #expect(bar.frame.x - display.frame.x == 8)
    #expect(display.frame.height > bar.frame.height + 16)
  }

  @Test("very many components are drawn in part, and the rest is counted")
  func many() throws {
    let items = (0..<500).map { "      item\($0): { shape: \($0 % 90) }" }.joined(separator: "\n")
    let drawn = try #require(Drawn("components:\n  list:\n    shape: 20\n    content:\n\(items)\n"))
    let figure = drawn.figure("list")
    #expect(figure.outlines.count <= 200)
    #expect(figure.remarks.contains { $0.hasPrefix("301 more components") })
  }

  @Test("a placement that is not there draws nothing")
  func absent() throws {
    let drawn = try #require(Drawn(Self.card))
    #expect(drawn.figure("nowhere").outlines.isEmpty)
    #expect(BlockDrawing.text(drawn.figure("nowhere"), corner: .topLeading).isEmpty)
    #expect(!SVGDrawing.document([drawn.figure("nowhere")]).isEmpty)
  }
}
