// A calendar and a search index that a site generates from content, under the policy of the site.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { type OtherSite, otherSite } from '../support/process/other-site.ts';
import { recordRefusals } from './refusals.ts';

let site: OtherSite;
let host: string;
test.beforeAll(async () => {
  site = otherSite('tests/sites/agenda');
  site.run('build', '--quiet');
  host = await site.serve('preview');
});
test.afterAll(() => site.remove());

test('A visitor can download the calendar that a page links to', async ({ page }) => {
  const refused = await recordRefusals(page);
  const answer = await page.goto(`${host}/en`);
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'House of Readers' }).click()]);
  expect(download.suggestedFilename()).toBe('events.ics');
  expect(await refused()).toEqual([]);
  expect(readFileSync(await download.path())).toEqual(readFileSync(join(site.folder, 'dist/en/events.ics')));
});

test('A script of the page can read the search index', async ({ page }) => {
  const errors: string[] = [];
  // Some browsers request an icon, which the site does not have.
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(`${host}/en/garden`);
  const titles = await page.evaluate(async () => {
    const entries: readonly { readonly title: string; readonly text: string }[] = await (await fetch('/en/notes.json')).json();
    return entries.filter(({ text }) => text.includes('chairs')).map(({ title }) => title);
  });
  expect({ titles, errors }).toEqual({ titles: ['The garden'], errors: [] });
});
