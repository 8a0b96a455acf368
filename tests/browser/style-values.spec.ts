// Bars whose length comes from content, under the policy that a build writes: in a first build, in a build that reuses
// pages, and in `watch`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { type OtherSite, otherSite } from '../support/process/other-site.ts';
import { replaceIn } from '../support/replace-in.ts';
import { recordRefusals } from './refusals.ts';

test.describe.configure({ mode: 'serial' });

let site: OtherSite;
const pathOf = (file: string): string => join(site.folder, file);
const edit = (file: string, from: string, to: string): void => replaceIn(pathOf(file), from, to);

test.beforeAll(() => {
  site = otherSite('tests/sites/huts');
  edit('archipel.config.ts', '  ...own,\n', '  ...own,\n  keepAssets: { days: 0, builds: 0 },\n');
  const layout = 'templates/collections/huts.tsx';
  edit(layout, 'type SchemaTools, text,', 'type SchemaTools, styleVars, text,');
  const bar =
    "<p className=\"bar\" {...styleVars({ '--share': altitude / 4000, '--tint': altitude > 2000 ? '#a3260c' : 'rgb(28 26 18)' })} />";
  edit(layout, '<p>{summary}</p>', `<p>{summary}</p>\n      ${bar}`);
  edit(
    'templates/styles.css',
    'body {',
    '.bar {\n  inline-size: calc(var(--share, 1) * 400px);\n  block-size: 1rem;\n  background: var(--tint);\n}\n\nbody {',
  );
});
test.afterAll(() => site.remove());

const barOf = (page: Page) =>
  page.locator('.bar').evaluate((bar) => [bar.getBoundingClientRect().width, getComputedStyle(bar).backgroundColor]);
const sheets = (): readonly string[] => readdirSync(pathOf('dist/assets')).filter((name) => /^values-.*\.css$/.test(name));
const links = (file: string): readonly string[] =>
  [...readFileSync(pathOf(`dist/${file}`), 'utf8').matchAll(/href="\/alpine\/huts\/assets\/(values-\w+\.css)"/g)].map(
    ([, name = '']) => name,
  );

/** Expects that all stylesheets that pages link exist, that a page links each stylesheet, and that some pages share a stylesheet. */
function expectSheets(): void {
  const pages = readdirSync(pathOf('dist'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const linked = pages.flatMap(links);
  expect(new Set(linked)).toEqual(new Set(sheets()));
  expect(linked.length).toBeGreaterThan(sheets().length);
}

test('A style value from content sets the length of a bar, under the policy', async ({ page }) => {
  site.run('build', '--quiet');
  expectSheets();
  const host = await site.serve('preview');
  const refused = await recordRefusals(page);
  await page.goto(`${host}/alpine/huts/huetten/anton`);
  expect(await barOf(page)).toEqual([184, 'rgb(28, 26, 18)']);
  expect(await page.locator('[style]').count()).toBe(0);
  expect(await refused()).toEqual([]);
  // Stylesheets of unchanged pages come from the previous build.
  const before = sheets();
  edit('content/huts/steinsee.yaml', 'altitude: ', 'altitude: 1');
  site.run('build', '--quiet', '--verify');
  expectSheets();
  expect(sheets().filter((name) => before.includes(name)).length).toBeGreaterThan(0);
  expect(sheets()).not.toEqual(before);
  await page.goto(`${host}/alpine/huts/huetten/anton`);
  expect(await barOf(page)).toEqual([184, 'rgb(28, 26, 18)']);
});

test('Watch updates a style value after its figure in content is saved', async ({ page }) => {
  const host = await site.serve('watch');
  const refused = await recordRefusals(page);
  await page.goto(`${host}/alpine/huts/huetten/anton`);
  expect(await barOf(page)).toEqual([184, 'rgb(28, 26, 18)']);
  await page.evaluate(() => Reflect.set(window, 'opened', true));
  edit('content/huts/anton.yaml', '1840', '2200');
  await expect.poll(() => barOf(page)).toEqual([220, 'rgb(163, 38, 12)']);
  // The page was not reloaded.
  expect(await page.evaluate(() => Reflect.get(window, 'opened'))).toBe(true);
  expect(await refused()).toEqual([]);
});

test('A check reports an invalid style value with its place in the template', () => {
  edit('templates/collections/huts.tsx', "'#a3260c'", "'red' as '#f00'");
  let message = '';
  try {
    site.run('check');
  } catch (error) {
    message = String((error as { stderr: Buffer }).stderr);
  }
  expect(message).toMatch(/templates\/collections\/huts\.tsx:\d+:\d+/);
  expect(message).toContain('--tint is "red", which is not a number, a quantity such as 40% or a colour such as #0b6068');
  expect(existsSync(pathOf('dist/index.html'))).toBe(true);
});
