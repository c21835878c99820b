import Diagnostics
import Reports

extension Samples {
  /// Pictures of a line for every violation that names a component; those with a fix have a second
  /// one.
  static let fakePictures = ReportPictures(
    style: { ".fake { fill: none; }\n" },
    definitions: { Array("<svg><defs></defs></svg>\n".utf8) },
    pictures: { file, _ in
      file.violations.map { violation in
        guard !violation.component.isEmpty else { return nil }
        let picture = picture(
          of: "M0 0h\(violation.placements)", label: violation.component)
        return ViolationPictures(
          before: picture, after: violation.fix.map { _ in picture },
          change: violation.fix == nil ? "" : "`24` becomes `28`")
      }
    })

  /// An element as drawings are.
  static func picture(of path: String, label: String) -> [UInt8] {
    Array(
      """
      <svg class="fake" viewBox="0 0 9 9" role="img" aria-label="\(label)"><path d="\(path)"/></svg>
      """.utf8)
  }
}
