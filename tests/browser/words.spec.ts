// Headings, paragraphs, lists and tables break no word without a hyphen: every word fits even without `overflow-wrap`, which can
// break words anywhere.
import { partOf, turnOfSearches } from '../support/samples.ts';
import { expect, test } from './site-test.ts';

// Widths at intervals of 123 px, and widths near those at which layouts get more columns.
const widths = [...Array.from({ length: 14 }, (_, step) => 320 + step * 123), 480, 640, 960, 1024, 1100, 1216];

/** Runs in the page. Returns the texts with words that are wider than their box. */
function wideWords(): string[] {
  const selector = 'main :is(h1, h2, h3, p, li, dt, dd, th, td, figcaption), .role, .site-footer :is(h2, h3, li)';
  // Takes only elements that contain no other match, so that each text is measured once.
  const innermost = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => !element.querySelector(selector));
  // The head of a table whose rows are cards is only for screen readers.
  const isClipped = (element: Element): boolean => (element.closest('thead')?.getBoundingClientRect().width ?? 2) <= 1;
  const texts = innermost.filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isClipped(element));
  for (const element of texts) element.style.overflowWrap = 'normal';
  return texts.flatMap((element) => {
    const box = element.getBoundingClientRect();
    const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const wide: string[] = [];
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      if (node.parentElement?.closest('.visually-hidden, svg')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some(({ right }) => right > box.right + 1)) wide.push(element.innerText);
    }
    return wide;
  });
}

const pages = [
  '/',
  '/en',
  '/industry-solutions',
  '/ai-team-example',
  '/ai-act-officer',
  '/ai-inbound-call-center',
  '/ai-lead-masters-surgery',
  '/contact',
  '/ai-audit',
  '/api',
  '/en/ai-solutions',
  '/ai-consulting',
  '/ai-outbound-call-center',
  '/ai-secretarial-service',
  '/ai-solutions/ai-cio',
  '/ai-solutions/ai-coo',
  '/en/ai-solutions/ai-coo',
  '/ai-solutions/content-team',
  '/en/ai-solutions/content-team',
  '/ai-solutions/video-avatars',
  '/ai-lead-masters-insurance',
  '/ai-lead-masters-kitchen',
  '/ai-lead-masters-real-estate',
];

// A run tests a fifth of the pages, and `npm run nightly` tests all of them.
for (const path of partOf(pages, 5, turnOfSearches)) {
  test(`${path} breaks no word without a hyphen, from 320 to 1920 px`, async ({ page }) => {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(wideWords), `at ${width} px`).toEqual([]);
    }
  });
}
