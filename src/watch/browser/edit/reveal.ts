import { boxesOf, type EditTarget } from './page-texts.ts';

/** Distance between the edited text and the panel or the edge of the window, in pixels. */
const gap = 16;

/** Moves the panel to the other side, or scrolls the page, if the panel covers the edited text. */
export function reveal(target: EditTarget, panel: HTMLElement): void {
  const boxes = boxesOf(target);
  if (boxes.length === 0) return;
  const cover = panel.getBoundingClientRect();
  if (cover.width < innerWidth) {
    const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
    panel.classList.toggle('edit-panel--start', right > cover.left && left >= cover.width);
    return;
  }
  keepEndClear('panel', cover.height);
  const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
  const distance = Math.min(bottom + gap - cover.top, top - gap);
  if (distance > 0) scrollBy({ top: distance, behavior: 'instant' });
}

/** Adds space at the end of the page, so that its last texts can be scrolled above a part of this height; 0 removes the space. */
export function keepEndClear(part: 'bar' | 'panel', height: number): void {
  const { style } = document.documentElement;
  style.setProperty(`--archipel-${part}`, `${height}px`);
  style.paddingBlockEnd = 'max(var(--archipel-bar, 0px), var(--archipel-panel, 0px))';
}
