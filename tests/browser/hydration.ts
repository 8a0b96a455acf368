// How islands hydrate: the mismatches that React finds, and a way to hydrate all islands at once.
import { expect, type Page } from 'playwright/test';

/** Time zones far apart, with half hours and summer time. */
export const zones = ['Pacific/Kiritimati', 'Pacific/Niue', 'America/St_Johns', 'Asia/Kathmandu', 'Europe/Berlin', 'UTC'] as const;

/** Returns a list that fills while the page is open: islands that React had to render again, and errors. */
export function mismatches(page: Page): readonly string[] {
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

/** An island that has hydrated. */
export const hydrated = (page: Page, name: string) => page.locator(`[data-island="${name}"][data-hydrated]`);

/** Delays a script until the returned function is called. */
export async function holdBack(page: Page, name: string): Promise<() => void> {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(`**/${name}-*.js`, (route) => arrived.then(() => route.continue()));
  return arrive;
}
