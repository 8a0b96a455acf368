// The styles for editing in the page, within those of the dev client.
export const editStyles = `
.edit-bar {
  position: absolute; inset-block-end: calc(1em + var(--clear-bottom, 0px)); inset-inline-start: 1em;
  display: flex; flex-wrap: wrap; gap: .25em; max-inline-size: min(100% - 2em, 44em); padding: .25em;
  background: var(--ground); border: 1px solid rgb(var(--line) / 26%); border-radius: .875em; box-shadow: 0 .5em 2em rgb(var(--shade) / 60%);
  font-size: .9375em;
}
.edit-bar__hint { flex: 0 0 100%; contain: inline-size; padding: .25em .625em 0; color: var(--text); }
.edit-bar__hint:empty { display: none; }
.edit-bar button { min-block-size: 2.25em; padding: .125em .75em; color: var(--muted); border-radius: .625em; }
.edit-bar button:hover:not(:disabled) { color: var(--text); background: rgb(var(--line) / 10%); }
.edit-bar button:disabled { opacity: .4; cursor: default; }
.edit-toggle[aria-pressed=true] { color: var(--on-accent); background: var(--accent); font-weight: 600; }
.edit-bar .edit-toggle[aria-pressed=true]:hover { color: var(--on-accent); background: var(--accent-hover); }
.edit-status { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.container > .edit-outline { position: fixed; pointer-events: none; border: 2px solid #67e3fb; outline: 1px solid #062127; border-radius: .375em; background: rgb(103 227 251 / 10%); }
.edit-outline--open { border-style: dashed; background: none; }

.edit-panel {
  position: absolute; inset-block: 0; inset-inline-end: 0; inline-size: min(30em, 100%);
  display: flex; flex-direction: column; background: var(--ground); border-inline-start: 1px solid rgb(var(--line) / 26%);
  box-shadow: -1em 0 4em rgb(var(--shade) / 60%);
}
.edit-panel:focus { outline: none; }
.edit-panel__head { display: grid; grid-template-columns: 1fr auto; align-items: start; gap: .25em .75em; padding: 1em .75em .75em 1.25em; border-block-end: 1px solid rgb(var(--line) / 13%); }
.edit-panel__head h2 { padding-block: .5em 0; font-size: 1.0625em; font-weight: 650; line-height: 1.35; overflow-wrap: anywhere; }
.edit-place { grid-column: 1 / -1; justify-self: start; padding: .125em .375em; margin-inline-start: -.375em; color: var(--accent); font-size: .875em; overflow-wrap: anywhere; }
.edit-place:hover { background: rgb(var(--glow) / 12%); }
.edit-panel__body { flex: 1; overflow: auto; overscroll-behavior: contain; padding: 1.25em; display: flex; flex-direction: column; gap: 1.25em; }
.edit-panel__foot { display: flex; flex-wrap: wrap; gap: .5em; align-items: center; padding: .875em 1.25em; border-block-start: 1px solid rgb(var(--line) / 13%); }
.edit-panel__foot button, .edit-item button, .edit-question button, .edit-wide, .edit-picture button { min-block-size: 2.5em; padding: .25em 1em; border-color: rgb(var(--line) / 26%); border-radius: .625em; }
.edit-panel__foot button:hover:not(:disabled), .edit-item button:hover:not(:disabled), .edit-question button:hover, .edit-wide:hover, .edit-picture button:hover { background: rgb(var(--line) / 10%); }
.edit-panel button:disabled { opacity: .4; cursor: default; }
.edit-panel .edit-primary { color: var(--on-accent); background: var(--accent); border-color: var(--accent); font-weight: 600; }
.edit-panel .edit-primary:hover:not(:disabled) { background: var(--accent-hover); }
.edit-panel .edit-danger { color: var(--error); border-color: currentColor; }
.edit-help, .edit-note, .edit-hint { color: var(--muted); }
.edit-help, .edit-note { font-size: .9375em; }
.edit-note:empty { display: none; }
.edit-field { display: flex; flex-direction: column; gap: .375em; }
.edit-field > label { font-size: .875em; font-weight: 600; color: var(--muted); }
.edit-field__box { position: relative; display: grid; }
.edit-field__colours, .edit-field__control {
  font: inherit; line-height: 1.5; letter-spacing: normal; padding: .625em .75em; margin: 0; border: 1px solid transparent; border-radius: .625em;
  white-space: pre-wrap; overflow-wrap: anywhere; text-align: start;
}
.edit-field__colours { grid-area: 1 / 1; color: transparent; pointer-events: none; background: var(--field); overflow: hidden; }
.edit-field__colours b { font-weight: inherit; background: rgb(var(--glow) / 24%); border-radius: .25em; box-shadow: 0 0 0 1px rgb(var(--glow) / 24%); }
.edit-field__control { inline-size: 100%; color: var(--text); background: var(--field); border-color: var(--field-line); }
.edit-field__box > .edit-field__control { grid-area: 1 / 1; background: none; resize: none; overflow: hidden; position: relative; }
.edit-field__control:hover { border-color: var(--line-hover); }
.edit-field__control[aria-invalid=true] { border-color: var(--error); }
select.edit-field__control, .edit-field__control[type=search] { min-block-size: 2.75em; }
.edit-facts { list-style: none; margin: .25em 0 0; padding: .25em; max-block-size: 15em; overflow: auto; background: var(--raised); border: 1px solid rgb(var(--line) / 26%); border-radius: .625em; }
.edit-facts li { display: flex; justify-content: space-between; gap: 1em; padding: .375em .625em; border-radius: .375em; cursor: pointer; }
.edit-facts li span { color: var(--muted); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.edit-facts li[aria-selected=true], .edit-facts li:hover { background: rgb(var(--glow) / 18%); }
.edit-problems { list-style: none; margin: 0; padding: 0; font-size: .9375em; }
.edit-problems:empty { display: none; }
.edit-problems .error > span:first-child, .edit-refusal { color: var(--error); }
.edit-problems .warning > span:first-child { color: var(--warning); }
.edit-approved { margin-block-start: .5em; color: var(--muted); }
.edit-approved p { padding-inline-start: .75em; border-inline-start: .1875em solid rgb(var(--line) / 38%); color: var(--text); white-space: pre-line; overflow-wrap: anywhere; }
.edit-refusal { flex-basis: 100%; overflow-wrap: anywhere; }
.edit-refusal:empty { display: none; }
.edit-elsewhere { padding: .75em 1em; border: 1px solid rgb(var(--caution) / 45%); border-radius: .625em; color: var(--warning); }
.edit-elsewhere label { display: flex; align-items: center; gap: .5em; min-block-size: 2.75em; color: var(--text); cursor: pointer; }
.edit-still { color: var(--muted); font-size: .9375em; }
.edit-still label { display: flex; align-items: center; gap: .5em; min-block-size: 2.25em; color: var(--text); cursor: pointer; }
input[type=checkbox] { flex: none; inline-size: 1.125em; block-size: 1.125em; margin: 0; accent-color: var(--accent); }
.edit-item { display: flex; flex-wrap: wrap; gap: .375em; padding-block-start: 1.25em; border-block-start: 1px solid rgb(var(--line) / 13%); font-size: .9375em; }
.edit-item p { flex-basis: 100%; color: var(--muted); overflow-wrap: anywhere; }
.edit-item .edit-note { margin: 0; }
.edit-add { flex-basis: 100%; display: flex; flex-wrap: wrap; align-items: center; gap: .5em; padding-block-start: .375em; color: var(--muted); }
.edit-add select { flex: 1 1 12em; inline-size: auto; min-inline-size: 0; }
.edit-around summary { padding-block: .625em; color: var(--muted); font-size: .9375em; cursor: pointer; }
.edit-around summary:hover { color: var(--text); }
.edit-around .edit-item { padding-block: .75em; }
.edit-settings { padding-block-start: 1.25em; border-block-start: 1px solid rgb(var(--line) / 13%); }
.edit-settings h3 { margin: 0 0 .25em; font-size: .875em; font-weight: 600; color: var(--muted); }
.edit-settings--alone { padding-block-start: 0; border-block-start: 0; }
.edit-settings .edit-text { display: grid; grid-template-columns: 1fr auto; column-gap: .75em; align-items: center; text-align: start; }
.edit-settings .edit-text::after { content: "›" / ""; grid-area: 1 / 2 / span 2 / 3; color: var(--accent); font-size: 1.25em; }
.edit-settings .edit-text small::first-letter { text-transform: uppercase; }
.edit-settings .edit-text:dir(rtl)::after { content: "‹" / ""; }
.edit-wide { align-self: start; }
.edit-picture { display: flex; flex-direction: column; align-items: start; gap: .5em; padding: .75em; border: 1px dashed rgb(var(--line) / 38%); border-radius: .625em; }
.edit-picture--over { border-color: var(--accent); background: rgb(var(--glow) / 10%); }
.edit-picture__image { max-inline-size: 100%; max-block-size: 14em; border-radius: .375em; }
.edit-picture__name { overflow-wrap: anywhere; }
.edit-question { flex-basis: 100%; display: flex; flex-wrap: wrap; gap: .5em; }
.edit-question p { flex-basis: 100%; font-weight: 600; }
.edit-question dl { flex-basis: 100%; margin: 0; display: grid; grid-template-columns: auto 1fr; gap: .25em .75em; }
.edit-question dt { color: var(--muted); }
.edit-question dd { margin: 0; overflow-wrap: anywhere; }
.edit-list { list-style: none; margin: 0; padding: 0; }
.edit-list li { display: flex; align-items: start; gap: .75em; padding-block: .5em; }
.edit-list li + li { border-block-start: 1px solid rgb(var(--line) / 13%); }
.edit-list li > input { margin-block-start: .25em; }
.edit-list label { display: flex; flex-direction: column; gap: .125em; min-inline-size: 0; overflow-wrap: anywhere; cursor: pointer; }
.edit-list small { color: var(--muted); }
.edit-list label > span { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 6; overflow: hidden; }
.edit-list del { color: var(--muted); }
.edit-list ins { text-decoration: none; color: var(--added); }
.edit-text { flex: 1; min-block-size: 2.75em; padding: .375em .5em; overflow-wrap: anywhere; }
.edit-text:hover { background: rgb(var(--line) / 10%); }
.edit-text small { display: block; color: var(--muted); }

@media (min-width: 60.01em) {
  .edit-panel--start { inset-inline: 0 auto; border-inline: 0; border-inline-end: 1px solid rgb(var(--line) / 26%); box-shadow: 1em 0 4em rgb(var(--shade) / 60%); }
  .container:has(> .edit-panel--start) > .edit-bar { inset-inline: auto 1em; }
}
@media (max-width: 60em) {
  .edit-panel { inset-block: auto 0; inset-inline: 0; inline-size: auto; max-block-size: min(70dvh, 40em); border-inline-start: 0; border-block-start: 1px solid rgb(var(--line) / 26%); border-radius: 1em 1em 0 0; box-shadow: 0 -1em 4em rgb(var(--shade) / 60%); }
}
@media (pointer: coarse) {
  .edit-bar button, .edit-panel__foot button, .edit-item button, .edit-question button, .edit-place { min-block-size: 2.75em; }
}
@media (forced-colors: active) {
  .edit-field__colours b { outline: 1px solid Highlight; }
  .container > .edit-outline { border-color: Highlight; background: none; }
  .edit-toggle[aria-pressed=true], .edit-panel .edit-primary { border-color: Highlight; }
  .edit-facts li[aria-selected=true] { outline: 2px solid Highlight; }
}
`;
