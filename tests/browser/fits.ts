import { expect, type Page } from 'playwright/test';
import { violations } from './violations.ts';

/** Expects that the page does not scroll sideways in a window of this width, and that axe finds nothing. `state` names the case. */
export async function expectFits(page: Page, width: number, state = ''): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px ${state}`).toBeLessThanOrEqual(width);
  expect.soft(await violations(page), `at ${width} px ${state}`).toEqual([]);
}
