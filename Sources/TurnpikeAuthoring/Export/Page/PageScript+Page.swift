extension PageScript {
  /// What the page does with all of it.
  static let page = #"""
    const startPage = () => {
      const element = (id) => document.getElementById(id);
      const data = JSON.parse(element("route-data").textContent);
      const matcher = makeMatcher(data);
      const nearest = makeNearest(matcher);

      const made = (name, text, ...children) => {
        const node = document.createElement(name);
        if (text !== "") node.textContent = text;
        node.append(...children);
        return node;
      };

      // Trying a link.

      const field = element("try-link");
      const answer = element("answer");

      const rowOf = (route) => document.querySelector(`[data-case="${CSS.escape(route)}"]`);

      const routeLink = (route) => {
        const row = rowOf(route);
        const link = made("a", `.${route}`);
        if (row) link.href = `#${encodeURIComponent(row.id)}`;
        return link;
      };

      const list = (title, items) => {
        if (items.length === 0) return [];
        const rows = items.flatMap(({ name, values }) =>
          [made("dt", name), made("dd", values.join(", "))]);
        return [made("h3", title), made("dl", "", ...rows)];
      };

      // What the row of a route says of it, or of the alias that answers.
      const notes = ({ route, pattern }, link) => {
        const row = rowOf(route);
        if (!row) return [];
        const aliases = Array.from(row.querySelectorAll("[data-alias]"));
        const line = aliases.find((alias) => alias.dataset.alias === pattern);
        const chips = Array.from((line ?? row).querySelectorAll(line ? ".chip" : ".head .chip"));
        const attributes = chips.filter((chip) => !chip.matches(".modal"))
          .map((chip) => ({ name: chip.textContent, values: [chip.title] }));
        const nodes = list("Attributes", attributes);
        const isKept = attributes.some(({ name }) => name === "@web") && /^https?:/i.test(link);
        if (isKept) nodes.push(made("p", "The browser keeps this link."));
        if (row.querySelector(".chip.modal")) nodes.push(made("p", "It is shown as a modal."));
        const trail = row.querySelector(".trail");
        if (trail) nodes.push(trail.cloneNode(true));
        return nodes;
      };

      const show = (link) => {
        const found = matcher.match(link);
        answer.dataset.outcome = found.outcome;
        answer.dataset.route = found.route ?? "";
        answer.dataset.pattern = found.pattern ?? "";
        const words = { matched: "Answered", invalid: "Invalid", unmatched: "Not answered" };
        const parts = [made("strong", words[found.outcome])];
        const told = ({ route, pattern }) => [routeLink(route), " ", made("code", pattern)];
        const relation = found.outcome === "invalid" ? " for " : " by ";
        if (found.route !== null) parts.push(relation, ...told(found));
        const nodes = [made("p", "", ...parts)];
        nodes.push(...found.reasons.map((reason) => made("p", reason)));
        const near = found.outcome === "unmatched" ? nearest(found.link) : null;
        if (near) {
          const why = near.why ? `: ${near.why}` : "";
          nodes.push(made("p", "", "Nearest is ", ...told(near), why));
        }
        nodes.push(...list("Parameters of the path", found.parameters));
        nodes.push(...list("Query", found.query));
        if (found.outcome === "matched") nodes.push(...notes(found, link));
        else if (data.otherwise) nodes.push(made("p", "", routeLink(data.otherwise), " takes it."));
        const assume = (text) => nodes.push(made("p", `Assumed: that ${text}.`));
        for (const type of found.types) assume(`${type}, a type of the app's own, reads it`);
        if (found.mount) assume(`${found.mount}, which is mounted, answers the rest`);
        answer.replaceChildren(...nodes);
      };

      const clear = () => {
        for (const key of ["outcome", "route", "pattern"]) answer.dataset[key] = "";
        answer.replaceChildren();
      };

      // A field drops line ends, so a link from the address is answered as it stands there.
      const tryAddress = () => {
        const text = /^#try=([^]*)$/.exec(location.hash)?.[1];
        if (text === undefined) return;
        let link = text;
        try {
          link = decodeURIComponent(text);
        } catch {
          // No escapes of UTF-8: as it is written.
        }
        field.value = link;
        show(link);
      };

      const remember = (link) => {
        try {
          history.replaceState(null, "", link === "" ? "#" : `#try=${encodeURIComponent(link)}`);
        } catch {
          // Half a character, or a browser that keeps no history of files.
        }
      };

      const tryLink = (link) => {
        if (link === "") clear();
        else show(link);
        remember(link);
      };

      field.addEventListener("input", () => tryLink(field.value.trim()));
      element("try-form").addEventListener("submit", (event) => {
        event.preventDefault();
        show(field.value.trim());
        remember(field.value.trim());
      });
      window.addEventListener("hashchange", tryAddress);

      // Searching.

      // The words of a row without its buttons'.
      const searched = (row) => {
        const copy = row.cloneNode(true);
        for (const button of copy.querySelectorAll("button")) button.remove();
        return { row, text: copy.textContent.toLowerCase() };
      };

      let rows = null;
      const readRows = () => {
        rows ??= Array.from(document.querySelectorAll(".route"), searched);
      };
      const groups = Array.from(document.querySelectorAll(".group"));
      const search = element("find-text");
      const count = element("find-count");

      const find = () => {
        const words = search.value.toLowerCase().split(/\s+/).filter((word) => word !== "");
        readRows();
        let shown = 0;
        for (const { row, text } of rows) {
          const isFound = words.every((word) => text.includes(word));
          if (row.hidden === isFound) row.hidden = !isFound;
          if (isFound) shown += 1;
        }
        for (const group of groups) group.hidden = !group.querySelector(".route:not([hidden])");
        count.textContent = words.length === 0 ? "" : `${shown} of ${rows.length} routes`;
      };
      search.addEventListener("input", find);
      document.addEventListener("keydown", (event) => {
        const isTyping = /^(?:INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
        if (event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
          event.preventDefault();
          search.focus();
        }
        if (event.key === "Escape" && event.target === search) {
          search.value = "";
          find();
        }
      });

      // Copying, and examples into the field.

      const copy = async (text) => {
        try {
          await navigator.clipboard.writeText(text);
          return true;
        } catch {
          const area = made("textarea", text);
          document.body.append(area);
          area.select();
          const isDone = document.execCommand("copy");
          area.remove();
          return isDone;
        }
      };

      document.addEventListener("click", async (event) => {
        const button = event.target.closest("button[data-copy], button[data-try]");
        if (!button) return;
        if (button.dataset.try !== undefined) {
          field.value = button.dataset.try;
          tryLink(button.dataset.try);
          field.focus();
          return;
        }
        const isDone = await copy(button.dataset.copy);
        const status = isDone ? "Copied" : "Not copied";
        element("copy-status").textContent = `${status}: ${button.dataset.copy}`;
        button.dataset.status = status;
        setTimeout(() => delete button.dataset.status, 1200);
      });

      for (const node of document.querySelectorAll("[data-script]")) node.hidden = false;
      // Before somebody searches, so that nobody waits.
      setTimeout(readRows, 200);
      // A browser that goes back fills the field again.
      if (search.value !== "") find();
      tryAddress();
    };

    if (typeof document !== "undefined") startPage();
    """#
}
