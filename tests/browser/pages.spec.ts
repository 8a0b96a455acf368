// Every page in a real browser, with and without scripts.
import { expect, type Page, test } from 'playwright/test';
import { execFileSync } from 'node:child_process';

const routes: { url: string; language: string; kind: string }[] = JSON.parse(execFileSync(process.execPath, ['bin/archipel.js', 'routes', '--json'], { encoding: 'utf8' }));
const paths = routes.map(({ url, kind }) => (kind === 'notFound' ? url.replace('404', 'no-such-page') : url));

/** What goes wrong on a page while it loads: errors, refused code and styles, requests to other hosts. */
function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    const missing = message.text().includes('status of 404') && page.url().includes('no-such-page');
    if (message.type() === 'error' && !missing) problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('request', (request) => {
    if (new URL(request.url()).host !== 'localhost:4417') problems.push(`request: ${request.url()}`);
  });
  return problems;
}

for (const path of paths) {
  test(`${path} loads without errors, foreign requests or overflow`, async ({ page }) => {
    const problems = watch(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(path.endsWith('no-such-page') ? 404 : 200);
    expect(await page.locator('html').getAttribute('lang')).toBe(path === '/en' || path.startsWith('/en/') ? 'en' : 'de');
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(overflow, `overflow at ${width} px`).toBe(0);
    }
    expect(problems).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page leads to every main page', async ({ page }) => {
    await page.goto('/');
    for (const name of ['AI Act Officer Services', 'KI-Beratung', 'AI Agent Teams']) await expect(page.getByRole('navigation').getByRole('link', { name }).first()).toBeAttached();
  });

  test('the language switch leads to the counterpart', async ({ page }) => {
    await page.goto('/ai-audit');
    await page.locator('header a[hreflang="en"]').first().click();
    await expect(page).toHaveURL('/en/ai-audit');
  });
});

test('the copyright year is corrected where the build is older than the day', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-year]').first()).toHaveText(String(new Date().getFullYear()));
});
