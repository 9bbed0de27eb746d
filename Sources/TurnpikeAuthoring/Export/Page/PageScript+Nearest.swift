extension PageScript {
  /// The pattern that a link without an answer is near to.
  static let nearest = #"""
    // How many letters are put in, left out or changed between two short texts.
    const distance = (left, right) => {
      let row = Array.from({ length: right.length + 1 }, (_, index) => index);
      for (let i = 1; i <= left.length; i += 1) {
        const next = [i];
        for (let j = 1; j <= right.length; j += 1) {
          const changed = row[j - 1] + (left[i - 1] === right[j - 1] ? 0 : 1);
          next.push(Math.min(changed, row[j] + 1, next[j - 1] + 1));
        }
        row = next;
      }
      return row[right.length];
    };

    // Finds the pattern that a link without an answer is nearest to, and why that one does not
    // answer.
    const makeNearest = (matcher) => {
      const flat = [];
      const visit = (index, prefix, text, names) => {
        for (const pattern of matcher.tables[index].patterns) {
          const labelled = pattern.segments.map((piece) =>
            typeof piece === "string"
              ? piece : { ...piece, label: pattern.names[piece.parameter] });
          const segments = [...prefix, ...labelled];
          const whole = text === null ? pattern.text : behind(text, pattern.text);
          const cases = [...names, pattern.route];
          if (pattern.table !== undefined) {
            const isDeep = names.length > 7 || flat.length > 5000;
            if (!isDeep) visit(pattern.table, segments, whole, cases);
          } else {
            const route = cases.join(".");
            const isOpen = pattern.mount !== undefined;
            flat.push({ segments, text: whole, route, query: pattern.query, isOpen });
          }
        }
      };
      let isMade = false;

      const cost = (piece, segment) => {
        if (typeof piece !== "string") return matcher.captured(piece, segment) === null ? 0.6 : 0;
        if (piece === segment) return -0.5;
        if (piece.length > 40 || segment.length > 40) return 1;
        const length = Math.max(piece.length, segment.length);
        const part = distance(piece.toLowerCase(), segment.toLowerCase()) / length;
        return part <= 0.5 ? 0.1 + part * 0.6 : 1;
      };

      // The least that makes the one of the other, pieces and segments left out at 1 each.
      const costs = (pattern, segments) => {
        let row = Array.from({ length: segments.length + 1 }, (_, index) => index);
        for (const piece of pattern.segments) {
          const leftOut = piece.missing ? 0 : 1;
          const next = [row[0] + leftOut];
          for (const [index, segment] of segments.entries()) {
            const taken = row[index] + cost(piece, segment);
            const more = next[index] + (piece.rest ? cost(piece, segment) : 1);
            next.push(Math.min(taken, row[index + 1] + leftOut, more));
          }
          row = next;
        }
        return pattern.isOpen ? Math.min(...row) : row[segments.length];
      };

      const kind = (type) => {
        if (type.words) return `one of ${type.words.map(textOf).join(", ")}`;
        if (type.lower === undefined && type.upper === undefined) return type.name;
        return `${type.name} ${type.lower ?? ""}${type.open ? "..<" : "..."}${type.upper ?? ""}`;
      };

      const unread = (piece, segment) => {
        const isInside = segment.startsWith(piece.prefix) && segment.endsWith(piece.suffix);
        if (!isInside) {
          const rules = [
            piece.prefix && `begin with '${textOf(piece.prefix)}'`,
            piece.suffix && `end in '${textOf(piece.suffix)}'`,
          ];
          return `'${textOf(segment)}' does not ${rules.filter(Boolean).join(" and ")}`;
        }
        return `:${piece.label} is not read from '${textOf(segment)}': it is ${kind(piece.type)}`;
      };

      const why = (pattern, link) => {
        for (const [index, piece] of pattern.segments.entries()) {
          const segment = link.segments[index];
          if (segment === undefined) {
            if (piece.missing) continue;
            return typeof piece === "string"
              ? `'${textOf(piece)}' is missing` : `a segment for :${piece.label} is missing`;
          }
          if (typeof piece === "string") {
            if (piece !== segment) return `'${textOf(segment)}' is not '${textOf(piece)}'`;
          } else if (matcher.captured(piece, segment) === null) {
            return unread(piece, segment);
          }
          if (piece.rest) break;
        }
        const last = pattern.segments[pattern.segments.length - 1];
        const extra = link.segments[pattern.segments.length];
        const isOpen = last?.rest || pattern.isOpen;
        if (extra !== undefined && !isOpen) return `nothing takes '${textOf(extra)}' at its end`;
        const condition = pattern.query.find((item) => item.value !== undefined);
        return condition ? `it wants ${textOf(condition.key)}=${textOf(condition.value)}` : "";
      };

      return (link) => {
        if (link.refusal || link.segments.length > 24) return null;
        if (!isMade) visit(0, [], null, []);
        isMade = true;
        let best = null;
        let least = Math.max(1.01, link.segments.length * 0.75);
        for (const pattern of flat) {
          if (pattern.segments.length > link.segments.length + 4) continue;
          const found = costs(pattern, link.segments);
          if (found < least) [best, least] = [pattern, found];
        }
        return best && { route: best.route, pattern: best.text, why: why(best, link) };
      };
    };
    """#
}
