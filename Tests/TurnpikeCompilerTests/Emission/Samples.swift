import TurnpikeReference

@testable import TurnpikeCompiler

/// Routes whose generated code is compiled.
struct Samples {
  let name: String
  let files: [SourceFile]
  var isLarge = false

  static func all() throws -> [Samples] {
    try GoldenFiles.names.map { Samples(name: $0, files: try GoldenFiles(name: $0).sources()) }
      + [everything, builtInTypes, hidden, deprecated]
      + [100, 101, 700].map { count in
        Samples(name: "\(count) mounts", files: mounts(count), isLarge: true)
      } + [Samples(name: "a mount last", files: [file(150)] + lastMount, isLarge: true)]
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
      guard tables.insert(name ?? "enum SampleRoute").inserted else { return file }
      let head = name == nil ? "enum SampleRoute\n" : ""
      return SourceFile(path: file.path, text: head + "access \(access)\n" + text)
    }
    let compilation = Compilation(files)
    guard let output = compilation.output else { throw Failure(report: compilation.report) }
    return output.swiftSource
  }

  struct Failure: Error {
    let report: [String]
  }

  /// Each built-in type in each place.
  private static let builtInTypes = Samples(
    name: "BuiltInTypes",
    files: [
      SourceFile(
        path: "Types.routes",
        text: "enum TypesRoute\n"
          + BuiltInType.allCases.map { "attribute \($0)<\($0.rawValue)>\n" }.joined()
          + BuiltInType.allCases.map { type in
            let name = type.rawValue
            let sample = type.samples(nil)[0]
            return """
              \(type)/:one<\(name)>/:other<\(name) = \(sample)>?:maybe<\(name)?>&:all<[\(name)]>&\
              :last<\(name) = \(sample)> -> \(name)Parameters @\(type)(\(sample))
              rest/\(type)/*rest<\(name)> -> \(name)Rest

              """
          }.joined())
    ])

  /// What the golden files do not have: groups, stacks, mounts, attributes and examples.
  private static let everything = Samples(
    name: "Everything",
    files: [
      SourceFile(
        path: "Part.routes",
        text: """
          enum PartRoute
          attribute analytics<String = all>
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
          origin beta://, https://beta.example.com @only(BETA)
          /// Which of the words.
          query :coupon_id<String?>&:fee_limit<Decimal = 0.5>&:seen<Date?>&:sku<Sku?>&:kind<Kind: a|b = a>&k:self<Int?>&:choice<Choice?>
          type Choice = one|two-three|default
          type Page = Int 1...
          attribute auth<String = user>
          /// What is counted.
          attribute analytics<String = all>
          attribute modal_like
          attribute locale<de|fr>
          attribute lost<Choice = one>
          attribute since<Date>
          attribute owner<Sku>
          attribute weight<Double 0..<1 = 0.5>
          attribute token<UUID>
          attribute fee<Decimal = 0.50>
          named/:choice<Choice>/:page<Page>?:choices<[Choice]>&:other<Choice = two-three>#:last<Page?> \
          -> NamedDestination @since(2026-01-31) @owner(a1) @weight @fee @token(6ba7b810-9dad-11d1-80b4-00c04fd430c8)
          types/:a<Int8 1...>/:b<UInt64>/:c<Float 0.5..<2>/:d<Bool>/:e<UUID>/:f<Date>/:g<Sku> \
          -> TypesDestination
          rest/*days<Date> -> DaysDestination @from(https) @only(!DEBUG)
          inside/:id -> InsideDestination @internal
          lenient?:order<new|old ?= new>&:limit<Decimal 0...9 ?= 1>#:part<UUID ?= 6ba7b810-9dad-11d1-80b4-00c04fd430c8> -> LenientDestination
          skus/*skus<Sku> -> SkusDestination
          lists?:a<[UUID]>&:b<[Date]>&:c<[Bool]>&:d<[Double]>&:e<[Int16]>&:f<[Sku]> -> ListsDestination
          price/:price<Decimal 0.01...>?:tip<Decimal = 0.30>&:limit<Decimal?>&:more<[Decimal]> -> PriceDestination
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
          open/:url<URL>?:base<URL = https://example.com/a?b=c>&:others<[URL]>&:next<URL?> \
          -> OpenDestination
          links/*links<URL> -> LinksDestination
          part/:number<Int>/:id<UUID> -> mount PartRoute as part @auth
          parts -> mount PartRoute as parts
          _ -> NowhereDestination @lost
          """),
    ])

  /// Enumerations called like types that generated code names, each beside parameters of the type
  /// that it hides.
  private static let hidden = Samples(
    name: "Hidden",
    files: [
      SourceFile(
        path: "Hidden.routes",
        text: """
          enum HiddenRoute
          origin hidden://
          attribute auth
          attribute member
          a/:date<a|b>/:day<Date>/:time<Date = 2026-03-01> -> DateDestination @auth
          b/:kind<UUID: a|b>/:id<UUID>/:other<UUID = 6ba7b810-9dad-11d1-80b4-00c04fd430c8> \
          -> IdentifierDestination
          o/:url<a|b>/:link<URL>/:other<URL = mailto:a@b.example> -> LinkDestination
          c/:string<a|b>/:text/:kind<c|d = c>/:rest<String = x> -> TextDestination
          d/:int<a|b>/:n<Int>/:int8<a|b>/:o<Int8>/:u_int<UInt: a|b>/:p<UInt 3...>/:q<Int = 1> \
          -> NumbersDestination
          e/:bool<a|b>/:flag<Bool>/:double<a|b>/:x<Double>/:float<a|b>/:y<Float> \
          -> FlagDestination
          f/:route_reader<a|b>/:route_writer<a|b>/:route_value<a|b>/:case_iterable<a|b> \
          -> RuntimeDestination
          g/:attribute<a|b>/:optional<a|b?> -> MemberDestination @member
          h?:int<a|b>&:number<Int?>&:numbers<[Int]>&:string<a|b>&:texts<[String]> -> ListDestination
          i/*date<Date> -> DatesDestination
          j/*string<String: a|b> -> TextsDestination
          k/:sku<Sku>/:bool<a|b>/:int<Int>#:string<String: c|d?> -> SkuDestination
          l{TextScreen}/:string<a|b>{WordScreen}/:text{ThirdScreen}
          m/:date<a|b>/:day<Date>/:string<a|b>/:text/:int<a|b>/:n<Int>/:bool<a|b>/:flag<Bool> \
          -> mount HiddenPartRoute as part
          n/:typed_route<a|b>/:case_iterable<a|b>/:route_attribute<a|b> \
          -> mount HiddenPartRoute as other
          """),
      SourceFile(path: "Part.routes", text: "enum HiddenPartRoute\n/ -> HiddenPartDestination\n"),
    ])

  /// Deprecated routes with types of the user's own in each place.
  private static let deprecated = Samples(
    name: "Deprecated",
    files: [
      SourceFile(
        path: "Deprecated.routes",
        text: """
          enum DeprecatedRoute
          a/:x<Sku> -> ADestination @deprecated(gone)
          b?:x<Sku?>&:y<[Sku]> -> BDestination @deprecated
          c/*x<Sku> -> CDestination @deprecated(gone, as "they" say)
          d/:x<Sku>{DScreen}/:y<Sku>{EScreen} @deprecated
          f -> FDestination @deprecated(gone)
          """)
    ])

  private static let lastMount = [
    SourceFile(path: "Last.routes", text: "enum LargeRoute\nz -> mount LastRoute as last\n"),
    SourceFile(path: "Mounted.routes", text: "enum LastRoute\n/ -> LastDestination\n"),
  ]

  private static func mounts(_ count: Int) -> [SourceFile] {
    let routes = (0..<count).map { "m\($0)/:x<Int> -> mount MountedRoute as m\($0)\n" }
    return [
      SourceFile(path: "Mounts.routes", text: "enum MountsRoute\n" + routes.joined()),
      SourceFile(path: "Mounted.routes", text: "enum MountedRoute\n/ -> MountedDestination\n"),
    ]
  }

  private static func file(_ count: Int) -> SourceFile {
    let routes = (0..<count).map { index in
      let parameters = index % 3 == 0 ? "" : "/:item_id<Int>?:page<Int = 1>"
      return "section\(index % 7)/screen\(index)\(parameters) -> Screen\(index)Destination\n"
    }
    return SourceFile(path: "Large.routes", text: "enum LargeRoute\n" + routes.joined())
  }
}
