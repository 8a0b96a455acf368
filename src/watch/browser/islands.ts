// Updates islands on a page. An island that is not hydrated is plain markup. A hydrated island belongs to React and
// gets new props, so that typed text is preserved.

export const isHydrated = (element: Element): boolean => element.matches('[data-island][data-hydrated]');

const isSame = (before: Element, after: Element, name: string): boolean => before.getAttribute(name) === after.getAttribute(name);

/** Passes the props of `after` to the island `live`. Returns false if the island cannot accept them and has to be replaced. */
export function updateProps(live: Element, before: Element, after: Element): boolean {
  if (!isSame(before, after, 'data-island') || !isSame(before, after, 'data-prefix')) return false;
  if (isSame(before, after, 'data-props')) return true;
  live.setAttribute('data-props', propsOf(after));
  return sendProps(live);
}

const propsOf = (island: Element): string => island.getAttribute('data-props') ?? '{}';

/**
 * Sends the event that `hydrate.tsx` handles. With `at once`, React renders the new props before this function returns. Returns whether
 * the event was handled, which `hydrate.tsx` confirms by canceling it.
 */
const sendProps = (island: Element, detail?: 'at once'): boolean =>
  !island.dispatchEvent(new CustomEvent('archipel:props', { cancelable: true, detail }));

/**
 * Calls `read` while a hydrated island has the props in `props` (JSON), and returns the result. The former props are restored before the
 * browser paints.
 */
export function readWithProps<Value>(island: Element, props: string, read: () => Value): Value {
  const own = propsOf(island);
  const send = (next: string): void => {
    island.setAttribute('data-props', next);
    sendProps(island, 'at once');
  };
  send(props);
  try {
    return read();
  } finally {
    send(own);
  }
}

/**
 * Returns a function to call after each update of the page. The function starts the islands that the update has added, because the loader
 * starts only islands that are on the page when the page loads. To islands that are not hydrated yet, it sends their props after hydration.
 */
export function createIslandUpdater(): () => void {
  const known = new WeakSet<Element>(document.querySelectorAll('[data-island]'));
  return () => {
    for (const island of document.querySelectorAll('[data-island]')) {
      if (!isHydrated(island)) sendPropsOnceHydrated(island);
      if (!known.has(island)) startIsland(island);
      known.add(island);
    }
  };
}

/** Sends the new props when hydration has finished, because hydration may have started with the old props. */
function sendPropsOnceHydrated(island: Element): void {
  const observer = new MutationObserver(() => {
    observer.disconnect();
    sendProps(island);
  });
  observer.observe(island, { attributeFilter: ['data-hydrated'] });
}

/** Starts hydration of a new island at once, unless its strategy is `interaction`. */
function startIsland(island: Element): void {
  for (const form of island.querySelectorAll('form')) form.noValidate = true;
  if (island.getAttribute('data-hydrate') !== 'interaction') island.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}
