// Keeps the parts of the dev client at the edges of the window clear of fixed and sticky elements of the page, such as a header or a
// banner with buttons. These elements are found by their computed position, so no site has to name them.
import { oncePerFrame } from '../once-per-frame.ts';

/** Maximum share of the window's height. A larger element is a background or an open menu, and is ignored. */
const maxShare = 0.8;

/** Maximum number of rounds. Fixed elements can be stacked, and each round clears at least one of them. */
const maxRounds = 4;

/** Distance between an overlay part and the elements that it must not cover, in pixels. */
const gap = 8;

interface Edge {
  /** The custom property on the container that moves the parts at this edge. Its value is in pixels. */
  readonly property: '--clear-top' | '--clear-bottom';
  readonly parts: () => readonly Element[];
  /** Returns how far a part has to move to be clear of `obstacle`. */
  readonly distance: (part: DOMRect, obstacle: DOMRect) => number;
}

/**
 * Returns a function that moves the parts of `container`. The parts are also moved when the page changes or scrolls. `isOwn`
 * recognizes elements of the dev client.
 */
export function createKeepClear(container: HTMLElement, isOwn: (element: Element) => boolean): () => void {
  const shown = (selector: string) => () => [...container.querySelectorAll(selector)].filter((part) => part.getClientRects().length > 0);
  const edges: readonly Edge[] = [
    {
      property: '--clear-top',
      parts: shown('.removed, .disconnected'),
      distance: (part, obstacle) => obstacle.bottom - part.top,
    },
    {
      property: '--clear-bottom',
      parts: shown('.badge, .edited, .draft, .edit-bar'),
      distance: (part, obstacle) => part.bottom - obstacle.top,
    },
  ];
  const place = (): void => {
    for (const edge of edges) placeEdge(container, edge, isOwn);
  };
  const schedule = oncePerFrame(place);
  for (const type of ['scroll', 'resize']) addEventListener(type, schedule, { passive: true });
  for (const type of ['transitionend', 'animationend', 'click']) document.addEventListener(type, schedule, true);
  new MutationObserver(schedule).observe(document, { subtree: true, childList: true, attributeFilter: ['hidden', 'class', 'open'] });
  return place;
}

function placeEdge(container: HTMLElement, { property, parts, distance }: Edge, isOwn: (element: Element) => boolean): void {
  let moved = 0;
  for (let round = 0; round < maxRounds; round += 1) {
    container.style.setProperty(property, `${moved}px`);
    const needed = parts().flatMap((part) => {
      const rect = part.getBoundingClientRect();
      return obstaclesAt(rect, isOwn).map((obstacle) => distance(rect, obstacle) + gap);
    });
    if (needed.length === 0) return;
    moved += Math.max(...needed);
  }
}

/** Returns the boxes of fixed and sticky elements at the place of `rect`, sampled at its corners and along its middle. */
function obstaclesAt(rect: DOMRect, isOwn: (element: Element) => boolean): readonly DOMRect[] {
  const xs = [rect.left + 1, rect.left + rect.width / 2, rect.right - 1];
  const ys = [rect.top + 1, rect.top + rect.height / 2, rect.bottom - 1];
  const hit = new Set(xs.flatMap((x) => ys.flatMap((y) => document.elementsFromPoint(x, y))));
  const fixed = new Set([...hit].filter((element) => !isOwn(element)).flatMap((element) => fixedAround(element) ?? []));
  return [...fixed].map((element) => element.getBoundingClientRect()).filter(({ height }) => height <= innerHeight * maxShare);
}

function fixedAround(element: Element): Element | undefined {
  for (let each: Element | null = element; each !== null; each = each.parentElement)
    if (['fixed', 'sticky'].includes(getComputedStyle(each).position)) return each;
  return undefined;
}
