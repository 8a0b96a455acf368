// The site in tests/sites/huts, whose pages are all under a base path.
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { type OtherSite, otherSite } from '../support/process/other-site.ts';
import { replaceIn } from '../support/replace-in.ts';
import { collectProblems } from './problems.ts';
import { violations } from './violations.ts';

test.describe.configure({ mode: 'serial' });

const base = '/alpine/huts';
let site: OtherSite;
let host: string;
test.beforeAll(async () => {
  site = otherSite('tests/sites/huts');
  site.run('build', '--quiet');
  host = await site.serve('preview');
});
test.afterAll(() => site.remove());

test('Links under a base path lead from page to page, and no file is missing', async ({ page }) => {
  const problems = collectProblems(page, host);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(host);
  await expect(page).toHaveURL(`${host}${base}/`);
  await page.getByRole('link', { name: 'Hütten', exact: true }).click();
  await expect(page).toHaveURL(`${host}${base}/huetten`);
  await page.getByRole('link', { name: 'Steinseehütte' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Steinseehütte');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `https://www.example.com${base}/huetten/steinsee`);
  expect(requested.filter((path) => path !== '/' && !path.startsWith(`${base}/`))).toEqual([]);
  expect(problems).toEqual([]);
});

test('The language switch under a base path leads to the same page in Arabic, from right to left', async ({ page }) => {
  await page.goto(`${host}${base}/tour-ridge`);
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(`${host}${base}/ar/tour-ridge`);
  const [brand, menu] = await Promise.all([page.locator('.peak').boundingBox(), page.locator('header nav').boundingBox()]);
  expect(brand?.x ?? 0).toBeGreaterThan(menu?.x ?? 0);
  expect(await violations(page)).toEqual([]);
});

test('An island under a base path hydrates on use', async ({ page }) => {
  const problems = collectProblems(page, host);
  await page.goto(`${host}${base}/it/tour-ridge`);
  await page.getByRole('button', { name: 'Casco' }).click();
  await expect(page.getByRole('status')).toHaveText('Ancora 1');
  await page.getByRole('button', { name: 'Acqua' }).click();
  await expect(page.getByRole('status')).toHaveText('C’è tutto');
  expect(problems).toEqual([]);
});

test('Redirects under a base path work, and unknown URLs show the 404 page of their language', async ({ page }) => {
  await page.goto(`${host}${base}/alte-huette`);
  await expect(page).toHaveURL(`${host}${base}/huetten/steinsee`);
  expect((await page.goto(`${host}${base}/it/nulla`))?.status()).toBe(404);
  await page.getByRole('link', { name: 'Rifugi di cresta' }).click();
  await expect(page).toHaveURL(`${host}${base}/it`);
});

test('Watch updates an open page under a base path', async ({ page }) => {
  const watched = await site.serve('watch');
  await page.goto(`${watched}${base}/huetten/steinsee`);
  await expect(page.getByText('Am See unter den Wänden.')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { same: true }));
  replaceIn(join(site.folder, 'content/huts/steinsee.yaml'), 'Am See unter den Wänden.', 'Gleich am See.');
  await expect(page.getByText('Gleich am See.')).toBeVisible();
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});
