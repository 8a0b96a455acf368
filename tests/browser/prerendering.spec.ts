// Pages that the browser prerenders while the pointer rests on a link: they store, show and request nothing before the visitor opens
// them.
import { wholeBrowserOptions } from '../support/chromium.mjs';
import { visitPrerendered } from './prerendered-visit.ts';
import { expect, test } from './site-test.ts';

test.use({ launchOptions: wholeBrowserOptions });

test('A page is prerendered only when the pointer rests on its link', async ({ page, context }) => {
  const prepared: string[] = [];
  context.on('request', (request) => {
    if (request.headers()['sec-purpose']?.includes('prerender')) prepared.push(new URL(request.url()).pathname);
  });
  await page.goto('/industry-solutions', { waitUntil: 'networkidle' });
  expect(prepared).toEqual([]);
  await page.locator('main a[href="/ai-lead-masters-kitchen"]').hover();
  await expect.poll(() => prepared).toEqual(['/ai-lead-masters-kitchen']);
});

test('A prerendered page with a countdown stores nothing, opens nothing, starts no timer and requests nothing before a visitor opens it', async ({
  baseURL,
}) => {
  const { prepared, seen } = await visitPrerendered(baseURL ?? '', {
    from: '/industry-solutions',
    to: '/ai-lead-masters-kitchen',
    clock: new Date('2025-06-01T12:00:00+02:00'),
  });
  expect(prepared).toEqual({ calls: [], cookie: '', isBannerShown: false, hydrated: 0, scripts: prepared.scripts });
  expect(prepared.scripts.map((path) => path.replace(/-\w+\.js$/, '')).sort()).toEqual(['/assets/islands', '/assets/layout']);
  expect(seen).toMatchObject({ isBannerShown: true, cookie: '' });
  expect(seen.hydrated).toBeGreaterThan(0);
  expect(seen.calls.filter((name) => name === 'setTimeout').length).toBeGreaterThan(1);
  expect(seen.scripts.length).toBeGreaterThan(prepared.scripts.length);
});
