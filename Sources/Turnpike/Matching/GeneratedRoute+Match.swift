internal import TurnpikeTable

extension GeneratedRoute {
  /// Reads a link: the route that answers it, or why none does.
  ///
  /// No input traps or throws; the time is linear in the link's length.
  @inlinable
  public static func match(_ link: String) -> RouteMatch<Self> {
    var source = _MatchSource()
    do throws(_NoRoute) {
      let route = try Self(_reading: link, source: &source)
      return .matched(RouteMatch.Match(route: route, link: link, source: source))
    } catch {
      return _failure(link, source: source).match()
    }
  }

  /// Reads a link, and notes where what else there is to tell is found.
  @inlinable
  public init(_reading link: String, source: inout _MatchSource) throws(_NoRoute) {
    self = try Self._routeTable.read(link, source: &source)
  }

  /// Reads what follows the prefix of a mount in another enum's link.
  @inlinable
  public static func _make(
    mounted link: _LinkRemainder, in memory: _RouteMemory<Self>
  ) throws(_NoRoute) {
    if Self._routeTable.read(link, to: memory.start) < 0 { throw _NoRoute() }
  }

  /// Why no route answers a link.
  public static func _failure(_ link: String, source: _MatchSource) -> RouteFailure {
    if let refusal = Refusal(source.entry, of: link) {
      return .unmatched(UnmatchedReason(refusal))
    }
    // What is invalid is found by reading the link again.
    return switch report(link) {
    case .matched: .unmatched(.noRoute)
    case .invalid(let invalid): .invalid(invalid)
    case .unmatched(let reason): .unmatched(reason)
    }
  }
}

extension RouteFailure {
  /// The same as a match.
  @usableFromInline
  func match<Route>() -> RouteMatch<Route> {
    switch self {
    case .invalid(let invalid): .invalid(invalid)
    case .unmatched(let reason): .unmatched(reason)
    }
  }
}

/// What a link tells besides its route, which is read when it is asked for.
extension GeneratedRoute {
  /// Reads a link for all that there is to tell of it.
  static func report(_ link: String) -> RouteMatch<Self> {
    var result = RouteMatch<Self>.unmatched(.noRoute)
    var mounted: MountedMatch?
    var link = link
    link.withUTF8 { bytes in
      _routeTable.view.match(
        UnsafeRawBufferPointer(bytes), custom: _decodes,
        mount: {
          mounted = readMounted($0)
          return mounted != nil
        }
      ) {
        result = self.result($0, mounted)
      }
    }
    return result
  }

  /// Reads what follows the prefix of a mount in another enum's link, for all that there is to tell.
  public static func _match(mounted link: _LinkRemainder) -> RouteMatch<Self> {
    var result = RouteMatch<Self>.unmatched(.noRoute)
    var mounted: MountedMatch?
    _routeTable.view.match(
      link.link, custom: _decodes,
      mount: {
        mounted = readMounted($0)
        return mounted != nil
      }
    ) {
      result = self.result($0, mounted)
    }
    return result
  }

  /// What the enum that a case mounts says to the rest of a link; nil when it does not answer.
  private static func readMounted(_ link: MountedLink) -> MountedMatch? {
    _mountedRoute(link.route).flatMap { MountedMatch($0, link) }
  }

  private static func result(
    _ outcome: MatchOutcome, _ mounted: MountedMatch?
  ) -> RouteMatch<Self> {
    switch outcome {
    case .unmatched(let refusal, _):
      return .unmatched(UnmatchedReason(refusal))
    case .invalid(let match, let invalid):
      return .invalid(self.invalid(match, invalid.parameter.key, invalid.text))
    case .matched(let match):
      let mounted = match.isMount ? mounted : nil
      if let invalid = mounted?.invalid { return .invalid(invalid.behind(match.pattern)) }
      do throws(_NoRoute) {
        let route = try Self(
          routeCase: match.route, isMount: match.isMount, from: _ParameterReader(match.buffer))
        let details = MatchDetails(match, behind: mounted, holding: route.shownCase.mounted)
        return .matched(.init(route: route, details: details))
      } catch {
        // A value that a type of the user's did not read, though it had accepted the text before.
        if match.isMount { return .unmatched(.noRoute) }
        let parameter = match.lastParameter
        return .invalid(invalid(match, parameter.key, match.text(parameter)))
      }
    }
  }

  private static func invalid(
    _ match: LinkMatch, _ parameter: String, _ text: String?
  ) -> InvalidLink {
    InvalidLink(
      route: match.routeName, pattern: match.pattern, parameter: parameter, text: text)
  }
}
