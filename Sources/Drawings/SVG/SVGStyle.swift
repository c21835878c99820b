import Diagnostics

/// The style sheet and the patterns of drawings.
enum SVGStyle {
  /// The rules, for light paper, and for dark where the viewer wants that on a screen.
  ///
  /// Widths of lines go by the size of the text, so that both grow and shrink together.
  static var sheet: String {
    // What has no fill comes last: it holds whatever the level.
    colours(.light) + "@media screen and (prefers-color-scheme:dark){\(colours(.dark))}" + lines
  }

  /// What has no colour.
  private static var lines: String {
    """
    .corners{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;\
    overflow:hidden;font-variant-numeric:tabular-nums}
    .corners path,.corners line,.corners circle{stroke-width:.14em}
    .corners .chosen{stroke-dasharray:.5em .25em}
    .corners .layout,.corners .implied{stroke-dasharray:.2em .25em}
    .corners .display{stroke-dasharray:.8em .3em}
    .corners .variant{stroke-dasharray:.35em .2em}
    .corners .whole{stroke-width:.28em}
    .corners .curve,.corners .at{stroke-width:.36em}
    .corners .error{stroke-dasharray:.65em .18em}
    .corners .warning{stroke-dasharray:.28em .18em}
    .corners .info{stroke-dasharray:.1em .18em}
    .corners .patch,.corners .fill{stroke:none}
    .corners .measure,.corners .lead{stroke-width:.09em}
    .corners .join{stroke-width:.18em;stroke-dasharray:none}
    .corners .open,.corners .layout,.corners .implied,.corners .variant,.corners .whole,\
    .corners .curve,.corners .measure,.corners .lead,.corners .shared,.corners .join{fill:none}
    .corners .caption{font-weight:600}

    """
  }

  private static func colours(_ palette: SVGPalette) -> String {
    var sheet = """
      .corners{background:\(palette.paper)}
      .corners .paper{fill:\(palette.paper)}
      .corners .even{stroke:\(palette.ink);fill:\(palette.band)}
      .corners .odd{stroke:\(palette.secondInk);fill:\(palette.paper)}
      .corners .measure{stroke:\(palette.measure)}
      .corners .lead{stroke:\(palette.measure)}
      .corners .variant{stroke:\(palette.variant)}
      .corners .shared{stroke:\(palette.ink)}
      .corners .join{stroke:\(palette.measure)}
      .corners .display{fill:\(palette.paper)}
      .corners .centre.even,.corners .centre.odd{fill:\(palette.paper)}
      .corners text,.corners text.even{fill:\(palette.ink);stroke:none}
      .corners text.odd{fill:\(palette.secondInk);stroke:none}
      .corners .on{paint-order:stroke;stroke:\(palette.paper);stroke-width:.4em;\
      stroke-linejoin:round;fill:\(palette.measure)}

      """
    for severity in Severity.allCases {
      let colour = palette.fault(severity)
      let word = severity.word
      sheet += """
        .corners .\(word){stroke:\(colour)}
        .corners text.\(word){fill:\(colour);stroke:none}
        .corners-\(word) path{stroke:\(colour)}

        """
    }
    return sheet
  }

  /// The name of the pattern of a fault, in a drawing of a scale.
  static func pattern(_ severity: Severity, _ scale: DrawingScale) -> String {
    "corners-\(severity.word)-\(scale.name)"
  }

  /// The patterns that tell faults apart without colour: crossed lines for errors, lines for
  /// warnings, dots for infos; for drawings of one scale, on which they look the same as on others.
  static func patterns(_ scale: DrawingScale) -> String {
    let size = SVGNumber.text(scale.points(6))
    let half = SVGNumber.text(scale.points(3))
    let line = SVGNumber.text(scale.points(1))
    let dot = SVGNumber.text(scale.points(1.2))
    return Severity.allCases.map { severity in
      let lines =
        switch severity {
        case .error: "M0 0L\(size) \(size)M0 \(size)L\(size) 0"
        case .warning: "M0 \(size)L\(size) 0"
        case .info: "M\(half) \(half)h\(dot)"
        }
      return "<pattern id=\"\(pattern(severity, scale))\" class=\"corners-\(severity.word)\" "
        + "width=\"\(size)\" height=\"\(size)\" patternUnits=\"userSpaceOnUse\">"
        + "<path d=\"\(lines)\" style=\"stroke-width:\(line)\"/></pattern>"
    }.joined()
  }
}
