/// The patterns of a table as an automaton that reads each segment of a link once.
///
/// A state stands for all the nodes of the tree that a path can be at, as a list of groups, best
/// rank first; the nodes of one group are tied. What remains at the end of a path is a list of
/// entries in the order in which they answer.
struct Automaton {
  indirect enum Target: Hashable {
    case reject
    case state(Int)
    case test(Int)
    case fork(Int)
    /// Looks the same segment up in another state.
    case delegate(Int)
  }

  struct Literal {
    let text: [UInt8]
    let target: Target
  }

  struct State {
    /// Entries in the order in which they are to be tried; only the last answers for certain.
    var accepts: [Int] = []
    var literals: [Literal] = []
    var otherwise: Target = .reject
  }

  struct Test: Hashable {
    let predicate: Int
    let yes: Target
    let no: Target
  }

  struct Fork: Hashable {
    let first: Target
    let second: Target
  }

  var states: [State] = []
  var tests: [Test] = []
  var forks: [Fork] = []
  var root: Target = .reject
  /// By entry, whether a link that comes to it has yet to be asked what its captures ask: see
  /// `AutomatonLimits`.
  var isUnchecked: [Bool] = []
}
