// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@frozen public struct Transaction {
  public init() {}
  public var disablesAnimations = false
}

public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
