import YAMLTree

/// The lowest version of one platform that the app runs on.
package struct PlatformVersion: Sendable {
  /// The platforms that a token file may name.
  package enum Platform: UInt8, CaseIterable, Sendable {
    case iOS
    case iPadOS
    case macOS
    case macCatalyst
    case tvOS
    case watchOS
    case visionOS

    /// The word in token files.
    package var word: String {
      switch self {
      case .iOS: "iOS"
      case .iPadOS: "iPadOS"
      case .macOS: "macOS"
      case .macCatalyst: "macCatalyst"
      case .tvOS: "tvOS"
      case .watchOS: "watchOS"
      case .visionOS: "visionOS"
      }
    }
  }

  /// The platform.
  package var platform: Platform
  /// The version; `17.4` is major 17, minor 4.
  package var major: Int
  package var minor: Int
  /// The value in the file.
  package var node: NodeIndex

  /// Makes a version.
  package init(platform: Platform, major: Int, minor: Int, node: NodeIndex) {
    self.platform = platform
    self.major = major
    self.minor = minor
    self.node = node
  }
}
