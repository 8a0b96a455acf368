// Hydration strategies: when an island hydrates. An interaction hydrates it at once, whatever its strategy: `replay-events.ts`.

type Strategy = (root: HTMLElement, hydrate: () => void) => void;

/** By the value of `data-hydrate`; for `interaction`, only `replay-events.ts` hydrates. */
export const strategies: Readonly<Record<string, Strategy>> = {
  load: (_, hydrate) => hydrate(),
  idle: (_, hydrate) => ('requestIdleCallback' in window ? requestIdleCallback(hydrate) : setTimeout(hydrate, 200)),
  visible: (root, hydrate) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        hydrate();
      },
      { rootMargin: '200px' },
    );
    observer.observe(root);
  },
  media: (root, hydrate) => {
    const query = matchMedia(root.dataset['media'] ?? '');
    if (query.matches) hydrate();
    else query.addEventListener('change', hydrate, { once: true });
  },
};
