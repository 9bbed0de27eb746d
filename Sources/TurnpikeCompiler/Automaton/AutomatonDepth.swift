/// How many segments may stand before each state of an automaton.
///
/// A walk has memory for so many segments, and need not count them as long as it meets no late state.
struct AutomatonDepth {
  /// What is counted: no more is asked than whether so many may stand before a state.
  private let maximum: Int
  private let automaton: Automaton
  private var states: [Int]
  private var tests: [Int]
  private var forks: [Int]
  private var delegates: [Int: Int] = [:]
  private var pending: [Int] = []

  /// - Complexity: linear in the automaton's size, times `maximum` in the worst case.
  @_optimize(none)
  init(_ automaton: Automaton, maximum: Int) {
    self.maximum = maximum
    self.automaton = automaton
    states = Array(repeating: -1, count: automaton.states.count)
    tests = Array(repeating: -1, count: automaton.tests.count)
    forks = Array(repeating: -1, count: automaton.forks.count)
    reach(automaton.root, 0)
    var next = 0
    while next < pending.count {
      let state = pending[next]
      next += 1
      reachAll(from: state, min(states[state] + 1, maximum))
    }
  }

  /// Whether `maximum` segments may stand before a state.
  func isLate(_ state: Int) -> Bool { states[state] == maximum }

  private mutating func reachAll(from state: Int, _ depth: Int) {
    var index = 0
    while index < automaton.states[state].literals.count {
      reach(automaton.states[state].literals[index].target, depth)
      index += 1
    }
    reach(automaton.states[state].otherwise, depth)
  }

  /// Notes that so many segments may stand before what a segment leads to, if that is news.
  private mutating func reach(_ target: Automaton.Target, _ depth: Int) {
    switch target {
    case .reject: break
    case .state(let state):
      if states[state] >= depth { return }
      states[state] = depth
      pending.append(state)
    case .test(let index):
      if tests[index] >= depth { return }
      tests[index] = depth
      reach(automaton.tests[index].yes, depth)
      reach(automaton.tests[index].no, depth)
    case .fork(let index):
      if forks[index] >= depth { return }
      forks[index] = depth
      reach(automaton.forks[index].first, depth)
      reach(automaton.forks[index].second, depth)
    case .delegate(let state):
      if delegates[state, default: -1] >= depth { return }
      delegates[state] = depth
      reachAll(from: state, depth)
    }
  }
}
