// The links of {{enum}}, written by 'turnpike-tool export typescript'.
// Do not change this file. Export it again when the routes change.

/** A link of the app. `Origin` has the origins whose links match its route. */
export interface RouteLink<Origin extends string = LinkOrigin> {
  /** The link without an origin: `product/1988`. */
  readonly path: string;
  /** The link under an origin. Without one, it is under the first whose links match the route. */
  url({{options}}): string;
}
{{query}}
/** The origins of the app's links. */
export type LinkOrigin = {{origins}};

/** A day, such as `2026-01-31`. */
export type Day = `${number}-${number}-${number}`;

/** A time with a zone, such as `2026-01-31T12:00:00Z`. */
export type Instant = `${Day}T${string}`;

/** The cases. Those of mounted enums follow the case of the mount: `store.shelf`. */
export type RouteName ={{names}};

/** Texts by their names in the link. */
export type LinkTexts = { readonly [name: string]: readonly string[] };

/** The result of matching a link, as 'turnpike-tool match --json' prints it. */
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
      readonly reason: string; readonly ignored?: LinkTexts;
    };

/** Returns the route that matches a link, or why none does. */
export function match(link: string): RouteMatch {
  return turnpike.match(link) as RouteMatch;
}

{{routes}}
// What matches and prints links.
const turnpike = (() => {
{{matcher}}
const app: App = {{app}};
const origins: readonly string[] = {{originTexts}};
const queryNames: readonly string[] = {{queryNames}};

type LinkArguments = { readonly [name: string]: Argument };

// An object by names, which can be any text.
function texts(groups: readonly Group[]): LinkTexts {
  const found: Map<string, string[]> = new Map();
  for (const { name, values } of groups) found.set(name, [...found.get(name) ?? [], ...values]);
  return Object.fromEntries(found);
}

return {
  match(url: string) {
    const result = match(app, url);
    const { outcome, route, pattern, parameters, query, reasons } = result;
    const ignored = [...result.ignored, ...result.dropped];
    const found = {
      url, outcome, route, pattern, parameters: texts(parameters), query: texts(query),
      reason: reasons[0] ?? null,
    };
    return ignored.length === 0 ? found : { ...found, ignored: texts(ignored) };
  },
  mount(table: number, route: string, prefix: Printed | null, values: readonly Argument[]) {
    return printRoute(app, table, route, prefix, values);
  },
  link(table: number, route: string, prefix: Printed | null, values: readonly Argument[]) {
    const printed = printRoute(app, table, route, prefix, values);
    return {
      path: printed.path,
      url(options?: { readonly origin?: string; readonly query?: LinkArguments }) {
        const url = printURL(app, origins, options?.origin, printed);
        return withSharedQuery(app, queryNames, options?.query, url);
      },
    };
  },
};
})();
