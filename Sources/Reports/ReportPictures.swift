import Diagnostics

/// Where a report that shows pictures gets them from.
package struct ReportPictures: Sendable {
  /// How much a picture may hold.
  package enum Detail: Sendable {
    /// The whole nesting, about 4 KB.
    case whole
    /// The worst corner alone, well below 1 KB.
    case corner
  }

  /// The style sheet that all pictures need, once a page.
  package let style: @Sendable () -> String
  /// The pictures of the violations of a file, one entry each in their order; nil where there is
  /// nothing to draw.
  package let pictures: @Sendable (FileResult, Detail) -> [ViolationPictures?]

  /// Makes a source of pictures.
  package init(
    style: @escaping @Sendable () -> String,
    pictures: @escaping @Sendable (FileResult, Detail) -> [ViolationPictures?]
  ) {
    self.style = style
    self.pictures = pictures
  }

  /// No pictures at all.
  package static let none = ReportPictures(
    style: { "" },
    pictures: { file, _ in
      [ViolationPictures?](repeating: nil, count: file.violations.count)
    })
}
