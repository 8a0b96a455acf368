// Wakes islands when they are due. Until the first is, this file is all that a page runs of them: React comes with it,
// and what a visitor does in the meantime is kept and repeated.

import { waker } from './hydrator.ts';
import type { Registry } from './registry.ts';
import { keepEvents } from './replay-events.ts';
import { strategies } from './strategies.ts';

/** Starts the islands of the page that `registry` knows. */
export function start(registry: Registry): void {
  const wake = waker(registry);
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
    // The rules of an island speak in its own words; the browser's are for pages without scripts.
    for (const form of root.querySelectorAll('form')) form.noValidate = true;
    strategies[root.dataset['when'] ?? '']?.(root, () => void wake(root).catch(() => undefined));
  }
  keepEvents(wake);
}
