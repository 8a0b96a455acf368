// No word of a heading, or of a box of the organisation chart, is broken where it has no hyphen: without the rule that
// breaks words anywhere, all of them still fit.
import { expect, test } from './site-test.ts';

const widths = Array.from({ length: 26 }, (_, step) => 320 + step * 64);

/** Runs in the page: the words that are wider than their box. */
function wideWords(): string[] {
  const selector = 'main :is(h1, h2, h3), .role, .site-footer :is(h2, h3)';
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
    element.style.overflowWrap = 'normal';
    const box = element.getBoundingClientRect();
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const wide: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.parentElement?.closest('.visually-hidden')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some(({ right }) => right > box.right + 1)) wide.push(element.innerText);
    }
    return wide;
  });
}

for (const path of [
  '/',
  '/en',
  '/industry-solutions',
  '/ai-team-example',
  '/ai-act-officer',
  '/ai-inbound-call-center',
  '/ai-lead-masters-surgery',
  '/contact',
]) {
  test(`${path} breaks no word without a hyphen, from 320 to 1920 px`, async ({ page }) => {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(wideWords), `at ${width} px`).toEqual([]);
    }
  });
}
