// Hydrates an island with React. The browser loads this module, and React with it, only when the first island hydrates.
import { type ComponentType, createElement, type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { announceEntries, captureDomState } from './dom-state.ts';

interface Hydration {
  /** The prefix of ids from `useId`, unique per island; the same as on the server. */
  readonly prefix: string;
  readonly props: object;
}

/**
 * Makes `root` a React root; resolves when React listens to events. If a browser extension has changed the markup, React renders the island
 * again, and field values, focus and open dialogs are restored. Rejects if the component throws.
 */
export async function hydrate(root: HTMLElement, component: ComponentType<never>, { prefix, props }: Hydration): Promise<void> {
  const restore = captureDomState(root);
  await new Promise<void>((resolve, reject) => {
    const onHydrated = (): void => {
      restore();
      resolve();
    };
    // The props were checked against the component where the page was rendered.
    const island = createElement(component as ComponentType<object>, props);
    hydrateRoot(root, <Hydrated onHydrated={onHydrated}>{island}</Hydrated>, {
      identifierPrefix: prefix,
      onUncaughtError: reject,
      onRecoverableError: (error) => console.debug(`React rendered the island ${prefix} again.`, error),
    });
  });
  announceEntries(root);
}

function Hydrated({ onHydrated, children }: { readonly onHydrated: () => void; readonly children: ReactNode }): ReactNode {
  useLayoutEffect(onHydrated, []);
  return children;
}
