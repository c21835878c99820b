import Testing

@testable import Drawings

@Suite("Figure")
struct FigureTests {}
