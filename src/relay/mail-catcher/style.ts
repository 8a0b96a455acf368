// How the mail catcher looks: plain, and readable in light and dark. A text of the program, because `preview` serves it from
// memory beside any built folder.
export const style = `:root {
  color-scheme: light dark;
  --line: color-mix(in srgb, currentColor 25%, transparent);
  background: Canvas;
  color: CanvasText;
  font: 1rem/1.5 system-ui, sans-serif;
}
body { margin-inline: auto; max-inline-size: 60rem; padding: 1.5rem 1rem 4rem; }
header, nav { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.5rem 1.5rem; }
header { justify-content: space-between; }
h1 { font-size: 1.75rem; margin: 0; }
h2 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
nav { margin-block: 1.5rem; }
nav a, button, select { min-block-size: 2.75rem; }
nav a { display: inline-flex; align-items: center; }
button, select { font: inherit; padding-inline: 1rem; max-inline-size: 100%; }
.answer { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.75rem; justify-items: start; padding: 1rem; border: 1px solid var(--line); border-radius: 0.5rem; }
.answer p { margin: 0; }
.answer label { display: block; max-inline-size: 100%; padding-block: 0.25rem; }
.answer select { display: block; }
fieldset { border: 0; padding: 0; margin: 0; min-inline-size: 0; }
ol { list-style: none; padding: 0; display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; }
li { padding: 1rem; border: 1px solid var(--line); border-inline-start-width: 0.375rem; border-radius: 0.5rem; }
.mail { border-inline-start-color: #0a7ea4; }
time, dt { font-size: 0.875rem; opacity: 0.8; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0.125rem 1rem; margin-block: 0.75rem; }
dd { margin: 0; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; padding: 0.75rem; background: color-mix(in srgb, currentColor 7%, transparent); }
`;
