// When an island is due. Whatever its time, a visitor who turns to it wakes it at once: `events.ts`.

type Strategy = (root: HTMLElement, wake: () => void) => void;

/** By the name that `data-when` gives; `interaction` has nothing to wait for but its visitor. */
export const strategies: Readonly<Record<string, Strategy>> = {
  load: (_, wake) => wake(),
  idle: (_, wake) => ('requestIdleCallback' in window ? requestIdleCallback(wake) : setTimeout(wake, 200)),
  visible: (root, wake) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        wake();
      },
      { rootMargin: '200px' },
    );
    observer.observe(root);
  },
  media: (root, wake) => {
    const query = matchMedia(root.dataset['media'] ?? '');
    if (query.matches) wake();
    else query.addEventListener('change', wake, { once: true });
  },
};
