// Hydrates an island as a React root. Code that fails to load is requested again; if it fails for good, the island shows its contact
// fallback (`data-unavailable`), and the next interaction tries again. Firefox caches a failed import, so every later attempt fails; there,
// only a button that reloads the page (`data-reload`) helps. Firefox keeps the values of fields during a reload. WebKit does not keep them,
// so the button first tries to load the code, and reloads the page only if that fails.
import type { Registry } from './registry.ts';

/** Hydrates an island, once. Rejects if its code cannot be loaded or its component throws. */
export type Hydrate = (root: HTMLElement) => Promise<void>;

/** Milliseconds before the second, third and fourth attempt. */
const retryDelays = [300, 1200, 3000];

/** Returns a function that hydrates the islands of `registry`. */
export function createHydrator(registry: Registry): Hydrate {
  const started = new WeakMap<HTMLElement, Promise<void>>();
  const hydrate = (root: HTMLElement, delays = retryDelays): Promise<void> => {
    const known = started.get(root);
    if (known !== undefined) return known;
    const hydrating = hydrateIsland(root, registry, delays).catch((error: unknown) => {
      started.delete(root);
      showUnavailable(root, true);
      for (const button of root.querySelectorAll<HTMLElement>('[data-reload]'))
        button.onclick = () => void hydrate(root, []).catch(() => location.reload());
      throw error;
    });
    started.set(root, hydrating);
    return hydrating;
  };
  return (root) => hydrate(root);
}

async function hydrateIsland(root: HTMLElement, registry: Registry, delays: readonly number[]): Promise<void> {
  const { island = '', prefix = '', props = '{}' } = root.dataset;
  const load = registry[island];
  const [{ hydrate }, module] = await Promise.all([withRetry(() => import('./hydrate.tsx'), delays), load && withRetry(load, delays)]);
  const Component = module?.[island];
  if (Component === undefined) throw new Error(`No island ${island}.`);
  showUnavailable(root, false);
  await hydrate(root, Component, { prefix, props: JSON.parse(props) });
  root.dataset['hydrated'] = '';
}

async function withRetry<T>(load: () => Promise<T>, delays: readonly number[]): Promise<T> {
  for (const delay of delays) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return load();
}

function showUnavailable(root: HTMLElement, unavailable: boolean): void {
  for (const line of root.querySelectorAll<HTMLElement>('[data-unavailable]')) line.hidden = !unavailable;
}
