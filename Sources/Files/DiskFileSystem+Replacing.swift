extension DiskFileSystem {
  package func replace(
    _ path: [UInt8], _ original: FileContents, with bytes: [UInt8]
  ) throws(ReplacementError) {
    throw .noFile
  }

  package func removeLeftovers(in folder: [UInt8]) {}
}
