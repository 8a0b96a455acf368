// Displays one problem in the format of the terminal, with a button that opens the editor.
import { askEditor } from '../ask-editor.ts';
import type { ClientMessages } from '../messages.ts';
import type { ShownProblem } from '../state.ts';
import { button, element } from './element.ts';
import { positionOf } from './words.ts';

/** Creates an item of the list of problems. */
export function problemItem(problem: ShownProblem, messages: ClientMessages): HTMLLIElement {
  const { severity, code, place, message, hint, frame, cure, file, line, column } = problem;
  const refusal = element('p', { class: 'refusal', role: 'alert' });
  const open = (): void =>
    void askEditor('/__archipel/open', { file, line, column }, messages).then((reason) => refusal.replaceChildren(reason));
  return element(
    'li',
    { class: `problem ${severity}` },
    element(
      'p',
      { class: 'problem__head' },
      element('span', { class: 'severity' }, messages.severity[severity]),
      element('code', {}, code),
    ),
    ...(place === undefined ? [] : [element('p', { class: 'place' }, place)]),
    button({ class: 'position', title: messages.openInEditor }, open, positionOf(problem)),
    element('p', { class: 'message' }, message),
    ...(frame === undefined ? [] : [element('pre', { class: 'frame' }, ...markedLines(frame))]),
    ...(hint === '' ? [] : [element('p', { class: 'hint' }, hint)]),
    ...(cure === undefined ? [] : [element('pre', { class: 'frame cure' }, ...curedLines(cure))]),
    refusal,
  );
}

/** Emphasizes the marks of mistakes (`^^^`) and the lines above them, and strips the indentation that all lines share. */
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

/** Returns an element for each line, to which the styles add the prefix of added lines in a diff. */
const curedLines = (cure: string): readonly Node[] => cure.split('\n').map((line) => element('span', {}, line));

/** Scrolls the marks in `list` into view, in code frames wider than the overlay. */
export function scrollToMarks(list: HTMLElement): void {
  for (const frame of list.querySelectorAll('pre')) {
    const mark = frame.querySelector('i');
    if (mark) frame.scrollLeft = mark.getBoundingClientRect().right - frame.getBoundingClientRect().right + 24;
  }
}
