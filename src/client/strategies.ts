// Hydration strategies, which decide when an island hydrates. With every strategy, an interaction hydrates the island
// at once (see `replay-events.ts`).

type Strategy = (root: HTMLElement, hydrate: () => void) => void;

/** The strategies by the value of `data-hydrate`. `interaction` is missing here, because `replay-events.ts` handles it. */
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
