// Loads content of other sites only when the visitor requests it. The visitor can choose to always load the content of
// a provider, and this choice is stored.

const attributes = ['title', 'sandbox', 'allow', 'referrerpolicy', 'src'];

const all = (selector: string, root: ParentNode = document): readonly HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];

const part = <Part extends HTMLElement>(root: HTMLElement, name: string): Part | null => root.querySelector<Part>(`[data-embed-${name}]`);

const keyOf = ({ dataset }: HTMLElement): string => `archipel-embed-${dataset['embed']}`;

/** Returns the result of `work`, or undefined if `work` throws: a browser may be set to store nothing. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

const isRemembered = (root: HTMLElement): boolean => attempt(() => localStorage.getItem(keyOf(root))) === 'yes';

/** Hides or shows elements. Missing elements are skipped. */
function set({ hidden }: { readonly hidden: boolean }, ...elements: readonly (HTMLElement | null)[]): void {
  for (const element of elements) if (element !== null) element.hidden = hidden;
}

const announce = (root: HTMLElement, what: 'loaded' | 'stopped'): void => {
  const status = part(root, 'status');
  if (status !== null) status.textContent = status.dataset[what] ?? '';
};

/** Inserts the frame and returns it. Returns undefined if the embed already has a frame, or has no place for a frame. */
function load(root: HTMLElement): HTMLIFrameElement | undefined {
  const place = part(root, 'src');
  set({ hidden: !isRemembered(root) }, part(root, 'stop'));
  if (place === null || place.firstChild !== null) return undefined;
  const frame = document.createElement('iframe');
  frame.loading = 'lazy';
  for (const name of attributes) {
    const value = place.getAttribute(`data-embed-${name}`);
    if (value !== null) frame.setAttribute(name, value);
  }
  place.append(frame);
  set({ hidden: true }, part(root, 'offer'));
  set({ hidden: false }, part(root, 'after'));
  return frame;
}

function unload(root: HTMLElement): void {
  part(root, 'src')?.replaceChildren();
  set({ hidden: false }, part(root, 'offer'));
  set({ hidden: true }, part(root, 'after'));
  for (const box of root.querySelectorAll<HTMLInputElement>('[data-embed-always] input')) box.checked = false;
}

const sameProvider = (root: HTMLElement): readonly HTMLElement[] =>
  all('[data-embed]').filter((each) => each.dataset['embed'] === root.dataset['embed']);

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('[data-embed-load],[data-embed-stop]') : null;
  const root = button?.closest<HTMLElement>('[data-embed]');
  if (!button || !root) return;
  if (button.hasAttribute('data-embed-stop')) {
    attempt(() => localStorage.removeItem(keyOf(root)));
    sameProvider(root).forEach(unload);
    announce(root, 'stopped');
    part(root, 'load')?.focus();
    return;
  }
  const isAlways = root.querySelector('[data-embed-always] input:checked') !== null;
  if (isAlways) attempt(() => localStorage.setItem(keyOf(root), 'yes'));
  const frame = load(root);
  frame?.addEventListener('load', () => announce(root, 'loaded'), { once: true });
  frame?.focus();
  if (isAlways) sameProvider(root).forEach(load);
});

function start(): void {
  set({ hidden: false }, ...all('[data-embed-load],[data-embed-always]'));
  all('[data-embed]').filter(isRemembered).forEach(load);
}

// A prerendered page requests nothing from another site before the visitor sees the page.
if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true });
else start();
if (import.meta.env.DEV) document.addEventListener('archipel:update', start);
