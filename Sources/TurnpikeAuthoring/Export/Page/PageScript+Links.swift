extension PageScript {
  /// A link taken apart, and its origin checked.
  static let links = #"""
    const refusals = {
      scheme: "the scheme belongs to no declared origin",
      host: "the link belongs to no declared origin",
      authority: "the authority is malformed",
      dots: "a segment is '.' or '..'",
      route: "no route answers this path",
    };

    // The items of a query, in their order.
    const queryItems = (query) =>
      query.split("&").filter((item) => item !== "").map((item) => {
        const plain = item.replace(/\+/g, " ");
        const split = plain.indexOf("=");
        return split < 0
          ? { key: decoded(plain), value: "" }
          : { key: decoded(plain.slice(0, split)), value: decoded(plain.slice(split + 1)) };
      });

    // Without a :port at its end.
    const withoutPort = (authority) => authority.replace(/:[0-9]*$/, "");

    const isMalformed = (authority) => /[\p{White_Space}\p{Cc}\\]/u.test(authority);

    // Takes a link apart: its scheme and origin checked, its segments and query decoded.
    const readLink = (text, origins) => {
      const [, beforeFragment, fragment] = /^([^#]*)(?:#([^]*))?$/.exec(text);
      const [, beforeQuery, query] = /^([^?]*)(?:\?([^]*))?$/.exec(beforeFragment);
      const link = {
        written: [], segments: [], query: queryItems(bytesOf(query ?? "")),
        fragment: fragment === undefined ? null : decoded(bytesOf(fragment)), refusal: null,
      };
      const refused = (refusal) => Object.assign(link, { refusal });
      const take = (path) => {
        link.written = path.split("/").filter((segment) => segment !== "");
        link.segments = link.written.map((segment) => decoded(bytesOf(segment)));
      };

      const head = /^([A-Za-z][A-Za-z0-9+.-]*):(?:\/\/([^/]*))?([^]*)$/.exec(beforeQuery);
      if (!head) {
        take(beforeQuery);
      } else {
        const [, name, authority, path] = head;
        const scheme = asciiLowered(name);
        if (scheme === "http" || scheme === "https") {
          if (!authority || isMalformed(authority)) return refused(refusals.authority);
          const host = withoutPort(authority.slice(authority.lastIndexOf("@") + 1));
          take(path);
          const found = origins.filter((origin) =>
            origin.scheme === scheme && isHost(host, origin) &&
            origin.path.every((segment, index) => segment === link.segments[index]));
          if (found.length === 0) return refused(refusals.host);
          const count = Math.max(...found.map((origin) => origin.path.length));
          link.written.splice(0, count);
          link.segments.splice(0, count);
        } else {
          const isOwn = (origin) => origin.host === "" && origin.scheme === scheme;
          if (origins.length > 0 && !origins.some(isOwn)) return refused(refusals.scheme);
          if (isMalformed(authority ?? "")) return refused(refusals.authority);
          // Only a user that is not empty is one.
          const at = authority?.lastIndexOf("@") ?? 0;
          take(withoutPort((authority ?? "").slice(at > 0 ? at + 1 : 0)) + path);
        }
      }
      const hasDots = link.written.some((segment) => segment === "." || segment === "..");
      return hasDots ? refused(refusals.dots) : link;
    };
    """#
}
