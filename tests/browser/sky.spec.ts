// The night sky: it is drawn once a second while it is in sight, and not at all below the first screen.
import type { Page } from 'playwright/test';
import { expect, test } from './site-test.ts';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'no-preference' } });

const isDrawn = (page: Page): Promise<boolean | undefined> =>
  page.evaluate(() => document.querySelector('.sky__stars')?.checkVisibility({ contentVisibilityAuto: true }));

/** Of each animation in the sky: milliseconds of a step, and by how much it is out of step with whole seconds. */
const steps = (page: Page): Promise<{ step: number; offset: number }[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.sky > *')].flatMap((part) =>
      part.getAnimations().map(({ effect }) => {
        const { duration, delay = 0 } = effect?.getTiming() ?? {};
        const count = Number(/steps\((\d+)/.exec(getComputedStyle(part).animationTimingFunction)?.[1]);
        return { step: Number(duration) / count, offset: Math.abs(delay % 1000) };
      }),
    ),
  );

test('all parts of the sky move in the same steps of a second', async ({ page }) => {
  await page.goto('/');
  const found = await steps(page);
  expect(found.length).toBeGreaterThanOrEqual(3);
  expect(found).toEqual(found.map(() => ({ step: 1000, offset: 0 })));
});

test('below the first screen nothing of the sky is drawn, and at the top it is again', async ({ page }) => {
  await page.goto('/');
  expect(await isDrawn(page)).toBe(true);
  await page.evaluate(() => scrollTo({ top: 1.3 * innerHeight, behavior: 'instant' }));
  await expect.poll(() => isDrawn(page)).toBe(false);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => isDrawn(page)).toBe(true);
});

test.describe('where motion is not wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the sky is still', async ({ page }) => {
    await page.goto('/');
    expect(await steps(page)).toEqual([]);
    expect(await isDrawn(page)).toBe(true);
  });
});
