// The header: transparent at the top of a page, it turns into dark glass between 10 and 24 px of scrolling.
import type { Page } from 'playwright/test';
import { expect, test } from './site-test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Resolves to the opacity of the header's glass, from 0 to 1, once the page is scrolled to `top`. */
const glassAt = (page: Page, top: number): Promise<number> =>
  page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return Number(getComputedStyle(document.querySelector('.site-header') ?? document.body).getPropertyValue('--glass-shown'));
  }, top);

const opacityOfGlass = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.querySelector('.site-header') ?? document.body, '::before').opacity);

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`The glass of the header follows the scroll from 10 to 24 px, with prefers-reduced-motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    for (const [top, glass] of [
      [0, 0],
      [10, 0],
      [17, 0.5],
      [24, 1],
      [300, 1],
    ] as const) {
      expect(await glassAt(page, top), `at ${top} px`).toBeCloseTo(glass, 2);
      expect(Number(await opacityOfGlass(page)), `opacity at ${top} px`).toBeCloseTo(glass, 2);
    }
  });
}

test('The header stays transparent on a page that does not scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 4000 });
  await page.goto('/contact');
  expect(await glassAt(page, 100)).toBe(0);
});

/** Records the parts that the transition to another page moves, and the width of each part at the start. */
const recordParts = (page: Page) =>
  page.addInitScript(() => {
    window.addEventListener('pagereveal', (event) => {
      void event.viewTransition?.ready.then(() => {
        const effects = document.getAnimations().flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect : []));
        const parts = effects.map((effect) => `${effect.pseudoElement} ${effect.getKeyframes()[0]?.['width'] ?? ''}`);
        document.documentElement.dataset['transition'] = parts.join(', ');
      });
    });
  });

test('The page transition turns the title of a card into the title of its page', async ({ page }) => {
  await recordParts(page);
  await page.goto('/');
  const card = page.locator('main .card--tile').first();
  await card.scrollIntoViewIfNeeded();
  const width = await card.locator('.card__title').evaluate((title) => title.getBoundingClientRect().width);
  await card.locator('.card__link').click();
  const found = await page.locator('html[data-transition]').getAttribute('data-transition');
  const [, first] = /::view-transition-group\(title\) ([\d.]+)px/.exec(found ?? '') ?? [];
  expect(Number(first), found ?? '').toBeCloseTo(width, 0);
});

test('With reduced motion, there is no page transition', async ({ page }) => {
  await recordParts(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.locator('main .card__link').first().click();
  await expect(page.locator('h1')).toBeVisible();
  await expect(page).not.toHaveURL(/\/$/);
  await expect(page.locator('html')).not.toHaveAttribute('data-transition');
});

test('The bar of the header is a separate part of a page transition', async ({ page }) => {
  await recordParts(page);
  await page.goto('/');
  await page.locator('.menu__link').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-transition', /::view-transition-group\(header-bar\)/);
});
