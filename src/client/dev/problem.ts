// One problem, as the terminal tells it, with a way into the editor.
import { button, element } from './element.ts';
import type { DeskProblem } from './state.ts';
import { placeOf } from './words.ts';

/** An item of the list of problems. */
export function problemItem(problem: DeskProblem): HTMLLIElement {
  const { severity, code, message, hint, frame } = problem;
  const refusal = element('p', { class: 'refusal', role: 'alert' });
  const open = (): void => void openInEditor(problem).then((words) => refusal.replaceChildren(words));
  return element(
    'li',
    { class: `problem ${severity}` },
    element(
      'p',
      { class: 'problem__head' },
      element('span', { class: 'severity' }, severity === 'error' ? 'Error' : 'Warning'),
      element('code', {}, code),
    ),
    button({ class: 'place', title: 'Open in the editor' }, open, placeOf(problem)),
    element('p', { class: 'message' }, message),
    ...(frame === undefined ? [] : [element('pre', { class: 'frame' }, ...markedLines(frame))]),
    ...(hint === '' ? [] : [element('p', { class: 'hint' }, hint)]),
    refusal,
  );
}

/** Lines above marks stand out, and so do the marks. What all lines are indented by is left out. */
function markedLines(frame: string): readonly (Node | string)[] {
  const lines = frame.replace(/\n$/, '').split('\n');
  const indent = Math.min(...lines.map((line) => line.search(/\S|$/)));
  const marks = lines.map((line) => /^([\s|>]*)(\^[\s^]*)$/.exec(line.slice(indent)));
  return lines.flatMap((line, at) => {
    const [, gap, mark] = marks[at] ?? [];
    const text = line.slice(indent);
    const shown = mark ? [gap ?? '', element('i', {}, mark)] : [marks[at + 1] ? element('b', {}, text) : text];
    return at === 0 ? shown : ['\n', ...shown];
  });
}

/** Where a line is too long for its window, scrolls the marks in `list` into it. */
export function showMarks(list: HTMLElement): void {
  for (const frame of list.querySelectorAll<HTMLElement>('.frame')) {
    const mark = frame.querySelector('i');
    if (mark) frame.scrollLeft = mark.getBoundingClientRect().right - frame.getBoundingClientRect().right + 24;
  }
}

/** Empty when the editor opens; otherwise why it does not. */
async function openInEditor({ file, line, column }: DeskProblem): Promise<string> {
  try {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch('/__archipel/open', { method: 'POST', headers, body: JSON.stringify({ file, line, column }) });
    return answer.ok ? '' : (await answer.text()) || `The editor does not open (${answer.status}).`;
  } catch {
    return 'There is no line to archipel: is it running?';
  }
}
