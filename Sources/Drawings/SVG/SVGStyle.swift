import Diagnostics

/// The style sheet and the patterns of drawings.
enum SVGStyle {
  /// The rules, for light paper and, where the viewer wants it, for dark.
  static var sheet: String {
    // What has no fill comes last: it holds whatever the level.
    colours(.light) + "@media (prefers-color-scheme:dark){\(colours(.dark))}" + lines
  }

  /// What has no colour; lines are as thick on the screen whatever the scale.
  private static var lines: String {
    """
    .corners{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;\
    overflow:hidden}
    .corners path,.corners line,.corners circle{vector-effect:non-scaling-stroke;stroke-width:1.5}
    .corners .chosen{stroke-dasharray:5 3}
    .corners .layout,.corners .implied{stroke-dasharray:2 3}
    .corners .display{stroke-dasharray:9 3}
    .corners .whole{stroke-width:3}
    .corners .curve,.corners .at{stroke-width:4}
    .corners .error{stroke-dasharray:7 2}
    .corners .warning{stroke-dasharray:3 2}
    .corners .info{stroke-dasharray:1 2}
    .corners .patch{stroke:none!important}
    .corners .measure,.corners .lead{stroke-width:1}
    .corners .join{stroke-width:2;stroke-dasharray:none!important}
    .corners :is(.open,.layout,.implied,.whole,.curve,.measure,.lead,.shared,.join){fill:none}
    .corners .caption{font-weight:600}
    .corners .number{font-variant-numeric:tabular-nums}

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
      .corners .shared{stroke:\(palette.ink)}
      .corners .join{stroke:\(palette.measure)}
      .corners .display{fill:\(palette.paper)}
      .corners .centre.even,.corners .centre.odd{fill:\(palette.paper)}
      .corners text,.corners text.even{fill:\(palette.ink);stroke:none}
      .corners text.odd{fill:\(palette.secondInk);stroke:none}
      .corners .on{paint-order:stroke;stroke:\(palette.paper);stroke-width:.3em;\
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
        + "<path d=\"\(lines)\" style=\"stroke-width:\(line);vector-effect:none\"/></pattern>"
    }.joined()
  }
}
