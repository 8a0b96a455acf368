// Collects hydration mismatches, hydrates all islands at once, and delays hydration.
import { expect, type Page } from 'playwright/test';
import { latch } from './latch.ts';

/** Time zones far apart, with half hours and summer time. */
export const zones = ['Pacific/Kiritimati', 'Pacific/Niue', 'America/St_Johns', 'Asia/Kathmandu', 'Europe/Berlin', 'UTC'] as const;

/** Returns a list that fills while the page is open, with the islands that React had to render again and with errors. */
export function collectMismatches(page: Page): readonly string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (/React rendered the island .* again/.test(message.text()) || message.type() === 'error') found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(error.message));
  return found;
}

/** Hydrates every island of the page, whatever its strategy. */
export async function hydrateAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const root of document.querySelectorAll('[data-island]'))
      root.firstElementChild?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  });
  await expect(page.locator('[data-island]:not([data-hydrated])')).toHaveCount(0);
}

/** Locates an island if it has hydrated. */
export const hydrated = (page: Page, name: string) => page.locator(`[data-island="${name}"][data-hydrated]`);

/** Delays the script whose file name starts with `name` until the returned function is called. */
export async function delayScript(page: Page, name: string): Promise<() => void> {
  const { released, release } = latch();
  await page.route(`**/${name}-*.js`, (route) => released.then(() => route.continue()));
  return release;
}
