// A page stays open while a new build replaces the build that the page belongs to.
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright/test';
import { type OtherSite, otherSite } from '../support/process/other-site.ts';
import { expect, test } from './site-test.ts';
import { untilHydrated } from './visitor.ts';

let site: OtherSite;
let host: string;
test.beforeAll(async () => {
  site = otherSite();
  for (const name of ['archipel.config.ts', 'package.json', 'tsconfig.json', 'content', 'islands', 'templates'])
    cpSync(name, join(site.folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(site.folder, 'node_modules'));
  site.run('build', '--quiet');
  host = await site.serve('preview');
});
test.afterAll(() => site.remove());

/** Returns a list that fills with the URLs of failed requests. */
function failedRequests(page: Page): readonly string[] {
  const found: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(new URL(response.url()).pathname);
  });
  return found;
}

const scriptsOf = async (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));

test('Forms of open pages hydrate after a new build and keep the typed text', async ({ page, context }) => {
  const untouched = await context.newPage();
  const problems = [failedRequests(page), failedRequests(untouched)];
  for (const each of [page, untouched]) await each.goto(`${host}/en/contact`);
  await page.getByLabel('Message', { exact: false }).first().fill('Dear crew of the lighthouse');
  await untilHydrated(page, 'ContactForm');

  const file = join(site.folder, 'islands/shared/Form.tsx');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('className="form"', 'className="form form-of-later"'));
  site.run('build', '--quiet');
  const fresh = await context.newPage();
  await fresh.goto(`${host}/en/contact`);
  await fresh.getByLabel('Message', { exact: false }).first().focus();
  await expect(fresh.locator('form.form-of-later').first()).toBeAttached();

  await page.getByRole('button', { name: 'Want News?' }).first().click();
  await untilHydrated(page, 'NewsletterDialog');
  await expect(page.getByLabel('Message', { exact: false }).first()).toHaveValue('Dear crew of the lighthouse');
  await untouched.getByLabel('Message', { exact: false }).first().fill('Dear keepers');
  await untilHydrated(untouched, 'ContactForm');
  await expect(untouched.getByLabel('Message', { exact: false }).first()).toHaveValue('Dear keepers');
  expect(problems).toEqual([[], []]);
  const [old, now] = [await scriptsOf(untouched), await scriptsOf(fresh)].map((names) => names.filter((name) => /ContactForm/.test(name)));
  expect(old).not.toEqual(now);
});
