import Configuration
import Synchronization
import Testing

@Suite("The search for a configuration")
struct ConfigurationSearchTests {
  static let files: Set<String> = [
    "/.cornerlint.yaml", "/r/.git", "/r/.cornerlint.yml", "/r/a/.cornerlint.yaml",
    "/r/a/.cornerlint.yml", "/r/a/b/.git", "/s/.cornerlint.yml", "/r/a/n/.cornerlint.yaml",
  ]

  @Test(
    "takes the nearest one, no further than the root of the repository",
    arguments: [
      ("/r", "/r/.cornerlint.yml", "/r"), ("/r/x/y/z", "/r/.cornerlint.yml", "/r"),
      ("/r/a", "/r/a/.cornerlint.yaml", "/r"), ("/r/a/x", "/r/a/.cornerlint.yaml", "/r"),
      ("/r/a/n", "/r/a/n/.cornerlint.yaml", "/r"), ("/r/a/b", nil, "/r/a/b"),
      ("/r/a/b/c", nil, "/r/a/b"), ("/s/x", "/s/.cornerlint.yml", nil),
      ("/t/x", "/.cornerlint.yaml", nil), ("/", "/.cornerlint.yaml", nil),
      ("/r/a/b/../x/./", "/r/a/.cornerlint.yaml", "/r"), ("", nil, nil), ("x/y", nil, nil),
    ] as [(String, String?, String?)])
  func nearest(folder: String, configuration: String?, repository: String?) {
    var search = Self.search { Self.files.contains($0) }
    #expect(search.configuration(for: bytes(folder)) == configuration.map(bytes))
    #expect(search.repository(of: bytes(folder)) == repository.map(bytes))
  }

  @Test("reports a second one in the folder, once, where the first counts")
  func rivals() {
    var search = Self.search { Self.files.contains($0) }
    _ = search.configuration(for: bytes("/r/a/n"))
    #expect(search.faults.isEmpty)
    for folder in ["/r/a", "/r/a/x", "/r/a"] { _ = search.configuration(for: bytes(folder)) }
    #expect(
      search.faults.map(line) == [
        "/r/a/.cornerlint.yml:1:1: .cornerlint.yaml in the same folder counts, and this file "
          + "does not; remove one"
      ])
  }

  @Test("asks for each file once")
  func once() {
    let asked = Asked()
    var search = Self.search { path in
      asked.paths.withLock { $0.append(path) }
      return Self.files.contains(path)
    }
    for folder in ["/r/a/x/y", "/r/a/x", "/r/a/x/z", "/r", "/r/q", "/t"] {
      _ = search.configuration(for: bytes(folder))
      _ = search.repository(of: bytes(folder))
    }
    let paths = asked.paths.withLock { $0 }
    #expect(Set(paths).count == paths.count && paths.count > 10)
  }

  private final class Asked: Sendable {
    let paths = Mutex<[String]>([])
  }

  private static func search(
    exists: @escaping @Sendable (String) -> Bool
  ) -> ConfigurationSearch {
    ConfigurationSearch(
      ConfigurationFiles(
        exists: { exists(String(decoding: $0, as: UTF8.self)) }, read: { _ in [] }))
  }
}
