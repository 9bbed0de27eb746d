import TurnpikeTable

/// Resolves the attributes that say which links lead to a line. The lines of a group share its
/// attributes, which are resolved and reported once.
struct RestrictionResolver {
  private let origins: [OriginModel]
  private let index: OriginIndex
  private let indicesOfScheme: [String: [Int]]
  /// The lists of `@from` by its text.
  private var lists: [String: OriginList] = [:]
  /// The origins as written.
  private let names: [String]
  private var search = NameSearch()
  /// False if an origin could not be read, so that one that is not found may be that.
  private let areWhole: Bool
  private var known: [ObjectIdentifier: LinkRestriction] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  init(_ origins: [OriginModel], names: [String], areWhole: Bool) {
    self.origins = origins
    index = OriginIndex(origins)
    indicesOfScheme = Dictionary(grouping: origins.indices) { origins[$0].scheme }
    self.names = names
    self.areWhole = areWhole
  }

  /// What the attributes of a line and its groups allow.
  mutating func restriction(of chain: AttributeChain?) -> LinkRestriction {
    guard let chain else { return LinkRestriction() }
    if let restriction = known[ObjectIdentifier(chain)] { return restriction }
    let inherited = restriction(of: chain.inherited)
    let own = restriction(of: chain.own)
    let restriction = inherited.narrowed(by: own)
    known[ObjectIdentifier(chain)] = restriction
    if own.problem != nil, let from = chain.own.first(where: { $0.named(.from) }) {
      diagnostics.append(.noOriginLeft(from.spelling, at: from.range))
    } else if inherited.problem == nil {
      reportContradiction(chain, inherited: inherited, restriction.problem)
    }
    return restriction
  }

  private mutating func restriction(of attributes: [AttributeModel]) -> LinkRestriction {
    var restriction = LinkRestriction()
    for attribute in attributes {
      switch BuiltInAttribute(rawValue: attribute.name) {
      case .internal: restriction.isInternal = true
      case .from: (restriction.list, restriction.schemes) = origins(of: attribute)
      case .only: restriction.conditions = condition(of: attribute).map { [$0] } ?? []
      case .container, .cover, .deprecated, .example, .web, nil: break
      }
    }
    if restriction.isInternal, restriction.list != nil,
      let first = attributes.first(where: { $0.named(.internal) }),
      let second = attributes.first(where: { $0.named(.from) })
    {
      (restriction.list, restriction.schemes) = (nil, [])
      diagnostics.append(.contradictoryAttributes(first.written, second.written))
    }
    return restriction
  }

  /// The origins that `@from` names, and its schemes; nil if one of them is not declared, which is
  /// reported.
  private mutating func origins(
    of attribute: AttributeModel
  ) -> (list: OriginList?, schemes: [String]) {
    var named: Set<Int> = []
    var schemes: Set<String> = []
    var isSound = true
    for name in attribute.listed {
      let scheme = name.lowercased()
      if let found = indicesOfScheme[scheme] {
        schemes.insert(scheme)
        named.formUnion(found)
        continue
      }
      if case .success(let origin) = OriginModel.parse(name) {
        let found = index.same(as: origin)
        named.formUnion(found)
        if !found.isEmpty { continue }
      }
      isSound = false
      if name.isEmpty {
        diagnostics.append(.missingAttributeText(.from, at: attribute.range))
      } else if areWhole, name.contains("://"), case .failure(let problem) = OriginModel.parse(name)
      {
        let origin = NameSyntax(name, attribute.range)
        diagnostics.append(.badOrigin(origin, problem.wording).withoutReplacement)
      } else if areWhole {
        diagnostics.append(
          .unknownOrigin(name, suggestions: near(name), declared: names, at: attribute.range))
      }
    }
    if !isSound { return (nil, []) }
    let text = attribute.value ?? ""
    let list = lists[text] ?? OriginList(named.sorted(), of: origins)
    lists[text] = list
    return (list, schemes.sorted())
  }

  private mutating func near(_ name: String) -> [String] {
    let result =
      search.known(name)
      ?? search.names(near: name, in: origins.map(\.scheme) + names, beside: [])
    return result.names
  }

  private mutating func condition(of attribute: AttributeModel) -> BuildCondition? {
    let text = attribute.value ?? ""
    if let condition = BuildCondition(text) { return condition }
    diagnostics.append(.badCondition(text, at: attribute.range))
    return nil
  }

  /// Reports that a line's own attributes and inherited ones exclude each other.
  private mutating func reportContradiction(
    _ chain: AttributeChain, inherited: LinkRestriction, _ problem: LinkRestriction.Problem?
  ) {
    let name: BuiltInAttribute
    let others: [BuiltInAttribute]
    switch problem {
    case .noBuild: (name, others) = (.only, [.only])
    case .noOrigin: (name, others) = (.from, [.from, .only])
    case nil:
      guard inherited.isInternal else { return }
      (name, others) = (.from, [.internal])
    }
    guard let own = chain.own.first(where: { $0.named(name) }) else { return }
    let other = others.lazy.compactMap { chain.inherited?[$0.rawValue] }.first
    if let other { diagnostics.append(.contradictoryAttributes(own.written, other.written)) }
  }
}

extension AttributeModel {
  fileprivate var written: NameSyntax { NameSyntax(spelling, range) }

  fileprivate func named(_ attribute: BuiltInAttribute) -> Bool { name == attribute.rawValue }
}

extension LinkRestriction {
  /// Why no link leads to a line.
  enum Problem: Hashable {
    /// Two conditions exclude each other.
    case noBuild
    case noOrigin
  }

  var problem: Problem? {
    if conditions.contains(where: { conditions.contains($0.opposite) }) { return .noBuild }
    guard !isInternal, let origins else { return nil }
    let isLeft = origins.contains { origin in
      origin.condition.map { !conditions.contains($0.opposite) } ?? true
    }
    return isLeft ? nil : .noOrigin
  }

  var nilIfNone: LinkRestriction? { isNone ? nil : self }
}
