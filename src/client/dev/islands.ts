// Islands in a page that is patched: one that sleeps is markup as any, one that is awake is React's and is handed its
// new props, so that what was typed into it stays.

export const isAwake = (element: Element): boolean => element.matches('[data-island][data-awake]');

const isSame = (before: Element, after: Element, name: string): boolean => before.getAttribute(name) === after.getAttribute(name);

/** Hands the island `live` the props of `after`. False where it does not take them: then it begins anew as markup. */
export function takesProps(live: Element, before: Element, after: Element): boolean {
  if (!isSame(before, after, 'data-island') || !isSame(before, after, 'data-prefix')) return false;
  if (isSame(before, after, 'data-props')) return true;
  live.setAttribute('data-props', after.getAttribute('data-props') ?? '{}');
  return handProps(live);
}

/** `hydrate.tsx` listens, and says so by cancelling. */
const handProps = (island: Element): boolean => !island.dispatchEvent(new CustomEvent('desk:props', { cancelable: true }));

/** Called after each patch of the page, to settle what came with it. */
export type SettleIslands = () => void;

/** Knows the islands of the page as it was opened, and therefore those that come later. */
export function settler(): SettleIslands {
  const known = new WeakSet<Element>(document.querySelectorAll('[data-island]'));
  return () => {
    for (const island of document.querySelectorAll('[data-island]')) {
      if (!isAwake(island)) handPropsOnceAwake(island);
      if (!known.has(island)) begin(island);
      known.add(island);
    }
  };
}

/** One that was about to wake when it was patched has taken its old props with it. */
function handPropsOnceAwake(island: Element): void {
  const observer = new MutationObserver(() => {
    observer.disconnect();
    handProps(island);
  });
  observer.observe(island, { attributeFilter: ['data-awake'] });
}

/** The loader knows the islands of the page as it was opened. Others it wakes when a visitor turns to them, as here. */
function begin(island: Element): void {
  for (const form of island.querySelectorAll('form')) form.noValidate = true;
  if (island.getAttribute('data-when') !== 'interaction') island.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}
