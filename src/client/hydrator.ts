// Sleeping island → React root. A line that fails is tried again; when it fails for good, the island says so with a
// telephone number and an address, and the next touch tries once more.
import type { Registry } from './registry.ts';

/** Hydrates an island, once. Rejects when its code cannot be had. */
export type Wake = (root: HTMLElement) => Promise<void>;

/** Milliseconds before the second, third and fourth attempt. */
const pauses = [300, 1200, 3000];

/** A function that wakes the islands of `registry`. */
export function waker(registry: Registry): Wake {
  const waking = new WeakMap<HTMLElement, Promise<void>>();
  return (root) => {
    const known = waking.get(root);
    if (known !== undefined) return known;
    const started = wake(root, registry).catch((error: unknown) => {
      waking.delete(root);
      showUnavailable(root, true);
      throw error;
    });
    waking.set(root, started);
    return started;
  };
}

async function wake(root: HTMLElement, registry: Registry): Promise<void> {
  const { island = '', prefix = '', props = '{}' } = root.dataset;
  const component = registry[island];
  if (component === undefined) throw new Error(`There is no island ${island}.`);
  const [{ hydrate }, Component] = await Promise.all([retried(() => import('./hydrate.tsx')), retried(component)]);
  showUnavailable(root, false);
  await hydrate(root, Component, { prefix, props: JSON.parse(props) });
  root.dataset['awake'] = '';
}

async function retried<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}

function showUnavailable(root: HTMLElement, unavailable: boolean): void {
  for (const line of root.querySelectorAll<HTMLElement>('[data-unavailable]')) line.hidden = !unavailable;
}
