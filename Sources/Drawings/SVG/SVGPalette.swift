import Diagnostics

/// The colours of a drawing on light or on dark paper; lines and words keep a contrast of 4.5 : 1.
struct SVGPalette {
  let paper: String
  /// Lines and words of outlines at even levels.
  let ink: String
  /// Lines and words of outlines at odd levels.
  let secondInk: String
  /// What lies inside outlines at even levels: the band that padding leaves.
  let band: String
  /// Lines and words of measures.
  let measure: String
  /// Lines of further shapes of a component.
  let variant: String
  /// Lines and words of faults, by `Severity.rawValue`.
  let faults: [String]

  /// For light pages, and where nothing is known of the page.
  static let light = SVGPalette(
    paper: "#fff", ink: "#14171c", secondInk: "#0b57c4", band: "#dde6f2", measure: "#4a515c",
    variant: "#7a1fa2",
    faults: ["#5c3bab", "#8a4b00", "#bd1328"])

  /// For dark pages.
  static let dark = SVGPalette(
    paper: "#11141a", ink: "#f3f5f9", secondInk: "#8fbcff", band: "#2c3644", measure: "#b4bdca",
    variant: "#e3a6ff",
    faults: ["#c9b8ff", "#ffc069", "#ff9292"])

  /// The colour of a fault.
  func fault(_ severity: Severity) -> String {
    let index = Int(severity.rawValue)
    return faults.indices.contains(index) ? faults[index] : ink
  }
}
