/// How the page looks: light and dark, on a telephone and on paper.
enum PageStyle {
  static let text = #"""
    :root {
      color-scheme: light dark;
      --paper: #fff; --raised: #f6f7f9; --line: #dfe2e7; --text: #1c2024; --soft: #5b6470;
      --link: #0b57b4; --tint: #e6effb; --tint-text: #124a8c; --good: #1a6b35; --bad: #a8242c;
      --warn: #7d4f00; --chip: #eceef1;
      --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #14171a; --raised: #1c2024; --line: #333940; --text: #e4e7ea; --soft: #a0a9b4;
        --link: #85b7ff; --tint: #1b3352; --tint-text: #b4d4ff; --good: #6fcf8f; --bad: #ff9a9a;
        --warn: #e6b566; --chip: #2a2f35;
      }
    }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html { scroll-padding-top: 1rem; -webkit-text-size-adjust: 100%; }
    body {
      margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 58rem; background: var(--paper);
      color: var(--text); font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
    }
    h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem; letter-spacing: -.01em; }
    h2 { font-size: 1.05rem; margin: 2.25rem 0 .25rem; }
    h3 { font-size: 1rem; margin: 0; font-weight: 500; }
    p { margin: .35rem 0; }
    a { color: var(--link); text-underline-offset: .15em; }
    code, .pattern { font-family: var(--mono); font-size: .9em; overflow-wrap: anywhere; }
    :focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
    .soft { color: var(--soft); }
    .facts {
      display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; color: var(--soft); margin: 1rem 0;
    }
    .facts code { color: var(--text); }
    .tools {
      background: var(--raised); border: 1px solid var(--line); border-radius: .6rem;
      padding: 1rem; margin: 1.25rem 0;
    }
    .tools label { display: block; font-weight: 600; margin-bottom: .3rem; }
    .tools input {
      width: 100%; font: inherit; padding: .5rem .7rem; color: inherit; background: var(--paper);
      border: 1px solid var(--soft); border-radius: .4rem;
    }
    #try-link { font-family: var(--mono); font-size: .95rem; }
    .tools .field + .field { margin-top: 1rem; }
    #answer:not(:empty) {
      margin-top: .75rem; padding-left: .8rem; border-left: 3px solid var(--soft);
    }
    #answer h3 { margin-top: .6rem; font-size: .85rem; color: var(--soft); }
    #answer[data-outcome="matched"] { border-color: var(--good); }
    #answer[data-outcome="invalid"] { border-color: var(--warn); }
    #answer[data-outcome="unmatched"] { border-color: var(--bad); }
    [data-outcome="matched"] strong { color: var(--good); }
    [data-outcome="invalid"] strong { color: var(--warn); }
    [data-outcome="unmatched"] strong { color: var(--bad); }
    dl {
      display: grid; align-items: baseline; grid-template-columns: max-content 1fr; gap: .1rem .9rem;
      margin: .3rem 0;
    }
    dt { font-family: var(--mono); font-size: .9em; }
    dd { margin: 0; overflow-wrap: anywhere; }
    .count { min-height: 1.5em; margin: .3rem 0 0; color: var(--soft); font-size: .9rem; }
    .route {
      border-top: 1px solid var(--line); padding: .9rem 0; content-visibility: auto;
      contain-intrinsic-size: auto 7rem;
    }
    .route:target { background: var(--raised); outline: .6rem solid var(--raised); }
    .head { display: flex; flex-wrap: wrap; gap: .3rem .6rem; align-items: baseline; }
    .head h3 { flex: 1 1 16rem; min-width: 0; }
    .pattern { font-size: .98rem; }
    .capture {
      font-style: normal; background: var(--tint); color: var(--tint-text); border-radius: .25rem;
      padding: .05em .2em;
    }
    .anchor { color: var(--soft); text-decoration: none; padding: 0 .3em; }
    .anchor:hover { color: var(--link); text-decoration: underline; }
    .chips { display: inline-flex; flex-wrap: wrap; gap: .3rem; }
    .chip {
      background: var(--chip); border-radius: 1rem; padding: 0 .55rem; font-size: .82rem;
      overflow-wrap: anywhere;
    }
    .chip.warn { color: var(--warn); }
    .call { margin: .15rem 0; color: var(--soft); }
    .trail { margin: .35rem 0; font-size: .92rem; }
    .trail ol { display: inline; list-style: none; margin: 0; padding: 0; }
    .trail li { display: inline; }
    .trail li + li::before { content: "\203A"; padding: 0 .4em; color: var(--soft); }
    .scroll { overflow-x: auto; }
    table { border-collapse: collapse; margin: .45rem 0; font-size: .92rem; }
    th, td { text-align: left; padding: .15rem 1.1rem .15rem 0; vertical-align: top; }
    th { color: var(--soft); font-weight: 500; white-space: nowrap; }
    td code { overflow-wrap: normal; }
    ul.links { list-style: none; margin: .35rem 0; padding: 0; font-size: .95rem; }
    ul.links li { margin: .15rem 0; overflow-wrap: anywhere; }
    button {
      font: inherit; font-size: .8rem; color: var(--soft); background: none; cursor: pointer;
      border: 1px solid var(--line); border-radius: .35rem; padding: .05rem .5rem;
    }
    button:hover { color: var(--link); border-color: currentColor; }
    button[data-status]::after { content: " \2713"; }
    button[data-status="Not copied"]::after { content: " \2717"; }
    .sr {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
      white-space: nowrap;
    }
    .skip:not(:focus) { position: absolute; left: -99rem; }
    footer { margin-top: 2rem; border-top: 1px solid var(--line); padding-top: .8rem; }
    @media (max-width: 34rem) {
      body { padding: 1.25rem 1rem 3rem; }
      h1 { font-size: 1.45rem; overflow-wrap: anywhere; }
      .tools { margin-inline: -.4rem; padding: .8rem; }
      button { padding: .25rem .7rem; }
      th, td { padding-right: .8rem; }
    }
    @media print {
      :root {
        color-scheme: light; --paper: #fff; --text: #000; --soft: #444; --line: #bbb; --chip: #fff;
        --tint: #fff; --tint-text: #000; --link: #000;
      }
      body { max-width: none; padding: 0; font-size: 10pt; }
      .tools, button, .anchor, .skip { display: none !important; }
      .route { content-visibility: visible; break-inside: avoid; }
      .chip, .capture { border: 1px solid #bbb; }
    }
    """#
}
