/// When output is coloured: the values of `--color`.
enum ColourChoice: String, CaseIterable, Sendable {
  case auto
  case always
  case never

  /// Decides for one channel; the first that has something to say wins: this choice, `NO_COLOR`,
  /// `CLICOLOR_FORCE` or `FORCE_COLOR`, then whether it is a terminal that can.
  func isColoured(_ channel: OutputChannel, _ environment: Environment) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if let value = environment.value("NO_COLOR"), !value.isEmpty { return false }
    if let value = environment.value("CLICOLOR_FORCE"), !["", "0"].contains(value) { return true }
    if let value = environment.value("FORCE_COLOR"), !["", "0", "false"].contains(value) {
      return true
    }
    return channel.isTerminal && environment.value("TERM") != "dumb"
  }
}
