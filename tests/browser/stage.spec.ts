// The eight parts of an edition: one part is open at a time, and in a wide window it is beside the names of all parts.
import type { Page } from 'playwright/test';
import { partOf } from '../support/samples.ts';
import { expect, test } from './site-test.ts';

const path = '/ai-lead-masters-dental';

test.use({ javaScriptEnabled: false });

const visibleTexts = (page: Page) => page.locator('.part__text').filter({ visible: true });
const nameOf = (page: Page, name: string) => page.locator('.part__name', { hasText: name });

for (const width of partOf([390, 768, 1440], 3)) {
  test(`An edition opens one of its parts at a time, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await expect(visibleTexts(page)).toHaveCount(1);
    await nameOf(page, 'KI-Funnel-Prozesse').click();
    await expect(visibleTexts(page)).toHaveCount(1);
    await expect(visibleTexts(page)).toContainText('Anfrage, Beratung, Befund');
  });
}

test('The stage of an edition is never empty, and nothing moves when another part opens', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  const prices = page.locator('#prices');
  const top = async () => Math.round((await prices.boundingBox())?.y ?? 0) + (await page.evaluate(() => scrollY));
  const first = await top();
  for (const name of ['Dynamische Landingpages', 'Mentoring inklusive', 'Mentoring inklusive']) {
    await nameOf(page, name).click();
    await expect(visibleTexts(page)).toHaveCount(1);
    expect(await top()).toBe(first);
  }
  const [rail, stage] = [await nameOf(page, 'Lead-Discovery').boundingBox(), await visibleTexts(page).boundingBox()];
  expect(stage?.x).toBeGreaterThan((rail?.x ?? 0) + (rail?.width ?? 0));
});

test('A printed edition has all its parts', async ({ page }) => {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  await expect(visibleTexts(page)).toHaveCount(8);
});

test('With forced colours, words in drawings have the colour of the text in a light and in a dark palette', async ({ page }) => {
  await page.goto(path);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const colors = await page.locator('.drawing text').evaluateAll((texts) => texts.map((text) => getComputedStyle(text).fill));
    const ink = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color);
    expect(colors.length).toBeGreaterThan(8);
    expect(new Set(colors)).toEqual(new Set([ink]));
  }
});
