import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

guard let options = Options(CommandLine.arguments.dropFirst()) else {
  print(Options.usage)
  exit(2)
}

for form in options.forms {
  let size = options.size(of: form)
  if options.growth {
    var line = "\(form.rawValue.padded(to: 10))"
    var last: Double?
    for factor in [1, 2, 4, 8] {
      let text = Workload(form: form, size: size * factor).text()
      let source = SourceText(pathBytes: Array("benchmark.yaml".utf8), bytes: text)
      let taken = Stages(source: source, times: options.times).whole()
      let step = last.map { " (\((taken / $0).short) x)" } ?? ""
      line += "  \(size * factor): \(taken.short) ms\(step)"
      last = taken
    }
    print(line)
  } else {
    let text = Workload(form: form, size: size).text()
    print("\(form.rawValue) \(size): \((Double(text.count) / 1_000_000).short) MB")
    let source = SourceText(pathBytes: Array("benchmark.yaml".utf8), bytes: text)
    Stages(source: source, times: options.times).report()
  }
}
