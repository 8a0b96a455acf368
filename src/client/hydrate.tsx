// The only module that brings React to the browser: it is loaded with the first island that is due.
import { type ComponentType, createElement, type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepTyped } from './dom-state.ts';

interface Hydration {
  /** Keeps the ids that `useId` makes apart from those of other islands; the same as on the server. */
  readonly prefix: string;
  readonly props: object;
}

/**
 * Makes a React root of `root` and resolves when it listens. Where the markup is not what the component renders,
 * because an extension changed it, React makes it anew; what was typed, opened and focused is put back then.
 * Rejects when the component fails.
 */
export function hydrate(root: HTMLElement, component: ComponentType<never>, { prefix, props }: Hydration): Promise<void> {
  const restore = keepTyped(root);
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      restore();
      resolve();
    };
    // The props were checked against the component where the page was rendered.
    const island = createElement(component as ComponentType<object>, props);
    hydrateRoot(root, <Settled onSettle={settle}>{island}</Settled>, {
      identifierPrefix: prefix,
      onUncaughtError: reject,
      onRecoverableError: (error) => console.debug(`The island ${prefix} was rendered anew.`, error),
    });
  });
}

function Settled({ onSettle, children }: { readonly onSettle: () => void; readonly children: ReactNode }): ReactNode {
  useLayoutEffect(onSettle, []);
  return children;
}
