// Lets the user select a text of the page. An outline shows the text that a click would edit. While selecting is
// active, links are not followed.
import { element } from '../overlay/element.ts';
import { isOfPage, type OverlayHost } from '../overlay/overlay-host.ts';
import { boxesOf, type EditTarget, elementOf, firstTarget, targetAt } from './page-texts.ts';
import { reveal } from './reveal.ts';

export interface Picker {
  /** Sets whether a click selects a text. */
  readonly setActive: (isActive: boolean) => void;
  readonly isActive: () => boolean;
  /** Marks the text that is being edited, and moves it out from under `panel`; undefined removes the mark. */
  readonly mark: (target: EditTarget | undefined, panel?: HTMLElement) => void;
}

/**
 * Creates the picker. Calls `choose` with a target that is clicked while selecting is active or Alt is held. While selecting is active,
 * F2 chooses the first text of the focused element.
 */
export function createPicker({ container, reposition }: OverlayHost, choose: (target: EditTarget) => void): Picker {
  const outline = element('div', { class: 'edit-outline', 'aria-hidden': 'true', hidden: '' });
  const marked = element('div', { class: 'edit-outline edit-outline--open', 'aria-hidden': 'true', hidden: '' });
  container.append(outline, marked);
  let isActive = false;
  let open: EditTarget | undefined;
  const show = (box: HTMLElement, target: EditTarget | undefined): void => {
    const wasHidden = box.hidden;
    box.hidden = target === undefined || !place(box, target);
    if (box.hidden !== wasHidden) reposition();
  };
  const targetOf = (event: MouseEvent): EditTarget | undefined => {
    const [first] = event.composedPath();
    return first instanceof Element && (isActive || event.altKey) ? targetAt(first, event) : undefined;
  };
  addEventListener('pointermove', (event) => show(outline, isOfPage(event) ? targetOf(event) : undefined), { passive: true });
  addEventListener('keyup', ({ key }) => key === 'Alt' && !isActive && show(outline, undefined));
  addEventListener('scroll', () => show(marked, open), { passive: true, capture: true });
  addEventListener('resize', () => show(marked, open), { passive: true });
  new MutationObserver(() => show(marked, open)).observe(document.body, { subtree: true, characterData: true, childList: true });
  const onClick = (event: MouseEvent): void => {
    const target = isOfPage(event) && event.button === 0 ? targetOf(event) : undefined;
    if (target === undefined) return;
    // Prevents the click from following a link or reaching an island.
    event.preventDefault();
    event.stopImmediatePropagation();
    show(outline, undefined);
    choose(target);
  };
  addEventListener('click', onClick, true);
  addEventListener('keydown', (event) => {
    const focused = event.key === 'F2' && isActive && isOfPage(event) ? document.activeElement : null;
    const target = focused === null ? undefined : firstTarget(focused);
    if (target !== undefined) choose(target);
  });
  return {
    setActive: (next) => {
      isActive = next;
      if (!next) show(outline, undefined);
    },
    isActive: () => isActive,
    mark: (target, panel) => {
      open = target;
      if (target !== undefined && panel !== undefined) reveal(target, panel);
      show(marked, target);
    },
  };
}

/** Places a box around a target. Returns false if the target is not visible. */
function place(box: HTMLElement, target: EditTarget): boolean {
  if (elementOf(target)?.isConnected !== true) return false;
  const boxes = boxesOf(target);
  if (boxes.length === 0) return false;
  const [left, top] = [Math.min(...boxes.map((each) => each.left)), Math.min(...boxes.map((each) => each.top))];
  const [right, bottom] = [Math.max(...boxes.map((each) => each.right)), Math.max(...boxes.map((each) => each.bottom))];
  const gap = 4;
  Object.assign(box.style, {
    left: `${left - gap}px`,
    top: `${top - gap}px`,
    width: `${right - left + 2 * gap}px`,
    height: `${bottom - top + 2 * gap}px`,
  });
  return true;
}
