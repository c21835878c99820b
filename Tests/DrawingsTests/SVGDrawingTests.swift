import CornerTokens
import Diagnostics
import Testing

@testable import Drawings

@Suite("SVG drawings")
struct SVGDrawingTests {
  private func svg(
    _ path: String, corners: UInt8 = 0, severity: Severity = .error, corner: Corner? = nil,
    text: String = Drawn.cards
  ) throws -> String {
    let drawn = try #require(Drawn(text))
    let content = try #require(drawn.placement(path)) + 1
    let marks = [CornerMark(placement: content, corners: corners, severity: severity)]
    let figure = drawn.figure(path, marks: corners == 0 ? [] : marks)
    return String(decoding: SVGDrawing.document([figure], corner: corner), as: UTF8.self)
  }

  @Test("curves with one centre have a ring, others a line between their centres")
  func centres() throws {
    let one = try svg("card")
    #expect(one.parts(between: "class=\"shared\"").count == 5)
    #expect(!one.contains("class=\"join"))
    let two = try svg("tight")
    #expect(two.parts(between: "class=\"join").count == 5)
    #expect(!two.contains("class=\"shared\""))
  }

  @Test("radii, padding and inset are written")
  func words() throws {
    let card = try svg("card")
    #expect(card.contains(">28 card<"))
    #expect(card.contains(">16 photo<"))
    #expect(card.contains(">12 padding<"))
    #expect(try svg("edge").contains(">12 inset<"))
  }

  @Test("a corner at fault has a pattern, a line and a word", arguments: Severity.allCases)
  func faults(severity: Severity) throws {
    let drawing = try svg("tight", corners: 0b0100, severity: severity)
    #expect(
      drawing.contains("class=\"patch \(severity.word)\" fill=\"url(#corners-\(severity.word)-"))
    #expect(drawing.contains("class=\"curve \(severity.word)\""))
    #expect(drawing.contains(">16 photo, \(severity.word)<"))
    #expect(drawing.parts(between: "class=\"patch").count == 2)
  }

  @Test("the patterns of faults differ, and what refers to one finds it")
  func patterns() throws {
    let drawing = try svg("tight", corners: 0b1111)
    let name = try #require(
      drawing.parts(between: "url(#").dropFirst().first?.split(separator: ")").first)
    #expect(drawing.contains("<pattern id=\"\(name)\""))
    let definitions = String(decoding: SVGDrawing.definitions, as: UTF8.self)
    for scale in DrawingScale.all {
      for severity in Severity.allCases {
        #expect(definitions.contains("id=\"\(SVGStyle.pattern(severity, scale))\""))
      }
    }
  }

  @Test("zoomed into a corner only what lies in it is drawn")
  func zoom() throws {
    #expect(try svg("edge", corner: .topLeading).contains("data-name=\"bar\"") == false)
    #expect(try svg("edge", corner: .bottomLeading).contains("data-name=\"bar\""))
    let corner = try svg("card", corner: .topLeading)
    #expect(corner.parts(between: "class=\"shared\"").count == 2)
  }

  @Test("the words of colours read well on light and on dark paper")
  func contrast() {
    for palette in [SVGPalette.light, .dark] {
      let words = [palette.ink, palette.secondInk, palette.measure] + palette.faults
      for word in words {
        #expect(contrast(word, palette.paper) >= 4.5, "\(word) on \(palette.paper)")
        #expect(contrast(word, palette.band) >= 4.5, "\(word) on \(palette.band)")
      }
    }
  }

  @Test("names from files stay text")
  func hostileNames() throws {
    let name = #"</text><script>alert(1)</script>"#
    let text = "components: { '\(name)': { shape: 20, content: { \"a\\u202Eb\": { shape: 4 } } } }"
    let drawn = try #require(Drawn(text))
    let figure = Figure(of: 0, in: drawn.document, drawn.geometry)
    for bytes in [
      SVGDrawing.document([figure]), SVGDrawing.element(figure, label: name + "\"'"),
    ] {
      let drawing = String(decoding: bytes, as: UTF8.self)
      #expect(!drawing.contains("<script"))
      #expect(drawing.contains("&lt;/text&gt;"))
      #expect(!drawing.unicodeScalars.contains("\u{202E}"))
      #expect(!drawing.contains("&#8238;"))
    }
  }

  @Test("pictures to be compared have one scale and one size")
  func compared() throws {
    let drawn = try #require(Drawn(Drawn.cards))
    let one = drawn.figure("card")
    let other = drawn.figure("edge")
    for corner in [nil, Corner.bottomLeading] {
      for isBrief in [false, true] {
        let tags = [(one, other), (other, one)].map { figure, beside in
          let bytes = SVGDrawing.element(
            figure, label: "", corner: corner, isBrief: isBrief, beside: beside)
          return String(decoding: bytes.prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
        }
        #expect(tags[0] == tags[1])
      }
    }
  }

  @Test("no content covers the line of a sibling")
  func siblings() throws {
    let text = """
      components:
        page:
          shape: 20
          content:
            a: { shape: 12, inset: 4 }
            c: { shape: 20, content: { q: { shape: 8 } } }
      """
    let drawn = try #require(Drawn(text))
    let drawing = String(
      decoding: SVGDrawing.document([drawn.figure("page")]), as: UTF8.self)
    let lines = drawing.parts(between: "<path class=\"").dropFirst()
    let last = try #require(lines.lastIndex { $0.hasPrefix("fill ") })
    let first = try #require(lines.firstIndex { $0.hasPrefix("outline ") })
    #expect(last < first)
    #expect(lines.filter { $0.hasPrefix("outline ") }.allSatisfy { $0.contains(" open\"") })
  }

  @Test("a corner tells only of what is at fault in it")
  func faultsOfCorner() throws {
    let drawn = try #require(Drawn(Drawn.cards))
    let bar = try #require(drawn.placement("edge/bar"))
    let mark = CornerMark(placement: bar, corners: 0b0100, severity: .error, rule: "some-rule")
    let figure = drawn.figure("edge", marks: [mark])
    for (corner, isTold) in [(Corner.bottomLeading, true), (.topLeading, false)] {
      let drawing = String(
        decoding: SVGDrawing.document([figure], corner: corner), as: UTF8.self)
      #expect(drawing.contains("[some-rule]") == isTold)
    }
  }

  @Test("what is at fault stands below with its rule")
  func faultLines() throws {
    let drawn = try #require(Drawn(Drawn.cards))
    let photo = try #require(drawn.placement("tight/photo"))
    let mark = CornerMark(
      placement: photo, corners: 0b1111, severity: .error, rule: "some-rule", isAround: true)
    let drawing = String(
      decoding: SVGDrawing.document([drawn.figure("tight", marks: [mark])]), as: UTF8.self)
    #expect(drawing.contains(">error [some-rule]: tight<"))
    #expect(drawing.contains(">20 tight, error<"))
    #expect(drawing.contains(">16 photo<"))
  }

  @Test("numbers beyond all measure give a document all the same")
  func hugeNumbers() throws {
    let text = """
      components:
        card: { shape: 900, padding: 1000000000000, content: { photo: { shape: 998, inset: -5000000 } } }
      """
    let drawn = try #require(Drawn(text))
    let bytes = SVGDrawing.document([drawn.figure("card")])
    let drawing = String(decoding: bytes, as: UTF8.self)
    #expect(!drawing.contains("NaN"))
    #expect(!drawing.contains("\"inf"))
    #expect(drawing.hasSuffix("</svg>\n"))
  }

  @Test("the same figure gives the same bytes, and an element is smaller than a document")
  func sameBytes() throws {
    let drawn = try #require(Drawn(Drawn.cards))
    let figure = drawn.figure("card")
    #expect(SVGDrawing.document([figure]) == SVGDrawing.document([figure]))
    #expect(SVGDrawing.element(figure, label: "card").count < 5000)
    #expect(SVGDrawing.element(figure, label: "card", corner: .topLeading).count < 2500)
  }

  @Test("a sheet holds all figures, each below the one before")
  func sheet() throws {
    let drawn = try #require(Drawn(Drawn.cards))
    let figures = ["card", "tight"].map { drawn.figure($0) }
    let drawing = String(decoding: SVGDrawing.document(figures), as: UTF8.self)
    #expect(drawing.parts(between: "class=\"figure\"").count == 3)
    #expect(drawing.contains("translate("))
  }

  /// WCAG 2.2's contrast of two colours.
  private func contrast(_ first: String, _ second: String) -> Double {
    let lights = [luminance(first), luminance(second)].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  private func luminance(_ colour: String) -> Double {
    var digits = String(colour.dropFirst())
    if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    let number = Int(digits, radix: 16) ?? 0
    let parts = [number >> 16 & 255, number >> 8 & 255, number & 255].map { Double($0) / 255 }
    // The gamma of sRGB, near enough for a limit: 2.4 with its offset, by repeated roots.
    let linear = parts.map { $0 <= 0.04045 ? $0 / 12.92 : power((($0 + 0.055) / 1.055)) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  /// `number` to the power of 2.4.
  private func power(_ number: Double) -> Double {
    // x^2.4 = x² · x^0.4, and y = x^0.4 solves y⁵ = x².
    var root = 1.0
    for _ in 0..<60 {
      let fourth = root * root * root * root
      root -= (fourth * root - number * number) / (5 * fourth)
    }
    return number * number * root
  }
}

extension String {
  /// The parts between places where another text stands.
  fileprivate func parts(between mark: String) -> [String] {
    var parts = [""]
    var rest = self[...]
    while let character = rest.first {
      if rest.hasPrefix(mark) {
        parts.append("")
        rest = rest.dropFirst(mark.count)
      } else {
        parts[parts.count - 1].append(character)
        rest = rest.dropFirst()
      }
    }
    return parts
  }
}
