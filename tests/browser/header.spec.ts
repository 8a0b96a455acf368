// The header: clear over the top of a page, dark glass as soon as the page has moved by more than 10 px.
import type { Page } from 'playwright/test';
import { expect, test } from './site-test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** How much glass the header is to show once the page is scrolled to `top`: 0 or 1. */
const glassAt = (page: Page, top: number): Promise<number> =>
  page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return Number(getComputedStyle(document.querySelector('.site-header') ?? document.body).getPropertyValue('--glass-shown'));
  }, top);

const opacityOfGlass = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.querySelector('.site-header') ?? document.body, '::before').opacity);

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`The header turns to glass after 10 px of scrolling, with motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    for (const [top, glass] of [
      [0, 0],
      [10, 0],
      [11, 1],
    ] as const)
      expect(await glassAt(page, top), `at ${top} px`).toBe(glass);
    await expect.poll(() => opacityOfGlass(page)).toBe('1');
  });
}

test('The header stays clear on a page that has nothing to scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 4000 });
  await page.goto('/contact');
  expect(await glassAt(page, 100)).toBe(0);
});

test('The bar of the header stays in its place while one page gives way to the next', async ({ page }) => {
  await page.addInitScript(() => {
    window.addEventListener('pagereveal', (event) => {
      void event.viewTransition?.ready.then(() => {
        const parts = document.getAnimations().map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null));
        document.documentElement.dataset['transition'] = parts.join(' ');
      });
    });
  });
  await page.goto('/');
  await page.locator('.menu__link').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-transition', /::view-transition-group\(header-bar\)/);
});
