// The website of the guides: reading, search, colours and keyboard, with scripts and without.
import { expect, type Page, test } from 'playwright/test';
import { type ServedSite, siteAt } from '../support/process/other-site.ts';
import { collectProblems } from './problems.ts';
import { violations } from './violations.ts';

test.describe.configure({ mode: 'serial' });

const out = 'node_modules/.cache/guides-site';

let site: ServedSite;
let host: string;
test.beforeAll(async () => {
  site = siteAt('docs/website');
  site.run('build', '--quiet', '--out', out);
  host = await site.serve('preview', '--out', out);
});
test.afterAll(() => site.stop());

for (const path of ['/', '/prices', '/performance', '/diagnostics/output', '/search', '/no-such-page'])
  test(`The guide ${path} fits each window in light and dark colours, and axe finds nothing`, async ({ page }) => {
    const problems = collectProblems(page, host);
    await page.goto(host + path);
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
      // axe checks light colours in the wide layout, with lists beside the text, and dark colours in the narrow layout, with buttons.
      if (width === 768) continue;
      const colorScheme = width === 390 ? 'dark' : 'light';
      await page.emulateMedia({ colorScheme });
      expect.soft(await violations(page), `at ${width} px, ${colorScheme}`).toEqual([]);
    }
    expect(problems).toEqual([]);
  });

const search = (page: Page) => ({
  field: page.getByRole('combobox'),
  options: page.getByRole('option'),
  chosen: page.getByRole('option', { selected: true }),
});

test('The search of the guides opens with a key, chooses with arrows, and leads to the heading', async ({ page }) => {
  const problems = collectProblems(page, host);
  await page.goto(`${host}/prices`);
  const { field, options, chosen } = search(page);
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await field.fill('entry-unk');
  await expect(chosen).toContainText('entry-unknown');
  expect(await violations(page)).toEqual([]);
  await field.fill('price');
  await expect(options.nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await page.keyboard.press('Control+k');
  await field.fill('definecollection');
  await expect(chosen).toContainText('defineCollection');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${host}/reference#definecollection`);
  await expect(page.locator('h4:target')).toBeInViewport();
  expect(problems).toEqual([]);
});

test('The table of contents of a guide marks the current heading', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${host}/collections`);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const link = contents.getByRole('link', { name: 'Pages from data' });
  await link.click();
  await expect(page.getByRole('heading', { name: 'Pages from data' })).toBeInViewport();
  await expect(link).toHaveAttribute('aria-current', 'location');
  await expect(contents.locator('[aria-current]')).toHaveCount(1);
});

test('A chosen colour scheme of the guides applies to the next page before its script files run', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${host}/prices`);
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  const button = page.getByRole('button', { name: 'Dark colours' });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const dark = await background();
  expect(dark).not.toBe(light);
  // Blocks all script files, so that only the script in the page can set the colours.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${host}/dates`);
  expect(await background()).toBe(dark);
});

test('In a narrow window, the lists of guides and headings open over the page, even by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${host}/collections`);
  const guides = page.getByRole('navigation', { name: 'All guides' });
  await expect(guides).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  await expect(guides.getByRole('link', { name: 'Shape collections' })).toHaveAttribute('aria-current', 'page');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(guides).toBeHidden();
  await page.getByRole('button', { name: 'On this page' }).click();
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Entries from code' }).click();
  await expect(page.getByRole('heading', { name: 'Entries from code' })).toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
});

test('The copy button of a guide copies code as it is written', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${host}/prices`);
  const block = page.locator('pre').first();
  await block.hover();
  await page.getByRole('button', { name: 'Copy this code' }).first().click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^currency: EUR\nvatPercent: 19\n/);
});

test('Guides without scripts have a search page, a menu that opens, and no buttons that need a script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${host}/prices`);
  await expect(page.getByRole('button', { name: 'Dark colours' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Copy this code' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'All guides' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All headings');
  await page.getByRole('link', { name: 'entry-unknown' }).click();
  await expect(page).toHaveURL(`${host}/diagnostics/references#entry-unknown`);
  await context.close();
});
