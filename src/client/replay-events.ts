// What a visitor does to a sleeping island wakes it. A submit, or a click on a button, is kept and repeated when
// React listens; of several only the first counts, so that nothing is sent or opened twice.
import type { Wake } from './hydrator.ts';

const islandOf = (element: Element): HTMLElement | null => element.closest<HTMLElement>('[data-island]:not([data-awake])');

/** The sleeping island that an event concerns: the one around its target, or the one whose dialog the target opens. */
function concerned({ target }: Event): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const opens = target.closest('[commandfor]')?.getAttribute('commandfor');
  const dialog = opens ? document.getElementById(opens) : null;
  return islandOf(dialog ?? target);
}

/** Listens on the whole document, from now on. */
export function keepEvents(wake: Wake): void {
  const wakeUp = (event: Event): void => {
    const root = concerned(event);
    if (root) wake(root).catch(() => undefined);
  };
  for (const type of ['pointerdown', 'keydown', 'focusin']) document.addEventListener(type, wakeUp, true);
  const keep = (event: Event): void => {
    const root = concerned(event);
    const repeat = root && repetition(event, root);
    if (!root || !repeat) return;
    event.preventDefault();
    // React may be half awake and would hear it, too.
    event.stopImmediatePropagation();
    if (root.ariaBusy === 'true') return;
    root.ariaBusy = 'true';
    wake(root)
      .then(repeat, () => undefined)
      .finally(() => root.removeAttribute('aria-busy'));
  };
  document.addEventListener('submit', keep, true);
  document.addEventListener('click', keep, true);
}

/** What does again what `event` did; undefined where the browser sees to it alone. Waking may replace elements. */
function repetition(event: Event, root: HTMLElement): (() => void) | undefined {
  if (event instanceof SubmitEvent) {
    const form = placeOf('form', event.target, root);
    const button = placeOf('button', event.submitter, root);
    return () => (form() as HTMLFormElement | undefined)?.requestSubmit(button() as HTMLElement | undefined);
  }
  const target = event.target instanceof Element ? event.target.closest('button[type=button]:not([commandfor])') : null;
  return target === null ? undefined : () => placeOf('button', target, root)()?.click();
}

/** Finds the element that stands where `element` stood among those of its kind. */
function placeOf(kind: string, element: EventTarget | null, root: HTMLElement): () => HTMLElement | undefined {
  const all = () => [...root.querySelectorAll<HTMLElement>(kind)];
  const index = element instanceof HTMLElement ? all().indexOf(element) : -1;
  return () => all()[index];
}
