/// Mounts that share a prefix: no link may be answered by two of them, so the routes of their enums
/// are compared.
struct SharedPrefixes {
  private(set) var diagnostics: [Diagnostic] = []
  /// The patterns of mounts of which two may answer one link.
  private(set) var unsure: Set<SourceRange> = []

  /// How many patterns the mounts of one prefix may have together.
  private static let maximumEntries = 20_000

  /// - Parameter missing: the places of mounted enums that are not there, which is said already.
  init(_ table: LinkedTable, except missing: Set<SourceRange>) {
    let mounts = table.model.routes.indices.filter { index in
      let route = table.model.routes[index]
      return route.mount != nil && route.pattern != nil && !missing.contains(route.destinationRange)
    }
    guard mounts.count > 1 else { return }
    for group in Self.groups(mounts, of: table.model) where group.count > 1 {
      compare(group, of: table)
    }
  }

  /// The mounts by their prefixes, in the order of the files.
  private static func groups(_ mounts: [Int], of model: TableModel) -> [[Int]] {
    var groups: [[Int]] = []
    var indices: [[PatternModel.Segment]: Int] = [:]
    for mount in mounts {
      let key = model.routes[mount].pattern?.segments.map(\.withoutNames) ?? []
      if let index = indices[key] {
        let route = model.routes[mount]
        // A repeated line has been reported already.
        let isTwice = groups[index].contains {
          model.routes[$0].caseName == route.caseName && model.routes[$0].mount == route.mount
        }
        if !isTwice { groups[index].append(mount) }
      } else {
        indices[key] = groups.count
        groups.append([mount])
      }
    }
    return groups
  }

  private mutating func compare(_ mounts: [Int], of table: LinkedTable) {
    var entries: [AppPattern] = []
    var owners: [Int] = []
    for mount in mounts {
      guard let mounted = table.patterns(atMost: Self.maximumEntries, of: { $0 == mount }),
        entries.count + mounted.count <= Self.maximumEntries
      else {
        return diagnostics.append(.tooManyMounted(table.model.routes[mount].mountName))
      }
      entries += mounted
      owners += Array(repeating: mount, count: mounted.count)
    }
    let overlaps: [OverlapSearch.Overlap]
    do throws(TableTooLarge) {
      overlaps = try OverlapSearch.overlaps(entries.map(\.entry), owners: owners)
    } catch {
      return diagnostics.append(.tooManyMounted(table.model.routes[mounts[0]].mountName))
    }
    for overlap in overlaps {
      for owner in [overlap.owners.0, overlap.owners.1] {
        unsure.insert(table.model.routes[owner].patternRange)
      }
      let ends = [entries[overlap.entries.0], entries[overlap.entries.1]]
      let names = [overlap.owners.0, overlap.owners.1]
        .map { table.model.routes[$0].mountName }.sorted { $0.range.isBefore($1.range) }
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
}

extension RouteModel {
  /// The name of what is mounted, at its place.
  fileprivate var mountName: NameSyntax { NameSyntax(mount ?? "", destinationRange) }
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
