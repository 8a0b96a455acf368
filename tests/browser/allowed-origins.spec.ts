// A site whose policy names other sites: the browser loads from other sites only what the policy allows.
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { type OtherSite, otherSite } from '../support/process/other-site.ts';
import { replaceIn } from '../support/replace-in.ts';

const stats = 'https://stats.example.net';
const video = 'https://video.example.net';

let site: OtherSite;
let host: string;
test.beforeAll(async () => {
  site = otherSite('tests/sites/huts');
  const edit = (file: string, from: string, to: string): void => replaceIn(join(site.folder, file), from, to);
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

test('The policy allows a script and a frame of the sites that it names, and refuses a request to another site', async ({ page }) => {
  const requested: string[] = [];
  const served = (url: string, body: string, contentType: string) =>
    page.route(url, (route) => {
      requested.push(route.request().url());
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
  expect(requested.sort()).toEqual([`${stats}/count.js`, `${stats}/hit`, `${video}/film`]);
});
