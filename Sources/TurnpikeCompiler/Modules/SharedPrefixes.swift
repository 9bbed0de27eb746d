/// Mounts that share a prefix: no link may be answered by two of them, so the routes of their enums
/// are compared.
struct SharedPrefixes {
  private(set) var diagnostics: [Diagnostic] = []
  /// The patterns of mounts of which two may answer one link.
  private(set) var unsure: Set<SourceRange> = []

  /// How many patterns the mounts of one prefix may have together.
  private static let maximumEntries = 20_000

  /// The patterns of each mount and those below it, by the ranges of the mount's own patterns.
  private var known: [Int: [SourceRange: [AppPattern]]] = [:]

  /// - Parameter missing: the places of mounted enums that are not there, which is said already.
  init(_ table: LinkedTable, except missing: Set<SourceRange>) {
    let prefixes = table.model.routes.indices.flatMap { index in
      let route = table.model.routes[index]
      return missing.contains(route.destinationRange) ? [] : route.prefixes(index)
    }
    guard prefixes.count > 1 else { return }
    for group in Self.groups(prefixes) where group.count > 1 { compare(group, of: table) }
  }

  /// Mounts whose prefixes are the same, in the order of the files.
  private static func groups(_ prefixes: [MountPrefix]) -> [[MountPrefix]] {
    var groups: [[MountPrefix]] = []
    var indices: [[PatternModel.Segment]: Int] = [:]
    for prefix in prefixes {
      let key = prefix.pattern.segments.map(\.withoutNames)
      if let index = indices[key] {
        // A repeated line has been reported already.
        let isTwice = groups[index].contains {
          $0.caseName == prefix.caseName && $0.mount.text == prefix.mount.text
        }
        if !isTwice { groups[index].append(prefix) }
      } else {
        indices[key] = groups.count
        groups.append([prefix])
      }
    }
    return groups
  }

  private mutating func compare(_ prefixes: [MountPrefix], of table: LinkedTable) {
    var entries: [AppPattern] = []
    var owners: [Int] = []
    for (owner, prefix) in prefixes.enumerated() {
      guard let mounted = patterns(after: prefix, of: table),
        entries.count + mounted.count <= Self.maximumEntries
      else {
        return diagnostics.append(.tooManyMounted(prefix.mount))
      }
      entries += mounted
      owners += Array(repeating: owner, count: mounted.count)
    }
    let overlaps: [OverlapSearch.Overlap]
    do throws(TableTooLarge) {
      overlaps = try OverlapSearch.overlaps(entries.map(\.entry), owners: owners)
    } catch {
      return diagnostics.append(.tooManyMounted(prefixes[0].mount))
    }
    for overlap in overlaps {
      let owners = [prefixes[overlap.owners.0], prefixes[overlap.owners.1]]
      unsure.formUnion(owners.map(\.pattern.range))
      let ends = [entries[overlap.entries.0], entries[overlap.entries.1]]
      let names = owners.map(\.mount).sorted { $0.range.isBefore($1.range) }
      if let unseen = ends.compactMap(\.unseen).last {
        diagnostics.append(.unseenMount(unseen, names[1], beside: names[0]))
      } else {
        diagnostics.append(
          .overlappingMounts(
            names[0], names[1], witness: overlap.witness,
            patterns: ends.map(\.written.range).sorted { $0.isBefore($1) }))
      }
    }
  }

  /// The patterns that a prefix leads to; nil if there are too many.
  private mutating func patterns(
    after prefix: MountPrefix, of table: LinkedTable
  ) -> [AppPattern]? {
    if known[prefix.route] == nil {
      let patterns = table.patterns(atMost: Self.maximumEntries, of: { $0 == prefix.route })
      known[prefix.route] = patterns.map { patterns in
        Dictionary(grouping: patterns) { $0.own.pattern.range }
      }
    }
    return known[prefix.route].map { $0[prefix.pattern.range] ?? [] }
  }
}

/// A prefix of a mount: its own pattern, or that of an alias.
private struct MountPrefix {
  /// The index of the mount among the table's routes.
  let route: Int
  let caseName: String
  let pattern: PatternModel
  /// The name of the mounted enum; of an alias, at the alias's pattern.
  let mount: NameSyntax
}

extension RouteModel {
  /// The prefixes of a mount; none for another route.
  fileprivate func prefixes(_ index: Int) -> [MountPrefix] {
    guard let mount, let pattern else { return [] }
    let own = MountPrefix(
      route: index, caseName: caseName, pattern: pattern,
      mount: NameSyntax(mount, destinationRange))
    return [own]
      + aliases.map { alias in
        MountPrefix(
          route: index, caseName: caseName, pattern: alias.pattern,
          mount: NameSyntax(mount, alias.pattern.range))
      }
  }
}

extension PatternModel.Segment {
  /// What tells two prefixes apart: not the parameters' indices.
  fileprivate var withoutNames: PatternModel.Segment {
    switch self {
    case .literal: return self
    case .capture(let prefix, var binding, let suffix):
      binding.parameter = 0
      binding.type = binding.type.withoutName
      return .capture(prefix: prefix, binding, suffix: suffix)
    case .rest(var binding):
      binding.parameter = 0
      return .rest(binding)
    }
  }
}

extension ValueType {
  fileprivate var withoutName: ValueType {
    if case .words(_, let words) = self { .words(typeName: "", words) } else { self }
  }
}
