// The links of ShopRoute, written by 'turnpike-tool export typescript'.
// Write it again after a change of the routes file; what is changed here is lost.

/** A link of the app, with the origins that may lead to its route. */
export interface RouteLink<Origin extends string = LinkOrigin> {
  /** The link without an origin: `product/1988`. */
  readonly path: string;
  /** The link under an origin; under the first that may lead to the route if none is given. */
  url(options?: { readonly origin?: Origin }): string;
}

/** Where links of the app begin. */
export type LinkOrigin = "shop://" | "https://shop.example.com" | `https://${string}.shop.example.com`;

/** A day, as in `2026-01-31`. */
export type Day = `${number}-${number}-${number}`;

/** A time with a zone, as in `2026-01-31T12:00:00Z`. */
export type Instant = `${Day}T${string}`;

/** The cases, those of mounted enums after the case of the mount. */
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

/** Deep links of the shop. */
export const shopRoute = {
  home(): RouteLink {
    return turnpike.link(0, 0, null, []);
  },
  /** A product's page. */
  product(parameters: { readonly productID: string }): RouteLink {
    return turnpike.link(0, 1, null, [parameters.productID]);
  },
  review(parameters: { readonly productID: string; readonly number: number | bigint }): RouteLink {
    return turnpike.link(0, 4, null, [parameters.productID, parameters.number]);
  },
  /** A tab of the start screen. */
  tab(parameters: { readonly tab: "featured" | "categories" | "basket" }): RouteLink {
    return turnpike.link(0, 5, null, [parameters.tab]);
  },
  account(): RouteLink {
    return turnpike.link(0, 6, null, []);
  },
  /** A member's profile. */
  profile(parameters: { readonly userName: string; readonly page?: number | bigint | undefined }): RouteLink {
    return turnpike.link(0, 7, null, [parameters.userName, parameters.page]);
  },
  team(parameters: { readonly teamID: number | bigint }): RouteLink {
    return turnpike.link(0, 8, null, [parameters.teamID]);
  },
  search(parameters: { readonly text: string; readonly sort?: "new" | "price" | "rating" | undefined; readonly tag?: readonly string[] | undefined; readonly maxPrice?: number | undefined | null }): RouteLink {
    return turnpike.link(0, 10, null, [parameters.text, parameters.sort, parameters.tag, parameters.maxPrice]);
  },
  orders(parameters: { readonly day: Date | Day | Instant }): RouteLink {
    return turnpike.link(0, 11, null, [parameters.day]);
  },
  file(parameters: { readonly path: readonly [string, ...string[]] }): RouteLink {
    return turnpike.link(0, 12, null, [parameters.path]);
  },
  help(parameters: { readonly section?: string | undefined | null } = {}): RouteLink {
    return turnpike.link(0, 13, null, [parameters.section]);
  },
  sweepstakes(parameters: { readonly campaign: string }): RouteLink {
    return turnpike.link(0, 14, null, [parameters.campaign]);
  },
  sweepstakesRules(): RouteLink {
    return turnpike.link(0, 15, null, []);
  },
  signIn(): RouteLink {
    return turnpike.link(0, 16, null, []);
  },
  basketScreen(): RouteLink {
    return turnpike.link(0, 17, null, []);
  },
  checkoutScreen(): RouteLink {
    return turnpike.link(0, 18, null, []);
  },
  addressScreen(): RouteLink {
    return turnpike.link(0, 19, null, []);
  },
};

// What matches and prints links.
(53693 bytes)