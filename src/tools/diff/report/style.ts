/** How the report looks, on any screen, in light and dark. */
export const style = `@layer base {
  :root { color-scheme: light dark; --line: light-dark(#c9d1d9, #3d444d); --soft: light-dark(#f3f5f7, #1b2027); --text: light-dark(#1f2328, #e6edf3); --page: light-dark(#fff, #0d1117); --link: light-dark(#0550ae, #79c0ff); --gone: light-dark(#ffebe9, #5c1f1f); --new: light-dark(#d1f5d8, #14432a); }
  * { box-sizing: border-box; }
  body { margin: 0; color: var(--text); background: var(--page); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
  a { color: var(--link); }
  a, button, input { outline-offset: 2px; }
  :focus-visible { outline: 3px solid var(--link); }
  h1 { font-size: 1.4rem; margin: 0; }
  h2 { font-size: 1.2rem; margin: 0 0 .5rem; }
  h2 code { font-weight: 700; }
  h3 { font-size: 1rem; margin: 1rem 0 .25rem; }
  ul, ol { padding-inline-start: 1.2rem; margin: 0; }
  li { margin-block: .35rem; }
  code { font: .9em ui-monospace, monospace; }
  del { background: var(--gone); text-decoration: line-through; }
  ins { background: var(--new); text-decoration: underline; }
  del + ins { margin-inline-start: .25em; }
  .skip { position: absolute; inset-inline-start: -999rem; }
  .skip:focus { inset-inline-start: 1rem; background: var(--page); padding: .5rem; z-index: 2; }
  .top { padding: 1rem; border-block-end: 1px solid var(--line); }
  .note { color: inherit; opacity: .85; margin: .25rem 0; }
  .switch { white-space: nowrap; }
  .switch input { inline-size: 1.5rem; block-size: 1.5rem; vertical-align: middle; margin: 0; }
  .columns { display: grid; grid-template-columns: minmax(12rem, 18rem) minmax(0, 1fr); }
  .list { border-inline-end: 1px solid var(--line); padding: 1rem; position: sticky; inset-block-start: 0; max-block-size: 100vh; overflow: auto; }
  .list ol { list-style: none; padding: 0; }
  .list li { display: flex; gap: .5rem; align-items: center; justify-content: space-between; }
  .list a { padding: .25rem 0; min-block-size: 1.75rem; }
  .list [aria-current] { font-weight: 700; }
  .list input { inline-size: 1.5rem; block-size: 1.5rem; flex: none; }
  main { padding: 1rem; min-inline-size: 0; }
  section + section { margin-block-start: 1.25rem; }
  article { margin-block-start: 1.5rem; border-block-start: 1px solid var(--line); padding-block-start: 1rem; }
  .bar { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin-block-end: .75rem; }
  button { font: inherit; color: inherit; background: var(--soft); border: 1px solid var(--line); border-radius: .4rem; padding: .35rem .75rem; min-block-size: 2.25rem; cursor: pointer; }
  button[aria-pressed=true] { border-color: var(--link); box-shadow: inset 0 0 0 1px var(--link); }
  .frames { display: grid; grid-template-columns: 1fr 1fr; gap: .5rem; }
  .frames figure { margin: 0; }
  .frames figcaption { font-weight: 600; }
  iframe, .frames img { inline-size: 100%; block-size: 70vh; border: 1px solid var(--line); background: #fff; }
  .frames img { block-size: auto; }
  .absent { border: 1px dashed var(--line); padding: 1rem; }
  [data-view=over] .frames { grid-template-columns: 1fr; }
  [data-view=over] .frames figure { grid-area: 1 / 1; }
  [data-view=over] .frames figure + figure { clip-path: inset(0 0 0 var(--cut, 50%)); background: var(--page); }
  .range { display: none; }
  [data-view=over] .range { display: flex; gap: .5rem; align-items: center; }
  [hidden] { display: none; }
  @media (width < 50rem) {
    .columns { grid-template-columns: minmax(0, 1fr); }
    .list { position: static; max-block-size: 40vh; border-inline-end: 0; border-block-end: 1px solid var(--line); }
    .frames { grid-template-columns: minmax(0, 1fr); }
  }
}
`;

/** How changed parts look in the copies of pages. */
export const marks = `[data-archipel-change] { outline: 3px solid #bf8700 !important; outline-offset: 3px !important; scroll-margin: 4rem; }
[data-archipel-change=added] { outline-color: #1a7f37 !important; }
[data-archipel-change=removed] { outline-color: #cf222e !important; }
[data-archipel-change=moved] { outline-style: dashed !important; }
`;
