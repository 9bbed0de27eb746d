@testable import TurnpikeCompiler

/// Routes whose generated code is compiled.
struct Samples {
  let name: String
  let files: [SourceFile]
  var isLarge = false

  static func all() throws -> [Samples] {
    try GoldenFiles.names.map { Samples(name: $0, files: try GoldenFiles(name: $0).sources()) }
      + [everything]
      + [0, 1, 2, 101, 700].map { count in
        Samples(name: "\(count) routes", files: [file(count)], isLarge: count > 100)
      }
  }

  /// The generated code, with the access of every table as asked.
  func swiftSource(access: String) throws -> String {
    var files = files
    for index in files.indices {
      let lines = String(decoding: files[index].bytes, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.hasPrefix("access ") }
      files[index] = SourceFile(
        path: files[index].path, text: lines.joined(separator: "\n"))
    }
    // The files of one table share the word; each table of the samples starts in a file of its own.
    var tables: Set<String> = []
    files = files.map { file in
      let text = String(decoding: file.bytes, as: UTF8.self)
      let name = text.split(separator: "\n").first { $0.hasPrefix("enum ") }.map(String.init)
      guard tables.insert(name ?? "enum GeneratedRoute").inserted else { return file }
      let head = name == nil ? "enum GeneratedRoute\n" : ""
      return SourceFile(path: file.path, text: head + "access \(access)\n" + text)
    }
    let compilation = Compilation(files)
    guard let output = compilation.output else { throw Failure(report: compilation.report) }
    return output.swiftSource
  }

  struct Failure: Error {
    let report: [String]
  }

  /// What the golden files do not have: groups, stacks, mounts, attributes, examples, and each
  /// built-in type in each place.
  private static let everything = Samples(
    name: "Everything",
    files: [
      SourceFile(
        path: "Part.routes",
        text: """
          enum PartRoute
          /                   -> PartDestination @analytics(part)
          leaf/:leaf_id<UUID> -> LeafDestination! @deprecated(gone)
          twig?:text#:day<Date?> -> TwigDestination @example(twig?text=a)
          _                   -> NoPartDestination
          """),
      SourceFile(
        path: "Whole.routes",
        text: """
          /// Everything.
          enum WholeRoute
          origin whole://, https://*.example.com/app, https://www.example.com
          types/:a<Int8 1...>/:b<UInt64>/:c<Float 0.5..<2>/:d<Bool>/:e<UUID>/:f<Date>/:g<Sku> \
          -> TypesDestination
          rest/*days<Date> -> DaysDestination
          skus/*skus<Sku> -> SkusDestination
          lists?:a<[UUID]>&:b<[Date]>&:c<[Bool]>&:d<[Double]>&:e<[Int16]>&:f<[Sku]> -> ListsDestination
          maybe?:a<UUID?>&:b<Date?>&:c<Bool?>&:d<Float?>&:e<a|b?>&:f<Sku?>#:g<Int?> -> MaybeDestination
          list{ListScreen}/:item_id<UUID>{ItemScreen}/:kind<Kind: a|b>{KindScreen}!?:page<Int = 1> @auth
          account @auth(member) {
            / -> AccountDestination @container(account)
            /// Inside.
            orders/:day<Date> @analytics {
              :order_id<Int> -> OrderDestination @example(account/orders/2026-01-31/7)
            }
          }
          @:name -> NameDestination! @modal_like
          me/:day/:order_id => order @locale(de)
          part/:number<Int>/:id<UUID> -> mount PartRoute as part @auth
          parts -> mount PartRoute as parts
          _ -> NowhereDestination @lost
          """),
    ])

  private static func file(_ count: Int) -> SourceFile {
    let routes = (0..<count).map { index in
      let parameters = index % 3 == 0 ? "" : "/:item_id<Int>?:page<Int = 1>"
      return "section\(index % 7)/screen\(index)\(parameters) -> Screen\(index)Destination\n"
    }
    return SourceFile(path: "Large.routes", text: "enum LargeRoute\n" + routes.joined())
  }
}
