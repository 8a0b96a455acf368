// The problems of the content over the page. Errors show themselves, warnings wait behind a badge; what was closed
// stays closed until the problems are others, and all of it goes with them.
import { button, element } from './element.ts';
import type { Surface } from './overlay-host.ts';
import { problemItem, showMarks } from './problem.ts';
import type { DeskProblem } from './state.ts';
import { countOf } from './words.ts';

export type ShowProblems = (problems: readonly DeskProblem[]) => void;

const hasErrors = (problems: readonly DeskProblem[]): boolean => problems.some(({ severity }) => severity === 'error');

/** Builds the panel and its badge into `surface`. */
export function problemsPanel(surface: Surface): ShowProblems {
  const parts = makeParts({ open: () => openByHand(), close: () => close() });
  const { dim, panel, badge } = parts;
  surface.stage.append(dim, panel, badge);
  let shown: readonly DeskProblem[] = [];
  let opened: 'by errors' | 'by hand' | undefined;
  let cameFrom: Element | null = null;

  const show = (): void => {
    panel.hidden = opened === undefined;
    dim.hidden = opened === undefined || !hasErrors(shown);
    badge.hidden = opened !== undefined || shown.length === 0;
    surface.settle();
    showMarks(parts.list);
  };
  const openByHand = (): void => {
    opened = 'by hand';
    cameFrom = badge;
    show();
    panel.focus();
  };
  const close = (): void => {
    const hadFocus = panel.contains(surface.focused() ?? null);
    opened = undefined;
    show();
    if (hadFocus) (cameFrom instanceof HTMLElement && cameFrom.isConnected && !cameFrom.hidden ? cameFrom : badge).focus();
  };
  closeOnEscape(() => {
    const wasOpen = opened !== undefined;
    if (wasOpen) close();
    return wasOpen;
  });

  return (problems) => {
    if (JSON.stringify(problems) === JSON.stringify(shown)) return;
    const hadFocus = panel.contains(surface.focused() ?? null);
    shown = problems;
    fill(parts, problems);
    if (problems.length === 0 || (opened === 'by errors' && !hasErrors(problems))) return close();
    const opensNow = opened === undefined && hasErrors(problems);
    if (opensNow) [opened, cameFrom] = ['by errors', document.activeElement];
    show();
    if (hadFocus || (opensNow && isIdle())) panel.focus();
  };
}

/** Nobody types and nothing is chosen: the focus may be taken. */
const isIdle = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** `close` says whether there was something to close. The panel lies above the dialogs of the page: one press closes it, the next what is below. */
function closeOnEscape(close: () => boolean): void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.isComposing || !close()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('keydown', onKey, true);
}

type Parts = ReturnType<typeof makeParts>;

function makeParts({ open, close }: { readonly open: () => void; readonly close: () => void }) {
  const dim = element('div', { class: 'dim', hidden: '' });
  dim.addEventListener('click', close);
  const title = element('h2', { id: 'title', 'aria-live': 'polite' });
  const note = element('p', {});
  const list = element('ol', { class: 'problems' });
  const head = element(
    'div',
    { class: 'panel__head' },
    element('div', {}, title, note),
    button({ class: 'close', 'aria-label': 'Close (Escape)' }, close, '✕'),
  );
  const panel = element('section', { class: 'panel', role: 'dialog', 'aria-labelledby': 'title', tabindex: '-1', hidden: '' }, head, list);
  const badge = button({ class: 'badge', hidden: '' }, open);
  return { dim, panel, badge, title, note, list };
}

function fill({ title, note, list, badge }: Parts, problems: readonly DeskProblem[]): void {
  const [count, severity] = [countOf(problems), hasErrors(problems) ? 'error' : 'warning'];
  title.textContent = count;
  note.textContent = severity === 'error' ? 'Behind this is the page as it was before.' : '';
  list.replaceChildren(...problems.map(problemItem));
  badge.textContent = count;
  badge.className = `badge ${severity}`;
}
