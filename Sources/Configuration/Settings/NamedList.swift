/// A list in the order in which its members came, each name once, with a quick look by name.
package struct NamedList<Member: Named>: Sendable {
  /// The members, by when their name came first.
  package private(set) var members: [Member] = []
  /// The places of the names; bytes, since equal strings need not have equal ones.
  private var places: [[UInt8]: Int] = [:]

  /// Makes an empty list.
  package init() {}

  /// The member of a name; nil for a name that is not there.
  package subscript(name: String) -> Member? {
    places[Array(name.utf8)].map { members[$0] }
  }

  /// Adds a member, or lets `combine` change the one of the same name.
  mutating func add(_ member: Member, combining combine: (inout Member, Member) -> Void) {
    let name = Array(member.name.utf8)
    if let place = places[name] {
      combine(&members[place], member)
    } else {
      places[name] = members.count
      members.append(member)
    }
  }
}
