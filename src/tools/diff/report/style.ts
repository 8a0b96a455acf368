/** The stylesheet of the report, for any screen, in light and dark, and on paper. */
export const reportStyle = `@layer base {
  :root {
    color-scheme: light dark;
    --ground: light-dark(#f4f6f8, #0e1116); --card: light-dark(#fff, #171b22); --line: light-dark(#d5dbe1, #2d343e);
    --text: light-dark(#1b212b, #e7ebf0); --quiet: light-dark(#566070, #a3adba); --link: light-dark(#0b57c4, #8ab8ff);
    --gone: light-dark(#ffe3e0, #5a2020); --new: light-dark(#d3f4da, #14472b);
    --price: light-dark(#8a5a00, #f0bf5a); --words: light-dark(#0b57c4, #8ab8ff); --address: light-dark(#8a2f8f, #e39be8); --other: light-dark(#566070, #a3adba); --picture: light-dark(#0b6b63, #5fd0c5);
    /* A page is laid out for a window of 1280 px, and scaled to the width of its column. */
    --scale: tan(atan2(100cqi, 1280px));
  }
  * { box-sizing: border-box; }
  body { margin: 0; color: var(--text); background: var(--ground); font: .9375rem/1.4667 system-ui, sans-serif; overflow-wrap: anywhere; }
  a { color: var(--link); }
  a, button, input, summary { outline-offset: 2px; }
  :focus-visible { outline: 3px solid var(--link); border-radius: .25rem; }
  h1, h2, h3, p, ul, ol, dl, dd, figure { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  h1 { font-size: 1.75rem; line-height: 1.2; letter-spacing: -.01em; }
  h2 { font-size: 1.375rem; line-height: 1.25; }
  h3 { font-size: .9375rem; font-weight: 400; color: var(--quiet); }
  h3 b { color: var(--text); }
  code { font: .875em ui-monospace, monospace; }
  del { background: var(--gone); text-decoration: line-through; border-radius: .2rem; padding-inline: .15em; }
  ins { background: var(--new); text-decoration: underline; text-underline-offset: .2em; border-radius: .2rem; padding-inline: .15em; }
  .skip { position: absolute; inset-inline-start: -999rem; }
  .skip:focus { inset-inline-start: 1rem; background: var(--card); padding: .5rem; z-index: 2; }
  .note { color: var(--quiet); }
  .notice { border-inline-start: 3px solid var(--price); padding-inline-start: .75rem; margin-block-start: .75rem; }

  .top { padding: 1.75rem clamp(1rem, 2vw, 2rem) 1.25rem; display: grid; gap: .25rem; }
  .versions { color: var(--quiet); }
  .versions b { color: var(--text); font-weight: 600; }
  .counts { display: flex; flex-wrap: wrap; gap: .5rem; margin-block-start: 1rem; }
  .counts li > * { display: flex; align-items: baseline; gap: .5rem; min-block-size: 2.75rem; padding: .5rem .9rem; background: var(--card); border: 1px solid var(--line); border-radius: .6rem; color: inherit; text-decoration: none; }
  .counts li > a:hover { border-color: var(--link); }
  .counts b { font-size: 1.25rem; line-height: 1; font-variant-numeric: tabular-nums; color: var(--kind); }
  .counts .none { color: var(--quiet); background: none; }
  .counts .none b { color: inherit; }
  .tools { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; align-items: baseline; margin-block-start: .75rem; color: var(--quiet); }
  .tools b { color: var(--text); font-variant-numeric: tabular-nums; }
  summary { cursor: pointer; }
  .switch { display: inline-flex; gap: .5rem; align-items: center; }
  input[type=checkbox] { inline-size: 1.25rem; block-size: 1.25rem; accent-color: var(--link); margin: 0; flex: none; }

  .price { --kind: var(--price); } .fact { --kind: var(--price); } .text { --kind: var(--words); } .address { --kind: var(--address); } .picture { --kind: var(--picture); }
  .structure, .search, .file, .translation, .problem, .date { --kind: var(--other); }
  .chip { display: inline-flex; align-items: center; gap: .4em; border: 1px solid var(--line); border-radius: 1rem; padding-inline: .6em; font-size: .8125rem; line-height: 1.375rem; color: var(--text); background: var(--card); }
  .chip::before { content: ""; flex: none; inline-size: .5em; block-size: .5em; border-radius: 50%; background: var(--kind); }
  .chips { display: flex; flex-wrap: wrap; gap: .3rem; }

  .columns { display: grid; grid-template-columns: minmax(15rem, 19rem) minmax(0, 1fr); gap: 1.25rem; padding: 0 clamp(1rem, 2vw, 2rem) 3rem; align-items: start; }
  .list { position: sticky; inset-block-start: 1rem; max-block-size: calc(100vh - 2rem); overflow: auto; background: var(--card); border: 1px solid var(--line); border-radius: .75rem; }
  .list li { display: flex; align-items: flex-start; }
  .list li + li { border-block-start: 1px solid var(--line); }
  .list a { flex: 1; min-inline-size: 0; display: grid; gap: .3rem; padding: .75rem 0 .75rem 1rem; color: inherit; text-decoration: none; outline-offset: -3px; }
  .list a b { font-weight: 600; }
  .list a:hover b { text-decoration: underline; }
  .list li:has([aria-current]) { background: color-mix(in srgb, var(--link) 10%, transparent); box-shadow: inset 3px 0 var(--link); }
  .list input { margin: .8rem 1rem; }
  .list li:has(:checked) b { color: var(--quiet); }
  .addresses { color: var(--quiet); display: flex; flex-wrap: wrap; gap: 0 .75rem; }

  main { min-inline-size: 0; display: grid; gap: 1.25rem; }
  main:focus { outline: 0; }
  article { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: clamp(1rem, 2vw, 1.5rem); display: grid; gap: 1.25rem; grid-template-columns: minmax(0, 1fr); }
  .title { display: flex; flex-wrap: wrap; gap: .75rem 1.5rem; justify-content: space-between; align-items: flex-start; }
  .title > div:first-child { flex: 1 1 18rem; display: grid; gap: .35rem; min-inline-size: 0; }
  .bar { display: flex; flex-wrap: wrap; gap: .5rem; }
  button { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: .35rem .8rem; min-block-size: 2.25rem; cursor: pointer; }
  button:hover { border-color: var(--link); }
  button[aria-pressed=true] { border-color: var(--link); box-shadow: inset 0 0 0 1px var(--link); }
  .part { display: grid; gap: .75rem; scroll-margin: 1rem; }
  .part h3 { color: var(--text); font-weight: 600; font-size: 1.0625rem; }
  .part + .part { border-block-start: 1px solid var(--line); padding-block-start: 1.25rem; }
  .rows { display: grid; gap: .9rem; }
  .row { display: grid; gap: .35rem; }
  .row + .row { border-block-start: 1px solid var(--line); padding-block-start: .9rem; }
  .what { display: flex; flex-wrap: wrap; gap: .25rem .6rem; align-items: baseline; }
  .what span:not(.chip) { font-weight: 600; }
  .what span + span:not(.chip)::before { content: "·"; font-weight: 400; margin-inline-end: .6rem; color: var(--quiet); }
  .what .chip + span:not(.chip)::before { content: none; }
  .row dl { display: grid; gap: .35rem; }
  .row dl > div { display: grid; grid-template-columns: 6rem minmax(0, 68ch); gap: .25rem 1rem; }
  .row dt { color: var(--quiet); }
  .row dt:empty { display: none; }
  .row dt:empty + dd { grid-column: 1 / -1; white-space: pre-wrap; }
  .show { margin-inline-start: .35rem; white-space: nowrap; }

  .preview { display: grid; gap: .6rem; border-block-start: 1px solid var(--line); padding-block-start: 1.25rem; }
  .frames { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: .75rem; }
  figcaption { font-weight: 600; padding-block-end: .3rem; }
  figure { container-type: inline-size; }
  .screen { block-size: 34rem; border: 1px solid var(--line); border-radius: .5rem; overflow: clip; background: #fff; }
  iframe { display: block; border: 0; inline-size: 100%; block-size: 100%; }
  @media (width >= 50rem) {
    @supports (scale: tan(atan2(1cqi, 1px))) {
      iframe { inline-size: 1280px; block-size: calc(34rem / var(--scale)); scale: var(--scale); transform-origin: 0 0; }
    }
  }
  .absent { border: 1px dashed var(--line); border-radius: .5rem; padding: 1rem; color: var(--quiet); }
  [data-view=over] .frames { grid-template-columns: minmax(0, 1fr); }
  [data-view=over] .frames figure { grid-area: 1 / 1; }
  [data-view=over] .frames figure + figure { clip-path: inset(0 0 0 var(--cut, 50%)); background: var(--card); }
  [data-view=over] .frames figure + figure figcaption { text-align: end; }
  .range { display: flex; gap: .75rem; align-items: center; }
  .range input { flex: 1; max-inline-size: 30rem; accent-color: var(--link); }
  body:not([data-view=over]) .range { display: none; }
  [hidden] { display: none; }

  @media (width < 50rem) {
    .columns { grid-template-columns: minmax(0, 1fr); }
    .list { position: static; max-block-size: 60vh; }
    .frames { grid-template-columns: minmax(0, 1fr); }
    .screen { block-size: 28rem; }
    .row dl > div { grid-template-columns: minmax(0, 1fr); gap: 0; }
    .counts li > * { padding-inline: .7rem; }
  }
  @media (forced-colors: active) {
    .list li:has([aria-current]) { border-inline-start: 4px solid Highlight; }
    .chip::before { background: CanvasText; forced-color-adjust: none; }
  }
  @media print {
    :root { color-scheme: light; --ground: #fff; }
    body { font-size: 10pt; }
    .list, .bar, .tools, .preview, .show, .skip { display: none; }
    .columns { display: block; padding: 0; }
    .top { padding: 0 0 1rem; }
    main, article { display: block; }
    article, article[hidden] { display: block; border: 0; border-block-start: 1px solid var(--line); border-radius: 0; padding: 1rem 0; }
    article > * + * { margin-block-start: .75rem; }
    .row, .title, h2, h3 { break-inside: avoid; break-after: auto; }
    .title, h2, h3 { break-after: avoid; }
    .row + .row { margin-block-start: .6rem; }
    .counts li > *, .chip { print-color-adjust: exact; }
    del, ins { print-color-adjust: exact; }
  }
}
`;

/** The stylesheet for changed parts in the copies of pages. */
export const marks = `[data-archipel-change] { outline: 3px solid #bf8700 !important; outline-offset: 3px !important; scroll-margin: 8rem; }
[data-archipel-change=added] { outline-color: #1a7f37 !important; }
[data-archipel-change=removed] { outline-color: #cf222e !important; }
[data-archipel-change=moved] { outline-style: dashed !important; }
`;
