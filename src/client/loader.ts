// Hydrates each island as its strategy requires. Until the first island hydrates, a page runs only this code: React is
// loaded later, and earlier events are replayed.
import { createHydrator } from './hydrator.ts';
import type { Registry } from './registry.ts';
import { createReplay } from './replay-events.ts';
import { strategies } from './strategies.ts';

/**
 * Starts those islands of the page that are in `registry`. On a prerendered page, they start when the visitor sees the
 * page.
 *
 * @example
 * ```tsx
 * import { start } from 'archipel/client';
 *
 * void start({ Clock: async () => ({ Clock: () => <time>12:00</time> }) });
 * ```
 */
export async function start(registry: Registry): Promise<void> {
  if (document.prerendering) await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
  const hydrate = createHydrator(registry);
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
    // An island validates with its own messages; the browser's validation is for pages without scripts.
    for (const form of root.querySelectorAll('form')) form.noValidate = true;
    strategies[root.dataset['hydrate'] ?? '']?.(root, () => void hydrate(root).catch(() => undefined));
  }
  createReplay(hydrate);
}
