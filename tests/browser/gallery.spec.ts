// Examples of the gallery at several widths and in both languages. axe checks only one language, because both have the same markup,
// first in normal and then in forced colours.
import { existsSync, readdirSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { partOf } from '../support/samples.ts';
import { leaveSite, leaveWindow, popup, storedEntries } from './discount-popup.ts';
import { findFlaws } from './flaws.ts';
import { collectProblems } from './problems.ts';
import { expect, test } from './site-test.ts';
import { violations } from './violations.ts';

const height = 900;

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && existsSync(`${folder}/${entry.name}/examples.yaml`) ? [entry.name] : [],
  );

/** The names of section types, and of collections in the singular. */
const content = [...foldersIn('templates/sections'), ...foldersIn('templates/collections').map((name) => name.replace(/s$/, ''))];

const parts = [
  'buttons',
  'accents',
  'forms',
  'forms-refused',
  'forms-busy',
  'forms-done',
  'dialogs',
  'dialogs-refused',
  'dialogs-done',
  'notices',
];

const names = [...content, ...parts];

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height } });

test('The index of the gallery leads to every type and part', async ({ page }) => {
  await page.goto('/__gallery');
  const links = await page.locator('.gallery-index h3 a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.sort()).toEqual(names.map((name) => `/__gallery/${name}`).sort());
});

async function expectShape(page: Page): Promise<void> {
  for (const width of [768, 375, 320, 1440]) {
    await page.setViewportSize({ width, height });
    expect.soft(await page.evaluate(findFlaws), `${page.url()} at ${width} px`).toEqual([]);
  }
}

// A run tests the index and a tenth of the examples. A nightly run tests all of them.
for (const name of ['', ...partOf(names, 10).map((each) => `/${each}`)]) {
  test(`The page /__gallery${name} keeps its shape in both languages at each width, and axe finds nothing`, async ({ page, context }) => {
    const english = await context.newPage();
    const problems = [collectProblems(page), collectProblems(english)];
    expect((await english.goto(`/en/__gallery${name}`))?.status()).toBe(200);
    await expectShape(english);
    expect((await page.goto(`/__gallery${name}`))?.status()).toBe(200);
    await expectShape(page);
    expect.soft(await violations(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    expect.soft(await violations(page), 'in forced colours').toEqual([]);
    expect(problems).toEqual([[], []]);
  });
}

test('The phone menu opens over the gallery, and axe finds nothing', async ({ page }) => {
  await page.setViewportSize({ width: 375, height });
  await page.goto('/__gallery');
  await page.locator('.menu-button').click();
  await expect(page.locator('#menu')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('A recording plays in the gallery, while the policy of a page without recordings allows no media', async ({ page }) => {
  const problems = collectProblems(page);
  const response = await page.goto('/__gallery/demo/recording');
  expect(response?.headers()['content-security-policy']).toContain("media-src 'self'");
  await page.getByRole('button', { name: 'Abspielen' }).click();
  await expect.poll(() => page.locator('audio').evaluate((sound: HTMLAudioElement) => sound.currentTime)).toBeGreaterThan(0);
  await expect(page.locator('.call__turn[aria-current]')).toHaveText(/zum ersten Mal/);
  expect((await page.request.get('/contact')).headers()['content-security-policy']).not.toContain('media-src');
  expect(problems).toEqual([]);
});

test('Leaving the gallery page of the discount dialog opens no second dialog, stores nothing and causes no problem', async ({ page }) => {
  const problems = collectProblems(page);
  await page.goto('/__gallery/dialogs/discount');
  await expect(popup(page)).toHaveAttribute('open', '');
  await leaveWindow(page, 0);
  await expect(popup(page)).toHaveAttribute('open', '');
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  await leaveSite(page);
  expect(await storedEntries(page)).toEqual([null, null]);
  expect(problems).toEqual([]);
});
