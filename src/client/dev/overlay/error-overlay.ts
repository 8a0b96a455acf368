// The problems of the content over the page. Errors open by themselves, warnings wait behind a badge; once closed, the
// overlay stays closed until the problems differ, and it disappears with the last of them.
import type { Problem } from '../state.ts';
import { button, element } from './element.ts';
import type { OverlayHost } from './overlay-host.ts';
import { problemItem, scrollToMarks } from './problem.ts';
import { countOf } from './words.ts';

/** `note` stands below the count of errors. */
export type ShowProblems = (problems: readonly Problem[], note: string) => void;

const hasErrors = (problems: readonly Problem[]): boolean => problems.some(({ severity }) => severity === 'error');

/** Builds the overlay and its badge into `host`. */
export function createErrorOverlay(host: OverlayHost): ShowProblems {
  const parts = makeParts({ open: () => openByUser(), close: () => close() });
  const { backdrop, panel, badge } = parts;
  host.container.append(backdrop, panel, badge);
  let shown: readonly Problem[] = [];
  let openedBy: 'errors' | 'user' | undefined;
  let returnFocus: Element | null = null;

  const show = (): void => {
    panel.hidden = openedBy === undefined;
    backdrop.hidden = openedBy === undefined || !hasErrors(shown);
    badge.hidden = openedBy !== undefined || shown.length === 0;
    host.reposition();
    scrollToMarks(parts.list);
  };
  const openByUser = (): void => {
    openedBy = 'user';
    returnFocus = badge;
    show();
    panel.focus();
  };
  const close = (): void => {
    const hadFocus = panel.contains(host.focused() ?? null);
    openedBy = undefined;
    show();
    if (hadFocus) (returnFocus instanceof HTMLElement && returnFocus.isConnected && !returnFocus.hidden ? returnFocus : badge).focus();
  };
  closeOnEscape(() => {
    const wasOpen = openedBy !== undefined;
    if (wasOpen) close();
    return wasOpen;
  });

  return (problems, note) => {
    if (JSON.stringify(problems) === JSON.stringify(shown)) return;
    const hadFocus = panel.contains(host.focused() ?? null);
    shown = problems;
    fill(parts, problems, note);
    if (problems.length === 0 || (openedBy === 'errors' && !hasErrors(problems))) return close();
    const opensNow = openedBy === undefined && hasErrors(problems);
    if (opensNow) [openedBy, returnFocus] = ['errors', document.activeElement];
    show();
    if (hadFocus || (opensNow && isFocusFree())) panel.focus();
  };
}

/** Whoever types keeps the focus. */
const isFocusFree = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** `close` returns whether there was something to close. The overlay lies above the page's dialogs, so it takes the first press. */
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
  const backdrop = element('div', { class: 'backdrop', hidden: '' });
  backdrop.addEventListener('click', close);
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
  return { backdrop, panel, badge, title, note, list };
}

function fill({ title, note, list, badge }: Parts, problems: readonly Problem[], text: string): void {
  const [count, severity] = [countOf(problems), hasErrors(problems) ? 'error' : 'warning'];
  title.textContent = count;
  note.textContent = severity === 'error' ? text : '';
  list.replaceChildren(...problems.map(problemItem));
  badge.textContent = count;
  badge.className = `badge ${severity}`;
}
