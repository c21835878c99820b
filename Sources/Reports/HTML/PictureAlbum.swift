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
  /// The most bytes of all pictures beside so many violations, so that 5,000 make a page of less than
  /// 8 MB.
  static func mostBytes(beside count: Int) -> Int {
    Swift.max(1_000_000, 7_500_000 - Swift.min(count, 10_000) * bytesOfViolation)
  }

  /// About what the words and the source lines of a violation take, in bytes; few take more.
  private static var bytesOfViolation: Int { 1_000 }

  /// Collects the pictures of the violations shown, file by file.
  ///
  /// - Parameter mostBytes: what they may take together; nil for what suits their number.
  init(of report: RunReport, mostBytes: Int? = nil) {
    let count = Severity.allCases.reduce(0) { $0 + report.shownCount($1) }
    let mostBytes = mostBytes ?? Self.mostBytes(beside: count)
    detail = count > Self.mostWhole ? .corner : .whole
    bytesLeft = mostBytes
    // More violations than this need not be drawn to find out that their pictures are too many.
    let mostPictures = Swift.max(1, mostBytes / Self.wrapping)
    for var file in report.files where file.violations.contains(where: report.shows) {
      let isLong = file.violations.count > mostPictures
      if isLong { file.violations.removeLast(file.violations.count - mostPictures) }
      let pictures = report.pictures.pictures(file, detail)
      for (index, violation) in file.violations.enumerated() where report.shows(violation) {
        add(index < pictures.count ? pictures[index] : nil)
        if isCut { return }
      }
      if isLong {
        isCut = true
        return
      }
    }
  }

  private mutating func add(_ pictures: ViolationPictures?) {
    guard let pictures else { return entries.append(nil) }
    let before = picture(pictures.before)
    let after = pictures.after.map { picture($0) }
    if bytesLeft < 0 {
      isCut = true
    } else {
      entries.append(Entry(before: before, after: after, change: pictures.change))
    }
  }

  private mutating func picture(_ bytes: [UInt8]) -> Picture {
    let element = SVGElement(bytes)
    // The class is part of what is drawn: the style sheet goes by it.
    let key = element.className + [0] + element.elements
    let drawing: Int
    if let known = indices[key] {
      drawing = known
    } else {
      drawing = drawings.count
      indices[key] = drawing
      drawings.append(Drawing(className: element.className, elements: element.elements))
      bytesLeft -= element.elements.count
    }
    drawings[drawing].uses += 1
    bytesLeft -= element.tag.count + Self.wrapping
    return Picture(tag: element.tag, drawing: drawing)
  }

  /// About what stands around a picture in the page, in bytes.
  private static var wrapping: Int { 80 }
}
