// The links of ShopRoute, written by 'turnpike-tool export typescript'.
// Do not change this file. Export it again when the routes change.

/** A link of the app. `Origin` has the origins whose links match its route. */
export interface RouteLink<Origin extends string = LinkOrigin> {
  /** The link without an origin: `product/1988`. */
  readonly path: string;
  /** The link under an origin. Without one, it is under the first whose links match the route. */
  url(options?: { readonly origin?: Origin }): string;
}

/** The origins of the app's links. */
export type LinkOrigin = "shop://" | "https://shop.example.com" | `https://${string}.shop.example.com`;

/** A day, such as `2026-01-31`. */
export type Day = `${number}-${number}-${number}`;

/** A time with a zone, such as `2026-01-31T12:00:00Z`. */
export type Instant = `${Day}T${string}`;

/** The cases. Those of mounted enums follow the case of the mount: `store.shelf`. */
export type RouteName =
  | "home"
  | "product"
  | "review"
  | "tab"
  | "account"
  | "profile"
  | "team"
  | "search"
  | "orders"
  | "file"
  | "help"
  | "sweepstakes"
  | "sweepstakesRules"
  | "signIn"
  | "basketScreen"
  | "checkoutScreen"
  | "addressScreen";

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

/** Deep links of the shop. */
export const shopRoute = {
  home(): RouteLink {
    return turnpike.link(0, "home", null, []);
  },
  /** A product's page. */
  product(parameters: { readonly productID: string }): RouteLink {
    return turnpike.link(0, "product", null, [parameters.productID]);
  },
  review(parameters: { readonly productID: string; readonly number: number | bigint }): RouteLink {
    return turnpike.link(0, "review", null, [parameters.productID, parameters.number]);
  },
  /** A tab of the start screen. */
  tab(parameters: { readonly tab: "featured" | "categories" | "basket" }): RouteLink {
    return turnpike.link(0, "tab", null, [parameters.tab]);
  },
  account(): RouteLink {
    return turnpike.link(0, "account", null, []);
  },
  /** A member's profile. */
  profile(parameters: { readonly userName: string; readonly page?: number | bigint | undefined }): RouteLink {
    return turnpike.link(0, "profile", null, [parameters.userName, parameters.page]);
  },
  team(parameters: { readonly teamID: number | bigint }): RouteLink {
    return turnpike.link(0, "team", null, [parameters.teamID]);
  },
  search(parameters: { readonly text: string; readonly sort?: "new" | "price" | "rating" | undefined; readonly tag?: readonly string[] | undefined; readonly maxPrice?: number | null | undefined }): RouteLink {
    return turnpike.link(0, "search", null, [parameters.text, parameters.sort, parameters.tag, parameters.maxPrice]);
  },
  orders(parameters: { readonly day: Date | Day | Instant }): RouteLink {
    return turnpike.link(0, "orders", null, [parameters.day]);
  },
  file(parameters: { readonly path: readonly [string, ...string[]] }): RouteLink {
    return turnpike.link(0, "file", null, [parameters.path]);
  },
  help(parameters: { readonly section?: string | null | undefined } = {}): RouteLink {
    return turnpike.link(0, "help", null, [parameters.section]);
  },
  sweepstakes(parameters: { readonly campaign: string }): RouteLink {
    return turnpike.link(0, "sweepstakes", null, [parameters.campaign]);
  },
  sweepstakesRules(): RouteLink {
    return turnpike.link(0, "sweepstakesRules", null, []);
  },
  signIn(): RouteLink {
    return turnpike.link(0, "signIn", null, []);
  },
  basketScreen(): RouteLink {
    return turnpike.link(0, "basketScreen", null, []);
  },
  checkoutScreen(): RouteLink {
    return turnpike.link(0, "checkoutScreen", null, []);
  },
  addressScreen(): RouteLink {
    return turnpike.link(0, "addressScreen", null, []);
  },
};

// What matches and prints links.
(55486 bytes)