// The styles of the dev client. Sizes are in em of the browser's default, so that they follow the user's setting and
// not the page.
export const devClientStyles = `
.container {
  all: initial;
  display: none;
  position: fixed; inset: 0; inline-size: 100%; block-size: 100%;
  pointer-events: none; box-sizing: border-box;
  font: medium/1.5 system-ui, sans-serif; color: #f1f4fd; color-scheme: dark;
}
.container:popover-open { display: block; }
.container *, .container *::before { box-sizing: border-box; }
.container > * { pointer-events: auto; }
[hidden] { display: none !important; }
h2, p, ol, pre { margin: 0; padding: 0; }
ol { list-style: none; }
code, pre, .position { font-family: ui-monospace, "Cascadia Mono", "JetBrains Mono", Menlo, Consolas, monospace; font-size: .875em; }
button { font: inherit; color: inherit; background: none; border: 1px solid transparent; cursor: pointer; text-align: start; }
button, a { border-radius: .375em; }
:focus-visible { outline: 2px solid #67e3fb; outline-offset: 2px; }
a { color: #67e3fb; text-underline-offset: .2em; }
a:hover { color: #f1f4fd; }

.backdrop { position: absolute; inset: 0; background: rgb(4 7 18 / 62%); }
.panel {
  position: absolute; inset-inline: 0; inset-block-end: 0; margin-inline: auto;
  inline-size: min(64em, 100%); max-block-size: min(76dvh, 52em);
  display: flex; flex-direction: column;
  background: #0b1023; border: 1px solid rgb(158 178 255 / 26%); border-block-end: 0; border-radius: 1em 1em 0 0;
  box-shadow: inset 0 1px 0 rgb(200 214 255 / 7%), 0 -1em 4em rgb(4 7 18 / 60%);
  overflow: hidden;
}
.panel:focus { outline: none; }
.panel__head { display: flex; align-items: center; gap: 1em; padding: .75em .75em .75em 1.25em; border-block-end: 1px solid rgb(158 178 255 / 13%); }
.panel__head h2 { font-size: 1.0625em; font-weight: 650; }
.panel__head > div { min-inline-size: 0; }
.panel__head p { color: #b9c2dd; font-size: .875em; overflow-wrap: anywhere; }
.close { flex: none; min-inline-size: 2.75em; min-block-size: 2.75em; text-align: center; margin-inline-start: auto; color: #b9c2dd; }
.close:hover { color: #f1f4fd; background: rgb(158 178 255 / 10%); }
.problems { overflow: auto; overscroll-behavior: contain; padding: 0 1.25em 1.25em; }
.warnings summary { padding-block: .75em; min-block-size: 2.75em; color: #ffd479; font-weight: 600; cursor: pointer; }
ol:not(:empty) + .warnings { border-block-start: 1px solid rgb(158 178 255 / 13%); }
.problem { padding-block: 1.125em; }
.problem + .problem { border-block-start: 1px solid rgb(158 178 255 / 13%); }
.problem__head { display: flex; flex-wrap: wrap; align-items: center; gap: .25em .75em; }
.severity { font-size: .8125em; font-weight: 650; padding: .0625em .625em; border-radius: 1em; border: 1px solid currentColor; }
.error .severity, .badge.error { color: #ff9a9a; }
.warning .severity, .badge.warning { color: #ffd479; }
.problem__head code { color: #b9c2dd; }
.position { padding: .375em .5em; margin-inline-start: -.5em; color: #67e3fb; overflow-wrap: anywhere; text-decoration: underline; text-underline-offset: .2em; }
.position:hover { background: rgb(103 227 251 / 12%); }
.place { font-weight: 600; overflow-wrap: anywhere; }
.message { margin-block-start: .25em; font-size: 1.0625em; overflow-wrap: anywhere; }
.frame { margin-block: .75em; padding: .75em 1em; overflow-x: auto; white-space: pre; tab-size: 2; color: #b9c2dd; background: #070b1a; border: 1px solid rgb(158 178 255 / 13%); border-radius: .625em; }
.frame b { font-weight: inherit; color: #f1f4fd; }
.frame i { font-style: normal; color: #ff9a9a; }
.warning .frame i { color: #ffd479; }
.cure { margin-block: .5em 0; color: #f1f4fd; border-inline-start: .1875em solid #7be0a3; }
.cure span { display: block; }
.cure span::before { content: "+ " / ""; color: #7be0a3; }
.hint { color: #b9c2dd; overflow-wrap: anywhere; }
.hint::before { content: "→ " / ""; color: #67e3fb; }
.refusal { margin-block-start: .5em; color: #ff9a9a; overflow-wrap: anywhere; }

.corner { position: absolute; inset-block-end: calc(1em + var(--clear-bottom, 0px) + var(--edit-bar, 0px)); inset-inline: 1em; display: flex; pointer-events: none; }
.corner > * { pointer-events: auto; }
.badge, .toast {
  background: #0b1023; border: 1px solid rgb(158 178 255 / 26%); border-radius: .75em;
  box-shadow: 0 .5em 2em rgb(4 7 18 / 60%); font-size: .9375em;
}
.toast { position: absolute; }
.badge { min-block-size: 2.75em; max-inline-size: min(36em, 100%); padding: .25em 1em; font-weight: 600; border-color: currentColor; }
.badge span { display: block; }
.badge__note { color: #b9c2dd; font-weight: 400; font-size: .875em; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.badge:hover { background: #161e3d; }
.toast { display: flex; align-items: center; gap: .25em .5em; inset-inline: 1em; inline-size: fit-content; max-inline-size: calc(100% - 2em); margin-inline: auto; padding: .5em .5em .5em 1.125em; }
.toast p { overflow-wrap: anywhere; }
.edited { inset-block-end: calc(1em + var(--clear-bottom, 0px)); margin-inline: auto 0; }
.edited code { color: #b9c2dd; }
.removed { inset-block-start: calc(1em + var(--clear-top, 0px)); padding-inline-end: 1.125em; padding-block: .75em; border-color: #ffd479; }
.draft { inset-block-end: calc(1.5em + var(--clear-bottom, 0px)); inset-inline-start: auto; inset-inline-end: 1em; padding: .25em .875em; font-size: .8125em; font-weight: 600; color: #221700; background: #ffd479; border-color: #ffd479; pointer-events: none; }
.disconnected { inset-block-start: calc(1em + var(--clear-top, 0px)); inset-inline-start: auto; inset-inline-end: 1em; padding: .25em .875em; font-size: .8125em; color: #b9c2dd; }
.container:has(> .removed:not([hidden])) > .disconnected { inset-block-start: calc(5em + var(--clear-top, 0px)); }
.disconnected::before { content: ""; inline-size: .5em; block-size: .5em; border-radius: 50%; background: #ffd479; }
.container:has(> .corner:not([hidden])) > .edited, .container:has(> .draft:not([hidden])) > .edited { inset-block-end: calc(5.5em + var(--clear-bottom, 0px)); }
.container:has(> .draft:not([hidden])) > .corner { inset-inline-end: 8.5em; }

@media (forced-colors: active) {
  .backdrop { background: none; }
  .position, a { color: LinkText; }
  .disconnected::before { background: CanvasText; forced-color-adjust: none; }
}
@media print { .container, .container:popover-open { display: none; } }
`;
