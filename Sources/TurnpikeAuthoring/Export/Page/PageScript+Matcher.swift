extension PageScript {
  /// The patterns by rank, mounts and queries.
  static let matcher = #"""
    // The first pattern that matches is the answer: they are sorted by rank.
    const makeMatcher = (data) => {
      const types = data.types.map((type) =>
        type.words ? { ...type, words: type.words.map(bytesOf) } : type);
      const binding = (made) => ({ ...made, type: types[made.type] });
      const origins = data.origins.map((origin) =>
        ({ ...origin, path: origin.path.map(bytesOf) }));
      const tables = data.tables.map((table) => ({
        patterns: table.patterns.map((pattern) => ({
          ...pattern,
          segments: pattern.segments.map((segment) =>
            typeof segment === "string"
              ? bytesOf(segment)
              : {
                  ...binding(segment), prefix: bytesOf(segment.prefix ?? ""),
                  suffix: bytesOf(segment.suffix ?? ""),
                }),
          query: pattern.query.map((item) =>
            item.value === undefined
              ? { ...binding(item), key: bytesOf(item.key) }
              : { key: bytesOf(item.key), value: bytesOf(item.value) }),
          fragment: pattern.fragment ? binding(pattern.fragment) : null,
        })),
        order: table.order,
      }));

      // The part of a segment that a capture takes; null where it takes none.
      const captured = (capture, segment) => {
        const { prefix, suffix } = capture;
        if (segment.length <= prefix.length + suffix.length) return null;
        if (!segment.startsWith(prefix) || !segment.endsWith(suffix)) return null;
        const value = segment.slice(prefix.length, segment.length - suffix.length);
        return reads(capture.type, value) ? value : null;
      };

      // What a pattern's first segments take of a link's from a place on; null where they do not
      // match.
      const path = (pattern, count, segments, start) => {
        const texts = new Map();
        for (let index = 0; index < count; index += 1) {
          const [piece, segment] = [pattern.segments[index], segments[start + index]];
          if (segment === undefined) return null;
          if (typeof piece === "string") {
            if (piece !== segment) return null;
            continue;
          }
          const rest = piece.rest ? segments.slice(start + index) : [segment];
          const values = rest.map((each) => captured(piece, each));
          if (values.includes(null)) return null;
          texts.set(piece.parameter, values);
          if (piece.rest) return texts;
        }
        return pattern.mount || segments.length === start + count ? texts : null;
      };

      const valuesOf = (link, key) =>
        link.query.filter((item) => item.key === key).map((item) => item.value);

      // What is wrong with a value of the query or the fragment: a text that is not read, none
      // where it is missing; null where all is well.
      const wrong = (capture, values) => {
        const isText = capture.type.name === "String" && !capture.type.words;
        if (capture.list) {
          const counted = values.filter((value) => value !== "" || isText);
          const bad = counted.find((value) => !reads(capture.type, value));
          return bad === undefined ? null : { text: bad };
        }
        const isMissing = values.length === 0 || (values[0] === "" && capture.missing && !isText);
        if (isMissing) return capture.missing ? null : {};
        return reads(capture.type, values[0]) ? null : { text: values[0] };
      };

      // Why a link is invalid, a reason for each parameter.
      const problems = (pattern, link) => {
        const reasons = [];
        const check = (key, capture, values) => {
          const found = wrong(capture, values);
          if (!found) return;
          const isMissing = found.text === undefined;
          reasons.push(`'${key}' ` +
            (isMissing ? "is missing" : `cannot be read from '${textOf(found.text)}'`));
        };
        for (const item of pattern.query) {
          if (item.value === undefined) check(textOf(item.key), item, valuesOf(link, item.key));
        }
        if (pattern.fragment) {
          const values = link.fragment === null ? [] : [link.fragment];
          check(pattern.names[pattern.fragment.parameter], pattern.fragment, values);
        }
        return reasons;
      };

      // What a table answers to a link's segments from a place on; null where nothing does.
      const answer = (link, index, start, refused) => {
        for (const [place, count] of tables[index].order) {
          const pattern = tables[index].patterns[place];
          const holds = pattern.query.every((item) =>
            item.value === undefined || valuesOf(link, item.key)[0] === item.value);
          if (!holds) continue;
          const texts = path(pattern, count, link.segments, start);
          if (!texts) continue;
          let mounted = null;
          if (pattern.mount && pattern.table !== undefined) {
            // A table that has refused the same rest is not asked again.
            const rest = `${pattern.table}/${start + count}`;
            if (refused.has(rest)) continue;
            mounted = answer(link, pattern.table, start + count, refused);
            if (!mounted) {
              refused.add(rest);
              continue;
            }
          }
          return told(pattern, texts, mounted, link);
        }
        return null;
      };

      const told = (pattern, texts, mounted, link) => {
        const parameters = pattern.names
          .map((name, index) => ({ name, own: name, values: texts.get(index)?.map(textOf) }))
          .filter((parameter) => parameter.values);
        const pieces = [...pattern.segments, ...pattern.query, pattern.fragment ?? ""];
        const used = pieces.map((piece) => piece.type);
        const own = {
          outcome: "matched", route: pattern.route, pattern: pattern.text, parameters,
          reasons: [],
          types: used.filter((type) => type?.custom).map((type) => type.name),
          mount: pattern.mount && pattern.table === undefined ? pattern.mount : null,
        };
        if (mounted) return joined(own, mounted);
        const reasons = problems(pattern, link);
        return reasons.length === 0 ? own : { ...own, outcome: "invalid", reasons };
      };

      const joined = (own, mounted) => {
        const names = new Set(own.parameters.map((parameter) => parameter.own));
        const taken = new Set(names);
        const inner = mounted.parameters.map((parameter) => {
          let name = names.has(parameter.own) ? `${own.route}.${parameter.name}` : parameter.name;
          while (taken.has(name)) name = `${own.route}.${name}`;
          taken.add(name);
          return { ...parameter, name };
        });
        return {
          ...mounted, route: `${own.route}.${mounted.route}`,
          pattern: behind(own.pattern, mounted.pattern),
          parameters: [...own.parameters, ...inner], types: [...own.types, ...mounted.types],
        };
      };

      const grouped = (items) => {
        const found = new Map();
        for (const item of items) {
          const key = textOf(item.key);
          if (!found.has(key)) found.set(key, []);
          found.get(key).push(textOf(item.value));
        }
        return Array.from(found, ([name, values]) => ({ name, values }));
      };

      const match = (written) => {
        const link = readLink(written, origins);
        const found = link.refusal ? null : answer(link, 0, 0, new Set());
        const none = {
          outcome: "unmatched", route: null, pattern: null, parameters: [], types: [],
          mount: null, reasons: [link.refusal ?? refusals.route],
        };
        return {
          ...(found ?? none), types: Array.from(new Set(found?.types)),
          query: grouped(link.query), link,
        };
      };
      return { match, tables, captured };
    };

    // A pattern behind that of its mount: the root `/` on either side is nothing.
    const behind = (prefix, pattern) => {
      const rest = pattern.replace(/^\//, "");
      const isBare = rest === "" || /^[?#]/.test(rest);
      if (prefix === "/" || prefix === "") return rest === "" ? "/" : isBare ? `/${rest}` : rest;
      return prefix.replace(/\/$/, "") + (isBare ? "" : "/") + rest;
    };
    """#
}
