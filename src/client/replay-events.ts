// Event replay: an interaction with an island hydrates it, and a submit or a click on a button is repeated once React listens. Only the
// first event is repeated, because a visitor who sees no reaction may click again: nothing must be sent or opened twice. A form is
// submitted with the values that its fields have when React listens.
import type { Hydrate } from './hydrator.ts';

const islandOf = (element: Element): HTMLElement | null => element.closest<HTMLElement>('[data-island]:not([data-hydrated])');

/**
 * Returns the island to hydrate for an event, or null if there is none: the island that contains the target, or the island with the dialog
 * that the target opens.
 */
function islandForEvent({ target }: Event): HTMLElement | null {
  // A button that reloads the page loads the code itself.
  if (!(target instanceof Element) || target.closest('[data-reload]')) return null;
  const opens = target.closest('[commandfor]')?.getAttribute('commandfor');
  const dialog = opens ? document.getElementById(opens) : null;
  return islandOf(dialog ?? target);
}

/** Starts to listen for events on the document. */
export function createReplay(hydrate: Hydrate): void {
  const hydrateFor = (event: Event): void => {
    const root = islandForEvent(event);
    if (root) hydrate(root).catch(() => undefined);
  };
  for (const type of ['pointerdown', 'keydown', 'focusin']) document.addEventListener(type, hydrateFor, true);
  const intercept = (event: Event): void => {
    const root = islandForEvent(event);
    const replay = root && replayOf(event, root);
    if (!root || !replay) return;
    event.preventDefault();
    // Hydration may be in progress; stop React from handling the same event.
    event.stopImmediatePropagation();
    if (root.ariaBusy === 'true') return;
    root.ariaBusy = 'true';
    hydrate(root)
      .then(replay, () => undefined)
      .finally(() => root.removeAttribute('aria-busy'));
  };
  document.addEventListener('submit', intercept, true);
  document.addEventListener('click', intercept, true);
}

/**
 * Returns a function that repeats `event`, or undefined if the browser handles the event without React. The function looks for the elements
 * of the event again, because hydration may replace them.
 */
function replayOf(event: Event, root: HTMLElement): (() => void) | undefined {
  if (event instanceof SubmitEvent) {
    const form = finderOf('form', event.target, root);
    const button = finderOf('button', event.submitter, root);
    return () => (form() as HTMLFormElement | undefined)?.requestSubmit(button() as HTMLElement | undefined);
  }
  const target = event.target instanceof Element ? event.target.closest('button[type=button]:not([commandfor])') : null;
  return target === null ? undefined : () => finderOf('button', target, root)()?.click();
}

/** Returns a function that finds the element again, by its index among the elements with the tag name `kind`. */
function finderOf(kind: string, element: EventTarget | null, root: HTMLElement): () => HTMLElement | undefined {
  const all = () => [...root.querySelectorAll<HTMLElement>(kind)];
  const index = element instanceof HTMLElement ? all().indexOf(element) : -1;
  return () => all()[index];
}
