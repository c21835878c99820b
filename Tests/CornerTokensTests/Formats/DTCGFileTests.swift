import Foundation
import Testing

@testable import CornerTokens

/// Public files in this format, which lie beside the package when they are there.
struct DTCGFileTests {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared/tokens")

  static let isThere = FileManager.default.fileExists(atPath: folder.path)

  private func sample(_ name: String) throws -> DTCGSample {
    DTCGSample(try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8))
  }

  @Test("variables from Figma", .enabled(if: isThere))
  func figma() throws {
    let sample = try sample("terrazzoapp__terrazzo__figma-sds.tokens.json")
    #expect(sample.file?.format == "DTCG")
    #expect(sample.tokens.count == 298)
    #expect(sample.value("size.radius.100") == "0.25 rem dimension")
    #expect(sample.value("size.radius.full") == "624.9375 rem dimension")
    #expect(sample.role("size.radius.full") == .radius)
    #expect(sample.value("size.space.200") == "0.5 rem dimension")
    #expect(sample.role("size.space.200") == .padding)
    #expect(sample.faults.isEmpty)
  }

  @Test("what a design document exports", .enabled(if: isThere))
  func atmosphericGlass() throws {
    let sample = try sample("google-labs-code__design.md__atmospheric-glass-design_tokens.json")
    #expect(sample.file?.format == "DTCG")
    #expect(sample.value("rounded.sm") == "0.25 rem dimension")
    #expect(sample.value("rounded.full") == "9999 px dimension")
    #expect(sample.role("rounded.DEFAULT") == .radius)
    #expect(sample.value("spacing.glass-padding") == "20 px dimension")
    #expect(sample.value("components.glass-card-standard.rounded") == "{rounded.lg} unknown")
    #expect(
      sample.value("components.glass-card-standard.padding") == "{spacing.glass-padding} unknown")
    #expect(sample.value("components.button-primary.padding")?.hasSuffix("dimension") == true)
    // Many components have members without `$value`, which is told once.
    #expect(sample.faults.count == 1)
    #expect(sample.faults.allSatisfy { $0.hasPrefix("outdated-dimension") })
    #expect(sample.messages.allSatisfy { $0.contains("more in this file)") })
  }

  @Test("YAML of the days of Cobalt", .enabled(if: isThere))
  func tiles() throws {
    let sample = try sample("terrazzoapp__tiles__tokens.yaml")
    #expect(sample.file?.format == "DTCG")
    #expect(sample.value("size.s.padding") == "0.5 rem dimension")
    #expect(sample.value("size.m.radius") == "0.375 rem dimension")
    #expect(sample.role("size.l.radius") == .radius)
    #expect(sample.faults.allSatisfy { $0.hasPrefix("outdated-dimension") })
  }

  @Test("units beside the values", .enabled(if: isThere))
  func mudrichenko() throws {
    let sample = try sample("mudrichenkoevgeny__platform-design-system__radius.json")
    #expect(sample.file?.format == "DTCG")
    #expect(sample.value("radius.extraSmall") == "4 dp dimension")
    #expect(sample.value("radius.extraLarge") == "24 dp dimension")
    #expect(sample.role("radius.medium") == .radius)
    #expect(sample.faults.count == 1)
    #expect(sample.messages.allSatisfy { $0.contains(" (and 4 more in this file)") })
  }

  @Test("CSS beside lengths", .enabled(if: isThere))
  func amsterdam() throws {
    let sample = try sample("Amsterdam__design-system__dialog.tokens.json")
    #expect(sample.file?.format == "DTCG")
    #expect(sample.value("ams.dialog.border-radius") == "other unknown")
    #expect(sample.role("ams.dialog.border-radius") == .radius)
    #expect(sample.value("ams.dialog.header.padding-block") == "{ams.space.l} 0 unknown")
    #expect(sample.value("ams.dialog.max-inline-size") == "48 rem dimension")
    #expect(sample.value("ams.dialog.body.padding-block") == "0 dimension")
    #expect(sample.role("ams.dialog.body.padding-block") == .padding)
    #expect(sample.faults == [#"outdated-dimension 127: "0""#])
  }
}
