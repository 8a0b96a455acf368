// The site that `archipel init` creates, as its first visitors see it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { type OtherSite, otherSite } from '../support/process/other-site.ts';
import { baselineOf } from './baseline-of.ts';
import { expectFits } from './fits.ts';
import { delayScript } from './hydration.ts';
import { collectProblems } from './problems.ts';

test.describe.configure({ mode: 'serial' });

let site: OtherSite;
let host: string;
test.beforeAll(async () => {
  site = otherSite();
  site.run('init', site.folder, '--name', 'Notes', '--locales', 'de,en', '--yes');
  site.run('build', '--quiet');
  host = await site.serve('preview');
});
test.afterAll(() => site.remove());

const paths = ['/', '/en', '/notes', '/en/about', '/notes/tide-tables', '/missing'];

for (const path of paths)
  test(`The starter's page ${path} fits wide and narrow windows in light and dark colours, and axe finds nothing`, async ({ page }) => {
    await page.goto(host + path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [1440, 768, 375]) {
        await expectFits(page, width, colorScheme);
      }
    }
  });

test('The languages in the header of the starter share the baseline of the links beside them', async ({ page }) => {
  await page.goto(host);
  const links = await page.locator('.menu li a').all();
  const baselines = await Promise.all(links.map(baselineOf));
  expect(new Set(baselines.map(Math.round)).size).toBe(1);
});

test('The search of the starter filters the notes, and reports how many match', async ({ page }) => {
  const problems = collectProblems(page, host);
  await page.goto(`${host}/en/notes`);
  const notes = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(notes).toHaveCount(3);
  await page.getByRole('button', { name: 'Maps' }).click();
  await expect(notes).toHaveCount(1);
  await page.getByRole('button', { name: 'All topics' }).click();
  await page.getByRole('searchbox', { name: 'Search the notes' }).fill('TIDE');
  await expect(page.getByRole('status')).toHaveText('1 of 3 notes');
  await page.getByRole('searchbox').fill('whale');
  await expect(page.getByText('No note fits.')).toBeVisible();
  expect(problems).toEqual([]);
});

test("Text that is typed into the starter's search before hydration is searched for", async ({ page }) => {
  const release = await delayScript(page, 'hydrate');
  await page.goto(`${host}/en/notes`);
  await page.getByRole('searchbox').pressSequentially('tide');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('status')).toHaveText('3 of 3 notes');
  release();
  await expect(page.getByRole('status')).toHaveText('1 of 3 notes');
  await page.keyboard.type('X');
  await expect(page.getByRole('searchbox')).toHaveValue('tidXe');
});

test('Tab reaches the skip link of the starter first, then the first controls, and Enter opens an answer', async ({ page }) => {
  await page.goto(`${host}/en`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Show the files that this page is made of')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Read the notes' })).toBeFocused();
  await page.getByText('How do I change a text?').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('the open page changes as soon as you save')).toBeVisible();
});

test("Tab visits each control of the starter's pages once, in the order of the markup and within the window", async ({ page }) => {
  for (const path of ['/en', '/en/notes', '/en/contact']) {
    await page.goto(host + path);
    const controls = page.locator('a, button, input, select, textarea, summary').filter({ visible: true });
    for (const control of await controls.all()) {
      await page.keyboard.press('Tab');
      await expect(control).toBeFocused();
      await expect(control).toBeInViewport();
    }
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveCount(0);
  }
});

test("Each section of the starter's home page names its files, which exist; a switch hides the names without a script", async ({
  browser,
}) => {
  const page: Page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${host}/en`);
  const named = page.locator('.source code');
  const files = await named.allTextContents();
  expect(files.length).toBe(2 * (await page.locator('.sourced').count()));
  expect(files.filter((file) => !existsSync(join(site.folder, file)))).toEqual([]);
  await page.getByLabel('Show the files that this page is made of').uncheck();
  await expect(named.first()).toBeHidden();
  await page.close();
});

test('The header of the starter is one row on a phone, and its button opens the links without a script', async ({ browser }) => {
  const page: Page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto(`${host}/en`);
  expect(await page.locator('.header').evaluate((header) => header.getBoundingClientRect().height)).toBeLessThan(90);
  await expect(page.locator('.menu')).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('.menu').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(`${host}/en/about`);
  await page.close();
});

test('The starter shows all notes without scripts', async ({ browser }) => {
  const page: Page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${host}/notes`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(3);
  await page.close();
});
