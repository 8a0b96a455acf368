// Finds broken layout in a page: text that leaves its box, text over other text, text that is cut off, a page that scrolls sideways,
// and lines that are too long to read.

/** Runs in the page. Returns one sentence per flaw. */
export function findFlaws(): string[] {
  const flaws: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) flaws.push(`the page is ${root.scrollWidth - root.clientWidth} px too wide`);

  interface Line {
    readonly block: Element;
    readonly words: string;
    readonly box: DOMRect;
  }
  const lines: Line[] = [];
  const clipped = [...document.querySelectorAll('body *')].filter((element) => getComputedStyle(element).clipPath === 'inset(50%)');
  const isForScreenReaders = (element: Element) => clipped.some((around) => around.contains(element));
  const isInline = (element: Element) => ['inline', 'contents'].includes(getComputedStyle(element).display);
  const blockOf = (element: Element): Element => (isInline(element) && element.parentElement ? blockOf(element.parentElement) : element);
  const words = (node: Node) => `“${(node.textContent ?? '').trim().slice(0, 40)}”`;

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || element.closest('.skip, script, option') || isForScreenReaders(element)) continue;
    if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const block = blockOf(element);
    for (const box of range.getClientRects()) if (box.width > 1) lines.push({ block, words: words(node), box });
  }

  // Words must stay inside every box around them, even if its overflow is visible.
  for (const { block, words, box } of lines) {
    for (let around: Element | null = block; around && around !== root; around = around.parentElement) {
      const { left, right } = around.getBoundingClientRect();
      if (isInline(around)) continue;
      // Scrolling elements can show all of their words.
      if (['auto', 'scroll'].includes(getComputedStyle(around).overflowX)) break;
      if (box.left > left - 1 && box.right < right + 1) continue;
      flaws.push(`${words} leaves ${around.tagName}.${around.className} by ${Math.round(Math.max(left - box.left, box.right - right))} px`);
      break;
    }
  }

  // Words must not cover other words. The box of a line is taller than its letters, so only its middle counts.
  const middles = lines
    .filter(({ block }) => !block.closest('.site-header, .buy-bar'))
    .map(({ block, words, box }) => ({ block, words, box, top: box.top + box.height * 0.22, bottom: box.bottom - box.height * 0.22 }))
    .sort((one, other) => one.top - other.top);
  for (const [index, upper] of middles.entries()) {
    for (const lower of middles.slice(index + 1)) {
      if (lower.top >= upper.bottom) break;
      if (lower.block === upper.block) continue;
      if (lower.box.left < upper.box.right - 1 && upper.box.left < lower.box.right - 1) flaws.push(`${upper.words} lies on ${lower.words}`);
    }
  }

  for (const element of document.querySelectorAll<HTMLElement>('body *:not(.sky, svg *)')) {
    const { overflowX, overflowY } = getComputedStyle(element);
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const cut =
      (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (hides(overflowY) && element.scrollHeight > element.clientHeight + 1);
    if (cut && element.textContent?.trim() && !isForScreenReaders(element)) flaws.push(`${words(element)} is cut off`);
  }

  // A line of running text must not exceed about 80 letters. A letter is about half an em wide.
  for (const paragraph of document.querySelectorAll('main p')) {
    const { fontSize, paddingInlineStart, paddingInlineEnd } = getComputedStyle(paragraph);
    const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
    const width = (paragraph.getBoundingClientRect().width - padding) / Number.parseFloat(fontSize);
    if (width > 41 && (paragraph.textContent?.length ?? 0) > 80) flaws.push(`${words(paragraph)} runs over ${Math.round(width)} em`);
  }
  return flaws;
}
