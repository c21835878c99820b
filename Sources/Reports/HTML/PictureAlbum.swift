import Diagnostics

/// The pictures of a page: each drawing is kept once, and only as many as the page can hold.
struct PictureAlbum {
  /// A picture: the tag it starts with, which says what it shows, and the drawing inside.
  struct Picture {
    /// The opening tag of the `<svg>` element.
    let tag: [UInt8]
    /// The place in `drawings`.
    let drawing: Int
  }

  /// What an `<svg>` element holds.
  struct Drawing {
    /// The value of the element's class, quoted; empty when it has none.
    let className: [UInt8]
    /// The elements inside.
    let elements: [UInt8]
    /// How many pictures show it.
    var uses = 0
  }

  /// The pictures of one violation.
  struct Entry {
    let before: Picture
    let after: Picture?
    /// The change in a few words; may be empty.
    let change: String
  }

  /// By the number of the violation among those shown, from 0; those behind the end are not drawn.
  private(set) var entries: [Entry?] = []
  /// Every drawing once, in the order of first use.
  private(set) var drawings: [Drawing] = []
  /// How much the pictures hold.
  let detail: ReportPictures.Detail
  /// Whether there were more than the page can hold.
  private(set) var isCut = false
  private var indices: [[UInt8]: Int] = [:]
  private var bytesLeft: Int

  /// Up to this many violations pictures show the whole nesting, with more of them a corner.
  static var mostWhole: Int { 200 }
  /// No pictures.
  static let empty = PictureAlbum(of: RunReport(files: []), mostBytes: 0)

  /// Collects the pictures of the violations shown, file by file.
  ///
  /// - Parameter mostBytes: what they may take together.
  init(of report: RunReport, mostBytes: Int) {
    let count = Severity.allCases.reduce(0) { $0 + report.shownCount($1) }
    detail = count > Self.mostWhole ? .corner : .whole
    bytesLeft = mostBytes
    for file in report.files where file.violations.contains(where: report.shows) {
      let pictures = report.pictures.pictures(file, detail)
      for (index, violation) in file.violations.enumerated() where report.shows(violation) {
        add(index < pictures.count ? pictures[index] : nil)
      }
      // The rest of the files need not be drawn to find out that there is no room.
      if isCut, bytesLeft < Self.leastPicture { return }
    }
  }

  private mutating func add(_ pictures: ViolationPictures?) {
    guard let pictures else { return entries.append(nil) }
    let elements = [pictures.before, pictures.after].compactMap(\.self).map(SVGElement.init)
    let cost = elements.reduce(0) { cost, element in
      let isKnown = indices[Self.key(of: element)] != nil
      return cost + element.tag.count + Self.wrapping + (isKnown ? 0 : element.elements.count)
    }
    guard cost <= bytesLeft else {
      isCut = true
      return entries.append(nil)
    }
    bytesLeft -= cost
    let added = elements.map { picture($0) }
    entries.append(
      added.first.map {
        Entry(
          before: $0, after: pictures.after == nil ? nil : added.last, change: pictures.change)
      })
  }

  /// The class is part of what is drawn: the style sheet goes by it.
  private static func key(of element: SVGElement) -> [UInt8] {
    element.className + [0] + element.elements
  }

  private mutating func picture(_ element: SVGElement) -> Picture {
    let key = Self.key(of: element)
    let drawing = indices[key] ?? drawings.count
    if drawing == drawings.count {
      indices[key] = drawing
      drawings.append(Drawing(className: element.className, elements: element.elements))
    }
    drawings[drawing].uses += 1
    return Picture(tag: element.tag, drawing: drawing)
  }

  /// What a picture takes at least, with its tag, in bytes.
  private static var leastPicture: Int { 200 }

  /// About what stands around a picture in the page, in bytes.
  private static var wrapping: Int { 80 }
}
