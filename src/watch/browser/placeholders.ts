// Highlights placeholders, which are in ⟦brackets⟧ on the page. No elements are added, so that styles and scripts of
// the site are not affected.
import { oncePerFrame } from './once-per-frame.ts';
import { adoptStyles } from './stylesheet.ts';

const name = 'archipel-placeholder';

/**
 * Highlights the placeholders of the page, and updates them when the page changes. Browsers without the highlight API
 * show only the brackets.
 */
export function markPlaceholders(): void {
  if (typeof Highlight === 'undefined') return;
  adoptStyles(`::highlight(${name}) { background-color: #ffd479; color: #221700; text-shadow: none; }`);
  const mark = (): void => void CSS.highlights.set(name, new Highlight(...rangesIn(document.body)));
  new MutationObserver(oncePerFrame(mark)).observe(document.body, { subtree: true, childList: true, characterData: true });
  mark();
}

function rangesIn(root: HTMLElement): readonly Range[] {
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    for (const { index, 0: found } of (node.nodeValue ?? '').matchAll(/⟦[^⟧]*⟧/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + found.length);
      ranges.push(range);
    }
  }
  return ranges;
}
