import Configuration
import Diagnostics

/// Files in memory, by their paths.
struct Folder: Sendable {
  var files: [String: String]

  var source: ConfigurationFiles {
    let files = files
    return ConfigurationFiles(
      exists: { files[String(decoding: $0, as: UTF8.self)] != nil },
      read: { (path) throws(ConfigurationFiles.Obstacle) in
        guard let text = files[String(decoding: path, as: UTF8.self)] else {
          throw ConfigurationFiles.Obstacle(reason: "no such file or folder")
        }
        return Array(text.utf8)
      })
  }

  /// The configuration at a path, with what is wrong as lines.
  func load(_ path: String) -> (configuration: Configuration, faults: [String]) {
    var loader = ConfigurationLoader(source)
    let configuration = loader.load(Array(path.utf8))
    return (configuration, loader.faults.map(line))
  }
}

/// A fault as a line: path, line, column and sentence.
func line(_ fault: ConfigurationFault) -> String {
  "\(String(decoding: fault.origin.path, as: UTF8.self)):\(fault.origin.line)"
    + ":\(fault.origin.column): \(fault.sentence)"
}

/// An origin as the page writes it.
func place(_ origin: Origin) -> String {
  "\(String(decoding: origin.path, as: UTF8.self)):\(origin.line):\(origin.column)"
}

/// Reads one file called `c`.
func read(_ text: String) -> ConfigurationFile {
  ConfigurationFile(reading: SourceText(path: "c", text: text))
}

/// What is wrong with one file called `c`.
func faults(_ text: String) -> [String] { read(text).faults.map(line) }
