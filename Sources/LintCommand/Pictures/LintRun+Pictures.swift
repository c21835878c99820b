import Diagnostics
import Drawings
import Files
import Reports
import RuleEngine

extension LintRun {
  /// The pictures of what the run found, for reports that show them; nothing is drawn before one
  /// asks.
  var pictures: ReportPictures {
    guard options.showsPictures else { return .none }
    var places: [[UInt8]: Int] = [:]
    for entry in entries { places[entry.input.path] = entry.input.settings }
    let settings = settings
    return ReportPictures(
      style: { SVGDrawing.style }, definitions: { SVGDrawing.definitions },
      pictures: { [places] file, detail in
        guard let place = places[file.source.pathBytes] else {
          return [ViolationPictures?](repeating: nil, count: file.violations.count)
        }
        var pictures = FilePictures(of: file, detail, with: settings[place].linter)
        return pictures.drawn()
      })
  }
}
