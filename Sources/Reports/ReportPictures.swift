import Diagnostics

/// Where a report that shows pictures gets them from.
package struct ReportPictures: Sendable {
  /// How much a picture may hold.
  package enum Detail: Sendable {
    /// The whole nesting with names, some 4 KB.
    case whole
    /// The worst corner alone without names, some 1 KB, and the same bytes for the same corner.
    case corner
  }

  /// The style sheet that all pictures need, once a page.
  let style: @Sendable () -> String
  /// Markup that all pictures refer to and that shows nothing itself, once a page, in front of them.
  let definitions: @Sendable () -> [UInt8]
  /// The pictures of the violations of a file, one entry each in their order; nil where there is
  /// nothing to draw.
  let pictures: @Sendable (FileResult, Detail) -> [ViolationPictures?]

  /// Makes a source of pictures.
  package init(
    style: @escaping @Sendable () -> String,
    definitions: @escaping @Sendable () -> [UInt8] = { [] },
    pictures: @escaping @Sendable (FileResult, Detail) -> [ViolationPictures?]
  ) {
    self.style = style
    self.definitions = definitions
    self.pictures = pictures
  }

  /// No pictures at all.
  package static let none = ReportPictures(
    style: { "" },
    pictures: { file, _ in
      [ViolationPictures?](repeating: nil, count: file.violations.count)
    })
}
