// The stylesheet of the mail catcher, in light and dark. It is a string, because `preview` serves it from memory: the built folder does not
// contain it.
export const mailCatcherStyle = `:root {
  color-scheme: light dark;
  --ground: light-dark(#f4f6f8, #0e1116); --card: light-dark(#fff, #171b22); --line: light-dark(#d5dbe1, #2d343e);
  --text: light-dark(#1b212b, #e7ebf0); --quiet: light-dark(#566070, #a3adba); --accent: light-dark(#0b57c4, #8ab8ff); --on-accent: light-dark(#fff, #0b1526);
  background: var(--ground);
  color: var(--text);
  font: .9375rem/1.5 system-ui, sans-serif;
}
* { box-sizing: border-box; }
body { margin-inline: auto; max-inline-size: 60rem; padding: 2rem 1rem 4rem; }
header, nav { display: flex; flex-wrap: wrap; align-items: baseline; gap: .5rem 1.5rem; }
header { justify-content: space-between; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0; }
h2 { font-size: 1.0625rem; margin: 0; overflow-wrap: anywhere; min-inline-size: 0; }
a { color: var(--accent); text-underline-offset: .2em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
nav { margin-block: 1.5rem; align-items: center; }
nav a { display: inline-flex; align-items: center; min-block-size: 2.75rem; }
button, select { font: inherit; color: inherit; min-block-size: 2.75rem; max-inline-size: 100%; padding: .5rem 1rem; border: 1px solid var(--quiet); border-radius: .5rem; background: var(--card); cursor: pointer; }
button:hover, select:hover { border-color: var(--accent); }
.answer button { border-color: var(--accent); background: var(--accent); color: var(--on-accent); font-weight: 600; }
select { appearance: none; padding-inline-end: 2.5rem; background: linear-gradient(45deg, transparent 50%, currentColor 50%) right 1.3rem center / .4rem .4rem no-repeat, linear-gradient(-45deg, transparent 50%, currentColor 50%) right .95rem center / .4rem .4rem no-repeat, var(--card); }
input[type=radio] { inline-size: 1.25rem; block-size: 1.25rem; margin: 0 .5rem 0 0; flex: none; accent-color: var(--accent); }
.answer, li { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1.25rem; }
.answer { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; justify-items: start; }
.answer p { margin: 0; }
.answer > label { display: grid; grid-template-columns: minmax(0, auto); gap: .25rem; max-inline-size: 100%; font-weight: 600; }
.answer > label select { font-weight: 400; }
fieldset { border: 0; padding: 0; margin: 0; min-inline-size: 0; }
legend { padding: 0; font-weight: 600; }
fieldset label { display: flex; align-items: center; min-block-size: 2.25rem; }
ol { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; }
li { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; }
.mail { border-inline-start: 4px solid var(--accent); }
time, dt, summary, .answered, .empty { color: var(--quiet); }
time { font-variant-numeric: tabular-nums; }
.answered { margin: 0; }
.answered strong { color: var(--text); font-weight: 600; }
dl { display: grid; grid-template-columns: fit-content(12rem) minmax(0, 1fr); gap: .25rem 1rem; margin: 0; }
dt, dd { margin: 0; overflow-wrap: anywhere; }
dd { white-space: pre-wrap; }
pre { font: .875rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; padding: .75rem; border-radius: .5rem; background: var(--ground); }
pre.letter { font: inherit; padding: 1rem 1.25rem; }
summary { min-block-size: 2.25rem; padding-block: .375rem; cursor: pointer; inline-size: fit-content; }
details dl { margin-block: .5rem .75rem; font-size: .875rem; }
@media (forced-colors: active) { select { appearance: auto; } }
`;
