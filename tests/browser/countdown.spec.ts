// The countdown, on the audit page and on an edition.
import type { Page } from 'playwright/test';
import { partOf } from '../support/samples.ts';
import { collectProblems } from './problems.ts';
import { expect, test } from './site-test.ts';

// These tests do not cover motion.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const end = Date.parse('2025-06-30T23:59:59+02:00');
const values = (page: Page) => page.locator('.countdown__value').allTextContents();

/** Opens `path` with the clock at `instant`, and scrolls to the countdown. */
async function openAt(page: Page, path: string, instant: number): Promise<void> {
  // The clock runs until it is stopped.
  await page.clock.install({ time: instant - 60_000 });
  await page.clock.pauseAt(instant + 500);
  await page.goto(path);
  await page.locator('.countdown').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island=Countdown][data-hydrated]')).toBeAttached();
}

for (const { path, ended, last } of partOf(
  [
    { path: '/ai-audit', ended: 'Diese Sonderaktion ist beendet.', last: ['00', '00', '00', '00'] },
    { path: '/en/ai-audit', ended: 'This promotion has ended.', last: ['00', '00', '00', '00'] },
    { path: '/ai-lead-masters-dental', ended: 'Diese Sonderaktion ist beendet.', last: ['00', '00', '00', '02'] },
  ],
  3,
)) {
  test(`The countdown of ${path} changes each second until its end, and then stops`, async ({ page }) => {
    const problems = collectProblems(page);
    const day = 24 * 3600_000;
    await openAt(page, path, end - 2 * day - 3 * 3600_000 - 4 * 60_000 - 6000);
    await expect.poll(() => values(page)).toEqual(['02', '03', '04', '05']);
    for (const seconds of ['04', '03', '02']) {
      await page.clock.runFor(1000);
      await expect.poll(() => values(page)).toEqual(['02', '03', '04', seconds]);
    }
    await expect(page.getByText(ended)).toBeHidden();
    await page.clock.pauseAt(end - 2500);
    await expect.poll(() => values(page)).toEqual(['00', '00', '00', '02']);
    // The end passes between two ticks, as on a laptop that was closed.
    await page.clock.fastForward(10_000);
    await expect(page.getByText(ended)).toBeVisible();
    expect(await values(page)).toEqual(last);
    await page.clock.runFor(60_000);
    expect(await values(page)).toEqual(last);
    expect(problems).toEqual([]);
  });

  test(`The countdown of ${path} shows zeros if the page is opened after the end`, async ({ page }) => {
    await openAt(page, path, end + 1000);
    await expect(page.getByText(ended)).toBeVisible();
    expect(await values(page)).toEqual(['00', '00', '00', '00']);
    await expect(page.getByRole('timer')).toBeVisible();
  });
}

test.describe('in a time zone that changes to summer time before the end,', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('the countdown does not count the hour that clocks skip in March', async ({ page }) => {
    await openAt(page, '/ai-audit', Date.parse('2025-03-30T00:59:57Z'));
    const [days, hours, minutes] = await values(page);
    // From 01:59:57.5 in winter to 23:59:59 in summer are 92 days and 21 hours. Subtracting the times of day gives 22 hours.
    expect([days, hours, minutes]).toEqual(['92', '21', '00']);
    await page.clock.runFor(5000);
    await expect.poll(() => values(page)).toEqual(['92', '20', '59', '56']);
  });
});
