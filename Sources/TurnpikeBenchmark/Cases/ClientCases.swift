import ClientWays

/// The ways in which an app's own module reads links.
enum ClientCases {
  static var all: [BenchmarkCase] {
    ClientWay.all.map { way in
      BenchmarkCase(name: way.name, summary: way.summary, routes: 130) {
        Workload(way.links, expecting: way.links.count) { passes in
          var count = 0
          for _ in 0..<passes { count = try await way.run(way.links) }
          return count * passes
        }
      }
    }
  }
}
