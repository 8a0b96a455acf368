// The styles of the dev client. Sizes are relative to the browser's default font size, and colors follow the user's
// color scheme, so that neither depends on the page.
const dark = `
  --ground: #0b1023; --field: #070b1a; --raised: #161e3d; --text: #f1f4fd; --muted: #b9c2dd;
  --accent: #67e3fb; --accent-hover: #9beefd; --on-accent: #062127; --error: #ff9a9a; --warning: #ffd479; --added: #7be0a3; --field-line: #6f7fb8; --line-hover: #9eb2ff;
  --line: 158 178 255; --glow: 103 227 251; --shade: 4 7 18; --caution: 255 212 121;
`;

const light = `
  --ground: #fff; --field: #fff; --raised: #e8edfa; --text: #10162b; --muted: #4a5470;
  --accent: #076580; --accent-hover: #055063; --on-accent: #fff; --error: #b3261e; --warning: #7a5200; --added: #176339; --field-line: #6b769c; --line-hover: #4d5c96;
  --line: 60 78 150; --glow: 7 101 128; --shade: 40 50 90; --caution: 160 110 0;
`;

export const devClientStyles = `
.container {
  all: initial;
  display: none;
  position: fixed; inset: 0; inline-size: 100%; block-size: 100%;
  pointer-events: none; box-sizing: border-box;
  font: medium/1.5 system-ui, sans-serif; color: var(--text); color-scheme: dark;
  ${dark}
}
@media (prefers-color-scheme: light) { .container { color-scheme: light; ${light} } }
.container:popover-open { display: block; }
.container *, .container *::before { box-sizing: border-box; }
.container > * { pointer-events: auto; }
[hidden] { display: none !important; }
h2, p, ol, pre { margin: 0; padding: 0; }
ol { list-style: none; }
code, pre, .position { font-family: ui-monospace, "Cascadia Mono", "JetBrains Mono", Menlo, Consolas, monospace; font-size: .875em; }
button { font: inherit; color: inherit; background: none; border: 1px solid transparent; cursor: pointer; text-align: start; }
button, a { border-radius: .375em; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
a { color: var(--accent); text-underline-offset: .2em; }
a:hover { color: var(--text); }

.backdrop { position: absolute; inset: 0; background: rgb(var(--shade) / 62%); }
.panel {
  position: absolute; inset-inline: 0; inset-block-end: 0; margin-inline: auto;
  inline-size: min(64em, 100%); max-block-size: min(76dvh, 52em);
  display: flex; flex-direction: column;
  background: var(--ground); border: 1px solid rgb(var(--line) / 26%); border-block-end: 0; border-radius: 1em 1em 0 0;
  box-shadow: inset 0 1px 0 rgb(200 214 255 / 7%), 0 -1em 4em rgb(var(--shade) / 60%);
  overflow: hidden;
}
.panel:focus { outline: none; }
.panel__head { display: flex; align-items: center; gap: 1em; padding: .75em .75em .75em 1.25em; border-block-end: 1px solid rgb(var(--line) / 13%); }
.panel__head h2 { font-size: 1.0625em; font-weight: 650; }
.panel__head > div { min-inline-size: 0; }
.panel__head p { color: var(--muted); font-size: .875em; overflow-wrap: anywhere; }
.close { flex: none; min-inline-size: 2.75em; min-block-size: 2.75em; text-align: center; margin-inline-start: auto; color: var(--muted); }
.close:hover { color: var(--text); background: rgb(var(--line) / 10%); }
.problems { overflow: auto; overscroll-behavior: contain; padding: 0 1.25em 1.25em; }
.warnings summary { padding-block: .75em; min-block-size: 2.75em; color: var(--warning); font-weight: 600; cursor: pointer; }
ol:not(:empty) + .warnings { border-block-start: 1px solid rgb(var(--line) / 13%); }
.problem { padding-block: 1.125em; }
.problem + .problem { border-block-start: 1px solid rgb(var(--line) / 13%); }
.problem__head { display: flex; flex-wrap: wrap; align-items: center; gap: .25em .75em; }
.severity { font-size: .8125em; font-weight: 650; padding: .0625em .625em; border-radius: 1em; border: 1px solid currentColor; }
.error .severity, .badge.error { color: var(--error); }
.warning .severity, .badge.warning { color: var(--warning); }
.problem__head code { color: var(--muted); }
.position { padding: .375em .5em; margin-inline-start: -.5em; color: var(--accent); overflow-wrap: anywhere; text-decoration: underline; text-underline-offset: .2em; }
.position:hover { background: rgb(var(--glow) / 12%); }
.place { font-weight: 600; overflow-wrap: anywhere; }
.message { margin-block-start: .25em; font-size: 1.0625em; overflow-wrap: anywhere; }
.frame { margin-block: .75em; padding: .75em 1em; overflow-x: auto; white-space: pre; tab-size: 2; color: var(--muted); background: var(--field); border: 1px solid rgb(var(--line) / 13%); border-radius: .625em; }
.frame b { font-weight: inherit; color: var(--text); }
.frame i { font-style: normal; color: var(--error); }
.warning .frame i { color: var(--warning); }
.cure { margin-block: .5em 0; color: var(--text); border-inline-start: .1875em solid var(--added); }
.cure span { display: block; }
.cure span::before { content: "+ " / ""; color: var(--added); }
.hint { color: var(--muted); overflow-wrap: anywhere; white-space: pre-line; }
.hint::before { content: "→ " / ""; color: var(--accent); }
.refusal { margin-block-start: .5em; color: var(--error); overflow-wrap: anywhere; }

.corner { position: absolute; inset-block-end: calc(1em + var(--clear-bottom, 0px) + var(--edit-bar, 0px)); inset-inline: 1em; display: flex; pointer-events: none; }
.corner > * { pointer-events: auto; }
.badge, .toast {
  background: var(--ground); border: 1px solid rgb(var(--line) / 26%); border-radius: .75em;
  box-shadow: 0 .5em 2em rgb(var(--shade) / 60%); font-size: .9375em;
}
.toast { position: absolute; }
.badge { min-block-size: 2.75em; max-inline-size: min(36em, 100%); padding: .25em 1em; font-weight: 600; border-color: currentColor; }
.badge span { display: block; }
.badge__note { color: var(--muted); font-weight: 400; font-size: .875em; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.badge:hover { background: var(--raised); }
.toast { display: flex; align-items: center; gap: .25em .5em; inset-inline: 1em; inline-size: fit-content; max-inline-size: calc(100% - 2em); margin-inline: auto; padding: .5em .5em .5em 1.125em; }
.toast p { overflow-wrap: anywhere; }
.edited { inset-block-end: calc(1em + var(--clear-bottom, 0px)); margin-inline: auto 0; }
.edited code { color: var(--muted); }
.removed { inset-block-start: calc(1em + var(--clear-top, 0px)); padding-inline-end: 1.125em; padding-block: .75em; border-color: var(--warning); }
.draft { inset-block-end: calc(1.5em + var(--clear-bottom, 0px)); inset-inline-start: auto; inset-inline-end: 1em; padding: .25em .875em; font-size: .8125em; font-weight: 600; color: #221700; background: #ffd479; border-color: #ffd479; pointer-events: none; }
.disconnected { inset-block-start: calc(1em + var(--clear-top, 0px)); inset-inline-start: auto; inset-inline-end: 1em; padding: .25em .875em; font-size: .8125em; color: var(--muted); }
.container:has(> .removed:not([hidden])) > .disconnected { inset-block-start: calc(5em + var(--clear-top, 0px)); }
.disconnected::before { content: ""; inline-size: .5em; block-size: .5em; border-radius: 50%; background: var(--warning); }
.container:has(> .corner:not([hidden])) > .edited, .container:has(> .draft:not([hidden])) > .edited { inset-block-end: calc(5.5em + var(--clear-bottom, 0px)); }
.container:has(> .draft:not([hidden])) > .corner { inset-inline-end: 8.5em; }

@media (forced-colors: active) {
  .backdrop { background: none; }
  .position, a { color: LinkText; }
  .disconnected::before { background: CanvasText; forced-color-adjust: none; }
}
@media print { .container, .container:popover-open { display: none; } }
`;

/** The styles of the page that is served instead of a page with errors. */
export const errorPageStyles = `
:root { color-scheme: light dark; font: medium/1.5 system-ui, sans-serif; }
main { max-inline-size: 64em; margin-inline: auto; padding: 1em 1em 6em; }
h1 { font-size: 1.375em; line-height: 1.25; }
pre { font: .875em/1.5 ui-monospace, "Cascadia Mono", "JetBrains Mono", Menlo, Consolas, monospace; overflow-x: auto; }
`;
