import CornerTokens
import Testing

struct SettingsTests {
  @Test(
    "a document that is no token file is said to be none, at its first node",
    arguments: [
      FaultCase("", "not-a-token-file 1: "),
      FaultCase("# only a comment\n", "not-a-token-file 1: "),
      FaultCase("name: x\nother: y", "not-a-token-file 1: name"),
      FaultCase("- a\n- b", "not-a-token-file 1: - a\n- b"),
      FaultCase("just text", "not-a-token-file 1: just text"),
      FaultCase("version: 1\nplatforms: { iOS: 18 }", "not-a-token-file 1: version"),
      FaultCase("corners: {}\n---\nname: x", "not-a-token-file 3: name"),
      FaultCase("corners: {}\n---\n"),
      FaultCase("corners:"),
      FaultCase("components:"),
      FaultCase("x-a: 1\ncorners:\nx-b: [2]"),
      FaultCase("corners:\ncolours: 4", "unknown-key 2: colours"),
    ])
  func tokenFile(example: FaultCase) {
    #expect(Loading(example.text).faults == example.faults)
  }

  @Test(
    "version, platforms and display are checked",
    arguments: [
      FaultCase("corners:\nversion: 1"), FaultCase("corners:\nversion: '1'"),
      FaultCase("corners:\nversion: 2", "invalid-value 2: 2"),
      FaultCase("corners:\nversion: 1.0", "invalid-value 2: 1.0"),
      FaultCase("corners:\nversion:", "invalid-value 2: "),
      FaultCase("corners:\nversion: [1]", "invalid-value 2: [1]"),
      FaultCase("corners:\nplatforms: { iOS: 17, macOS: '17.4', x-note: text, visionOS: 2.0 }"),
      FaultCase("corners:\nplatforms: { ios: 17 }", "unknown-key 2: ios"),
      FaultCase("corners:\nplatforms: { iOS: seventeen }", "invalid-value 2: seventeen"),
      FaultCase("corners:\nplatforms: { iOS: -17 }", "invalid-value 2: -17"),
      FaultCase("corners:\nplatforms: { iOS: 0x11 }", "ambiguous-number 2: 0x11"),
      FaultCase("corners:\nplatforms: { iOS: }", "invalid-value 2: "),
      FaultCase("corners:\nplatforms: 17", "invalid-value 2: 17"),
      FaultCase("corners: { a: 9 }\ndisplay: { cornerRadius: a * 2, idiom: pad, x-size: big }"),
      FaultCase("corners:\ndisplay: { radius: 4 }", "unknown-key 2: radius"),
      FaultCase("corners:\ndisplay: { idiom: phon }", "invalid-value 2: phon"),
      FaultCase("corners:\ndisplay: { cornerRadius: -1 }", "invalid-value 2: -1"),
      FaultCase("corners:\ndisplay: { cornerRadius: padding }", "unknown-token 2: padding"),
      FaultCase("corners:\ndisplay: phone", "invalid-value 2: phone"),
    ])
  func settings(example: FaultCase) {
    #expect(Loading(example.text).faults == example.faults)
  }

  @Test("versions are read as text, so 17.10 is ten behind the point")
  func versionText() {
    let platforms = Loading("corners:\nplatforms: { iOS: 17.10, tvOS: 9 }").document?.platforms
    #expect(platforms?.map(\.major) == [17, 9])
    #expect(platforms?.map(\.minor) == [10, 0])
    #expect(platforms?.map(\.platform) == [.iOS, .tvOS])
  }

  @Test("a display keeps its radius and idiom")
  func display() {
    let display = Loading("corners: { a: 50 }\ndisplay: { cornerRadius: a + 5, idiom: phone }")
      .document?
      .display
    #expect(display?.cornerRadius == 55)
    #expect(display?.idiom == .phone)
    #expect(Loading("corners:\ndisplay: {}").document?.display?.cornerRadius.isNaN == true)
  }

  @Test("documents before a syntax error are read")
  func syntaxError() {
    let loading = Loading("corners: { a: 1 }\n---\ncorners: { a: [ }\n")
    #expect(loading.reading.documents.count == 1)
    #expect(loading.reading.faults.map(\.rule) == [.yamlSyntax])
  }
}
