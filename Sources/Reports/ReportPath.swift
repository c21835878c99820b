import Files

/// Paths as services want them; all by their bytes, without a look at the disk.
enum ReportPath {
  /// What standard input is called; it lies in no folder.
  private static let standardInput = Array("<stdin>".utf8)

  /// The absolute path, without `.` and `..`; relative still when the working folder is unknown.
  static func absolute(_ path: [UInt8], in folders: ReportFolders) -> [UInt8] {
    path == standardInput ? path : FilePath.absolute(path, in: folders.working)
  }

  /// The path from the repository, or from the working folder where there is no repository.
  ///
  /// Without `./`, and without `..` but at its start.
  static func fromRoot(_ path: [UInt8], in folders: ReportFolders) -> [UInt8] {
    let root = folders.repository.isEmpty ? folders.working : folders.repository
    let target = absolute(path, in: folders)
    return root.isEmpty || !FilePath.isAbsolute(target)
      ? target : FilePath.relative(target, to: root)
  }

  /// The path from the root, for people; bytes that are no UTF-8 become U+FFFD.
  static func textFromRoot(_ path: [UInt8], in folders: ReportFolders) -> String {
    FilePath.text(fromRoot(path, in: folders))
  }
}
