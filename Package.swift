// swift-tools-version: 6.0

import PackageDescription

/// The rooms of cornerlint, in the order in which data passes through them.
///
/// Arrows point one way: a target may depend on those above it, never on those below.
let package = Package(
  name: "cornerlint",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "cornerlint", targets: ["cornerlint"]),
    .executable(name: "benchmark", targets: ["Benchmark"]),
  ],
  targets: [
    .target(name: "Diagnostics"),
    .systemLibrary(name: "CXattr"),
    .target(
      name: "Files",
      dependencies: [.target(name: "CXattr", condition: .when(platforms: [.linux]))]
    ),
    .systemLibrary(
      name: "CYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .target(name: "YAMLTree", dependencies: ["CYAML", "Diagnostics"]),
    .target(name: "Expressions"),
    .target(name: "CornerTokens", dependencies: ["Diagnostics", "Expressions", "YAMLTree"]),
    .target(name: "CornerGeometry", dependencies: ["CornerTokens", "Expressions"]),
    .target(
      name: "Drawings",
      dependencies: ["CornerGeometry", "CornerTokens", "Diagnostics", "Expressions", "YAMLTree"]
    ),
    .target(
      name: "RuleEngine",
      dependencies: ["CornerGeometry", "CornerTokens", "Diagnostics", "Expressions", "YAMLTree"]
    ),
    .target(
      name: "Configuration",
      dependencies: ["Diagnostics", "Expressions", "Files", "YAMLTree"]
    ),
    .target(
      name: "Reports",
      dependencies: ["Diagnostics", "Files"],
      resources: [.embedInCode("HTML/report.css"), .embedInCode("HTML/report.js")]
    ),
    .target(name: "Baseline", dependencies: ["Diagnostics", "YAMLTree"]),
    .target(
      name: "Rules",
      path: "Rules",
      resources: [
        .embedInCode("concentric"),
        .embedInCode("container"),
        .embedInCode("loading"),
        .embedInCode("nesting"),
        .embedInCode("platform"),
        .embedInCode("scale"),
        .embedInCode("shape"),
      ]
    ),
    .target(
      name: "Schemas",
      path: "Schemas",
      resources: [
        .embedInCode("config.schema.json"),
        .embedInCode("rule.schema.json"),
        .embedInCode("tokens.schema.json"),
      ]
    ),
    .target(
      name: "LintCommand",
      dependencies: [
        "Baseline", "Configuration", "CornerGeometry", "CornerTokens", "Diagnostics", "Drawings",
        "Expressions", "Files", "Reports", "RuleEngine", "Rules", "Schemas", "YAMLTree",
      ]
    ),
    .executableTarget(name: "cornerlint", dependencies: ["Files", "LintCommand"]),
    .executableTarget(
      name: "Benchmark",
      dependencies: [
        "CYAML", "CornerGeometry", "CornerTokens", "Diagnostics", "Files", "LintCommand",
        "RuleEngine", "Rules", "YAMLTree",
      ]
    ),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
    .testTarget(name: "FilesTests", dependencies: ["Files"]),
    .testTarget(name: "YAMLTreeTests", dependencies: ["Diagnostics", "YAMLTree"]),
    .testTarget(name: "ExpressionsTests", dependencies: ["Expressions"]),
    .testTarget(
      name: "ConfigurationTests",
      dependencies: ["Configuration", "Diagnostics", "Expressions", "YAMLTree"]
    ),
    .testTarget(
      name: "CornerTokensTests",
      dependencies: ["CornerTokens", "Diagnostics", "Expressions", "YAMLTree"]
    ),
    .testTarget(
      name: "CornerGeometryTests",
      dependencies: ["CornerGeometry", "CornerTokens", "Diagnostics", "Expressions", "YAMLTree"]
    ),
    .testTarget(
      name: "DrawingsTests",
      dependencies: [
        "CornerGeometry", "CornerTokens", "Diagnostics", "Drawings", "Expressions", "YAMLTree",
      ]
    ),
    .testTarget(
      name: "RuleEngineTests",
      dependencies: [
        "CornerGeometry", "CornerTokens", "Diagnostics", "Expressions", "RuleEngine", "Rules",
        "YAMLTree",
      ]
    ),
    .testTarget(
      name: "RulesTests",
      dependencies: ["Diagnostics", "RuleEngine", "Rules", "YAMLTree"]
    ),
    .testTarget(
      name: "SchemasTests",
      dependencies: [
        "Configuration", "CornerTokens", "Diagnostics", "RuleEngine", "Rules", "Schemas",
        "YAMLTree",
      ]
    ),
    .testTarget(
      name: "ReportsTests",
      dependencies: ["Diagnostics", "Reports"],
      exclude: ["Golden"]
    ),
    .testTarget(name: "BaselineTests", dependencies: ["Baseline", "Diagnostics"]),
    .testTarget(
      name: "LintCommandTests",
      dependencies: [
        "CornerGeometry", "CornerTokens", "Diagnostics", "Drawings", "Files", "LintCommand",
        "Reports", "RuleEngine", "Rules",
      ],
      exclude: ["Golden"]
    ),
  ],
  swiftLanguageModes: [.v6]
)
