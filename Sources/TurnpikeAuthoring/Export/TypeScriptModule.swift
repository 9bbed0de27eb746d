package import TurnpikeCompiler

/// A module of TypeScript for those who write links elsewhere: a function for each route, with the
/// types of its parameters, and `match`.
package struct TypeScriptModule: Exporter {
  package init() {}

  package func export(
    _ table: LinkedTable, _ places: DiagnosticPrinter
  ) throws(ExportProblem) -> Exported {
    let routes = try table.routes().map { $0[0] }
    let data = MatcherData(table)
    let name = TypeScript.constant(table.model.name)
    var functions = TypeScriptRoutes(data)
    let outermost = functions.object(of: table)
    let text = """
      // The links of \(table.model.name), written by 'turnpike-tool export typescript'.
      // Write it again after a change of the routes file; what is changed here is lost.

      /** A link of the app, with the origins that may lead to its route. */
      export interface RouteLink<Origin extends string = LinkOrigin> {
        /** The link without an origin: `product/1988`. */
        readonly path: string;
        /** The link under an origin; under the first that may lead to the route if none is given. */
        url(options\(origins(table).hasDefault ? "?" : ""): { readonly origin\
      \(origins(table).hasDefault ? "?" : ""): Origin\
      \(table.model.query == nil ? "" : "; readonly query?: LinkQuery") }): string;
      }
      \(functions.sharedQuery(of: table))\

      /** Where links of the app begin. */
      export type LinkOrigin = \(origins(table).type);

      /** A day, as in `2026-01-31`. */
      export type Day = `${number}-${number}-${number}`;

      /** A time with a zone, as in `2026-01-31T12:00:00Z`. */
      export type Instant = `${Day}T${string}`;

      /** The cases, those of mounted enums after the case of the mount. */
      export type RouteName =\(Self.names(routes));

      /** Texts by their names in the link. */
      export type LinkTexts = { readonly [name: string]: readonly string[] };

      /** The answer to a link, as 'turnpike-tool match --json' prints it. */
      export type RouteMatch =
        | {
            readonly url: string; readonly outcome: "matched"; readonly route: RouteName;
            readonly pattern: string; readonly parameters: LinkTexts; readonly query: LinkTexts;
            readonly reason: null; readonly ignored?: LinkTexts;
          }
        | {
            readonly url: string; readonly outcome: "invalid"; readonly route: RouteName;
            readonly pattern: string; readonly parameters: LinkTexts; readonly query: LinkTexts;
            readonly reason: string; readonly ignored?: LinkTexts;
          }
        | {
            readonly url: string; readonly outcome: "unmatched"; readonly route: null;
            readonly pattern: null; readonly parameters: LinkTexts; readonly query: LinkTexts;
            readonly reason: string;
          };

      /** The route that answers a link, or why none does. */
      export function match(link: string): RouteMatch {
        return turnpike.match(link) as RouteMatch;
      }

      \(TypeScript.documentation(table.model.documentation, indent: ""))\
      export const \(name) = \(outermost);
      \(functions.text)
      // What matches and prints links.
      const turnpike = (() => {
      \(JavaScript.typed(JavaScript.matcher + "\n" + JavaScript.printer))
      const app = readApp({
      \(data.lines.joined(separator: ",\n")),
      });
      const origins: readonly string[] = \(TypeScript.strings(table.model.origins.map(\.text)));
      const queryNames: readonly string[] = \
      \(TypeScript.strings(table.model.query?.parameters.map(\.swiftName) ?? []));

      \(Self.ending)
      })();

      """
    let unknown = routes.filter { $0.route.mount != nil && !$0.isKnownMount }
    return Exported(
      text: text,
      warnings: unknown.map {
        "the routes of '\($0.route.mount ?? "")' are not known, so '\($0.casePath)' has no function"
      })
  }

  /// The origins as a type, and whether one of them is used if none is given.
  private func origins(_ table: LinkedTable) -> (type: String, hasDefault: Bool) {
    let origins = table.model.origins
    if table.model.isClosed { return ("never", false) }
    return (
      origins.isEmpty
        ? "`${string}://`" : TypeScript.union(origins.map { TypeScript.origin($0) }),
      origins.contains { !$0.isWildcard }
    )
  }

  private static func names(_ routes: [AppLine]) -> String {
    let names = routes.filter { $0.route.pattern != nil && !$0.isKnownMount }.map(\.casePath)
    if names.isEmpty { return " never" }
    return names.map { "\n  | \(TypeScript.string($0))" }.joined()
  }

  /// What the exported functions call.
  private static let ending = """
    type LinkArguments = { readonly [name: string]: Argument };

    // An object by names, which may be any text.
    function texts(groups: readonly Group[]): LinkTexts {
      return Object.fromEntries(groups.map(({ name, values }) => [name, values]));
    }

    return {
      match(url: string) {
        const { outcome, route, pattern, parameters, query, reasons, ignored } = match(app, url);
        const found = {
          url, outcome, route, pattern, parameters: texts(parameters), query: texts(query),
          reason: reasons[0] ?? null,
        };
        return ignored.length === 0 ? found : { ...found, ignored: texts(ignored) };
      },
      mount(
        table: number, position: number, prefix: Printed | null, values: readonly Argument[]
      ) {
        return printRoute(app, table, position, prefix, values);
      },
      link(
        table: number, position: number, prefix: Printed | null, values: readonly Argument[]
      ) {
        const printed = printRoute(app, table, position, prefix, values);
        return {
          path: printed.path,
          url(options?: { readonly origin?: string; readonly query?: LinkArguments }) {
            const url = printURL(app, origins, options?.origin, printed);
            return withSharedQuery(app, queryNames, options?.query, url);
          },
        };
      },
    };
    """
}
