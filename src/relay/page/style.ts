// The stylesheet of form pages, in light and dark. The server does not know the styles of the site.
export const formPageStyle = `:root { color-scheme: light dark; --line: light-dark(#767f8a, #8b95a1); --accent: light-dark(#0b4f9e, #9cc5ff); --on-accent: light-dark(#fff, #08182b); --danger: light-dark(#a3161b, #ffb0ad); background: light-dark(#f6f7f9, #101418); color: light-dark(#1a2129, #e8ecf0); font: 1.0625rem/1.5 system-ui, sans-serif; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-inline-size: 40rem; padding: clamp(1.5rem, 6vw, 4rem) 1.25rem; overflow-wrap: break-word; }
h1 { font-size: 1.625rem; line-height: 1.25; margin: 0 0 1.5rem; text-wrap: balance; }
form { display: grid; gap: 1.25rem; grid-template-columns: minmax(0, 1fr); }
[hidden] { display: none; }
.field { display: grid; gap: .375rem; grid-template-columns: minmax(0, 1fr); }
.field--box { grid-template-columns: auto minmax(0, 1fr); align-items: start; gap: .375rem .75rem; }
.field--box .field__error { grid-column: 1 / -1; }
.field__label { font-weight: 600; }
.field__optional { font-weight: 400; }
.field__error { color: var(--danger); font-weight: 600; margin: 0; }
.field__error:empty { display: none; }
input, select, textarea { font: inherit; color: inherit; inline-size: 100%; min-block-size: 2.875rem; padding: .55rem .75rem; border: 1px solid var(--line); border-radius: .5rem; background: light-dark(#fff, #191f26); }
textarea { resize: vertical; }
input[type=checkbox] { inline-size: 1.375rem; min-block-size: 1.375rem; accent-color: var(--accent); }
[aria-invalid] { border: 2px solid var(--danger); }
.failure { border-inline-start: 4px solid var(--danger); padding-inline-start: 1rem; }
.failure__title { display: none; }
.failure p, .failure ul { margin: 0; }
.failure ul { padding-inline-start: 1.25rem; }
a { color: var(--accent); text-underline-offset: .2em; }
.button { justify-self: start; font: inherit; font-weight: 600; min-block-size: 2.875rem; padding: .55rem 1.5rem; border: 1px solid var(--accent); border-radius: .5rem; background: var(--accent); color: var(--on-accent); cursor: pointer; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }`;
