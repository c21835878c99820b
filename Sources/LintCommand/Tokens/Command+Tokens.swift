import CornerTokens
import Diagnostics
import Files
import Reports

extension Command {
  /// `cornerlint tokens`: what is understood of token files.
  func tokens(_ arguments: ParsedArguments) throws(UsageError) -> ExitCode {
    let options = try LintOptions(arguments)
    let colours = arguments.text(.color).flatMap(ColourChoice.init) ?? .auto
    let isJSON = arguments.text(.listFormat) == "json"
    let output = streams.output
    let page = TokenPage(
      style: PageStyle(isColoured: colours.isColoured(output, environment)),
      width: output.isTerminal ? max(40, output.columns() ?? 80) : nil)

    var shelf = SettingsShelf(options, in: files)
    let search = InputSearch(options, in: files, settings: &shelf)
    let inputs = search.inputs
    let (settings, files, readInput) = (shelf.settings, files, streams.readInput)
    let found = Workers.map(inputs.count, jobs: options.jobs(for: inputs.count)) { place in
      let input = inputs[place]
      return Self.list(
        input, settings[input.settings].linter.shelf, files, readInput,
        as: { isJSON ? TokenListJSON.bytes(of: $0) : page.bytes(of: $0) })
    }

    var problems = shelf.problems + search.problems
    var skipped = search.skipped
    var listings: [[UInt8]] = []
    var counted: [CountedTokens] = []
    for (input, file) in zip(inputs, found) {
      switch file {
      case .unreadable(let error): problems.append(.unreadable(path: input.path, error))
      case .prose: skipped.append(SkippedInput(path: input.path, reason: .prose))
      case .listed(let texts, let tokens):
        listings += texts
        counted += tokens
      }
    }
    let count = total(counted, of: inputs)
    let listedCount = found.count { if case .listed = $0 { true } else { false } }
    let failure: ExitCode?
    if isJSON {
      failure = write(
        TokenListJSON.document(
          listings, count, files: listedCount, problems: problems.map(\.sentence)))
    } else {
      let summary = options.isQuiet || listings.isEmpty ? "" : count.text(files: listedCount) + "\n"
      var text = ByteWriter()
      for listing in listings { text.write(listing) }
      text.write(summary)
      failure = write(text.bytes)
    }
    tell(problems, skipped, isEmpty: inputs.isEmpty, options, console(colours))
    return failure ?? (problems.isEmpty ? .clean : .failed)
  }

  private static func list(
    _ input: LintInput, _ shelf: TokenShelf?, _ files: any FileSystem,
    _ readInput: @Sendable () throws(SystemError) -> [UInt8],
    as render: (TokenListing) -> [UInt8]
  ) -> ListedFile {
    do throws(SystemError) {
      let bytes = input.isStandardInput ? try readInput() : try files.read(input.path).bytes
      let source = SourceText(pathBytes: input.path, bytes: bytes)
      if !input.isNamed, TokenReader.isProse(source) { return .prose }
      let reading = TokenReader.read(TokenReader.tree(of: source), shelf: shelf)
      var lister = TokenLister(reading, of: source)
      let listings = lister.listings()
      return .listed(listings.map(render), listings.map(\.count))
    } catch {
      return .unreadable(error)
    }
  }

  /// How many tokens there are; one that several files name counts once.
  private func total(_ counted: [CountedTokens], of inputs: [LintInput]) -> TokenCount {
    let working = files.workingFolder
    var total = TokenCount()
    var seen: [[UInt8]: Set<UInt32>] = [:]
    var listed: Set<[UInt8]> = []
    for tokens in counted { total += tokens.own }
    guard counted.contains(where: { !$0.elsewhere.isEmpty }) else { return total }
    for input in inputs { listed.insert(FilePath.absolute(input.path, in: working)) }
    for tokens in counted {
      for token in tokens.elsewhere {
        let file = FilePath.absolute(token.place.file, in: working)
        guard !listed.contains(file),
          seen[file, default: []].insert(token.place.offset).inserted
        else { continue }
        total.add(token.kind)
      }
    }
    return total
  }

  private func tell(
    _ problems: [RunProblem], _ skipped: [SkippedInput], isEmpty: Bool, _ options: LintOptions,
    _ console: Console
  ) {
    for problem in problems { console.error(problem.sentence) }
    if options.isVerbose {
      for input in skipped { console.note(input.sentence) }
    } else if isEmpty, problems.isEmpty, !options.isQuiet,
      let first = skipped.first(where: \.isExcluded)
    {
      console.note(first.sentence)
    }
  }
}
