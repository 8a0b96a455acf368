// Displays the problems of the content over the page: a bar in the corner, and an overlay with all of them. overlay-machine.ts decides
// between the two.
import type { ClientMessages } from '../messages.ts';
import type { ShownProblem } from '../state.ts';
import { button, closeButton, element } from './element.ts';
import type { OverlayHost } from './overlay-host.ts';
import { hasErrors, initialOverlay, lastingMs, type OverlayEvent, type OverlayState, reduceOverlay } from './overlay-machine.ts';
import { problemItem, scrollToMarks } from './problem.ts';
import { countOf, positionOf } from './words.ts';

/** Displays problems. `held` names the files with mistakes: the page displays an earlier version of each. */
export type ShowProblems = (problems: readonly ShownProblem[], held: readonly string[]) => void;

/** Builds the overlay and its bar into `host`. */
export function createErrorOverlay(host: OverlayHost, messages: ClientMessages): ShowProblems {
  const parts = makeParts({ open: () => openByUser(), close: () => close() }, messages);
  const { backdrop, panel, corner, badge } = parts;
  host.container.append(backdrop, panel, corner);
  let state: OverlayState = initialOverlay;
  let timer: number | undefined;
  let returnFocus: Element | null = null;

  const dispatch = (event: OverlayEvent): void => {
    const [next, effects] = reduceOverlay(state, event);
    const opens = state.openedBy === undefined && next.openedBy === 'errors';
    state = next;
    if (effects.includes('stop-timer')) clearTimeout(timer);
    if (effects.includes('start-timer')) timer = window.setTimeout(() => dispatch({ kind: 'lasted' }), lastingMs);
    if (opens) returnFocus = document.activeElement;
    show();
    if (opens && isFocusFree()) panel.focus();
  };
  const show = (): void => {
    const { openedBy, problems } = state;
    panel.hidden = openedBy === undefined;
    backdrop.hidden = openedBy === undefined || !hasErrors(problems);
    corner.hidden = openedBy !== undefined || problems.length === 0;
    host.reposition();
    scrollToMarks(parts.list);
  };
  const openByUser = (): void => {
    returnFocus = badge;
    dispatch({ kind: 'opened' });
    panel.focus();
  };
  const close = (): void => {
    const hadFocus = panel.contains(host.focused() ?? null);
    dispatch({ kind: 'closed' });
    if (hadFocus) (returnFocus instanceof HTMLElement && returnFocus.isConnected && !returnFocus.hidden ? returnFocus : badge).focus();
  };
  closeOnEscape(() => {
    const wasOpen = state.openedBy !== undefined;
    if (wasOpen) close();
    return wasOpen;
  });

  return (problems, held) => {
    const event: OverlayEvent = { kind: 'problems', problems, concerns: held.length > 0 };
    const [next] = reduceOverlay(state, event);
    if (next === state) return;
    const hadFocus = panel.contains(host.focused() ?? null);
    fill(parts, { problems, held }, messages);
    dispatch(event);
    if (hadFocus) (panel.hidden && returnFocus instanceof HTMLElement ? returnFocus : panel).focus();
  };
}

/** Returns whether no element has the focus. The overlay must not take the focus from an element. */
const isFocusFree = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Makes Escape close the overlay and not an open dialog of the page, because the overlay is on top. `close` returns whether
 * there was anything to close. If not, the page handles the key.
 */
function closeOnEscape(close: () => boolean): void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.isComposing || !close()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('keydown', onKey, true);
}

type Parts = ReturnType<typeof makeParts>;

interface Shown {
  readonly problems: readonly ShownProblem[];
  readonly held: readonly string[];
}

function makeParts({ open, close }: { readonly open: () => void; readonly close: () => void }, { closeOverlay }: ClientMessages) {
  const backdrop = element('div', { class: 'backdrop', hidden: '' });
  backdrop.addEventListener('click', close);
  const title = element('h2', { id: 'title', 'aria-live': 'polite' });
  const note = element('p', {});
  const list = element('div', { class: 'problems' });
  const head = element('div', { class: 'panel__head' }, element('div', {}, title, note), closeButton(closeOverlay, close));
  const panel = element('section', { class: 'panel', role: 'dialog', 'aria-labelledby': 'title', tabindex: '-1', hidden: '' }, head, list);
  const badge = button({ class: 'badge', 'aria-haspopup': 'dialog' }, open);
  const corner = element('div', { class: 'corner', role: 'status', hidden: '' }, badge);
  return { backdrop, panel, corner, badge, title, note, list };
}

function fill({ title, note, list, badge }: Parts, { problems, held }: Shown, messages: ClientMessages): void {
  const isError = ({ severity }: ShownProblem): boolean => severity === 'error';
  const [errors, warnings] = [problems.filter(isError), problems.filter((problem) => !isError(problem))];
  title.textContent = countOf(errors.length > 0 ? errors : warnings, messages);
  note.textContent = errors.every(isOfTypes) ? '' : behind(held, messages);
  list.replaceChildren(listOf(errors, messages), ...foldedWarnings(warnings, errors.length === 0, messages));
  const [first] = errors;
  const more =
    first === undefined || held.length === 0
      ? []
      : [element('span', { class: 'badge__note' }, `${first.message} ${first.place ?? shortPosition(first)}`)];
  badge.replaceChildren(element('span', {}, countOf(problems, messages), held.length > 0 ? `: ${messages.shownAsBefore}` : ''), ...more);
  badge.className = `badge ${errors.length > 0 ? 'error' : 'warning'}`;
}

/** Returns the position without folders, such as `home.yaml:20`, because the bar has no room for them. */
const shortPosition = (problem: ShownProblem): string =>
  positionOf({ ...problem, file: problem.file.replace(/^.*\//, ''), column: undefined });

/** True for a type error, which does not affect the rendered pages. */
const isOfTypes = ({ code }: ShownProblem): boolean => code === 'template-types';

const behind = (held: readonly string[], messages: ClientMessages): string =>
  held.length > 0 ? messages.pageAsBefore(held.join(', ')) : messages.pageLacks;

const listOf = (problems: readonly ShownProblem[], messages: ClientMessages): HTMLElement =>
  element('ol', {}, ...problems.map((problem) => problemItem(problem, messages)));

/** Returns the list of warnings, collapsed unless `isOpen`. */
function foldedWarnings(warnings: readonly ShownProblem[], isOpen: boolean, messages: ClientMessages): readonly HTMLElement[] {
  if (warnings.length === 0) return [];
  const folded = element(
    'details',
    { class: 'warnings', open: isOpen ? '' : undefined },
    element('summary', {}, countOf(warnings, messages)),
    listOf(warnings, messages),
  );
  return [folded];
}
