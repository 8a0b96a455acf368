// A site whose policy names other sites: a browser loads from them what the policy allows, and refuses everything else.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { type OtherSite, otherSite } from '../support/process/other-site.ts';

const stats = 'https://stats.example.net';
const video = 'https://video.example.net';

let site: OtherSite;
let host: string;
test.beforeAll(async () => {
  site = otherSite('tests/sites/huts');
  const edit = (file: string, from: string, to: string): void => {
    const path = join(site.folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  };
  edit('archipel.config.ts', '  ...own,\n', `  ...own,\n  policy: { script: ['${stats}'], connect: ['${stats}'], frame: ['${video}'] },\n`);
  edit(
    'templates/Body.tsx',
    '    <Footer />\n',
    `    <Footer />\n    <iframe src="${video}/film" title="Film" />\n    <script src="${stats}/count.js" async />\n`,
  );
  site.run('build', '--quiet');
  host = await site.serve('preview');
});
test.afterAll(() => site.remove());

test('The policy lets a script and a frame of named sites run, and refuses a call to another site', async ({ page }) => {
  const asked: string[] = [];
  const served = (url: string, body: string, contentType: string) =>
    page.route(url, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ body, contentType, headers: { 'Access-Control-Allow-Origin': '*' } });
    });
  await served(
    `${stats}/count.js`,
    `fetch('${stats}/hit').then(() => { document.documentElement.dataset.counted = 'yes'; });`,
    'text/javascript',
  );
  await served(`${stats}/hit`, 'ok', 'text/plain');
  await served(`${video}/film`, '<!doctype html><p>A film</p>', 'text/html');
  await served('https://other.example.net/**', 'no', 'text/plain');
  await page.goto(host);
  await expect(page.locator('html')).toHaveAttribute('data-counted', 'yes');
  await expect(page.frameLocator('iframe').getByText('A film')).toBeVisible();
  expect(
    await page.evaluate(() =>
      fetch('https://other.example.net/x').then(
        () => 'answered',
        () => 'refused',
      ),
    ),
  ).toBe('refused');
  expect(asked.sort()).toEqual([`${stats}/count.js`, `${stats}/hit`, `${video}/film`]);
});
