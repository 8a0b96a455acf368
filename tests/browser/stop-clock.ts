import type { Page } from 'playwright/test';

/**
 * Stops the clock of a page, so that only the test advances it: an installed clock runs. The clock jumps forward by a minute first, because
 * it runs until it is stopped, and cannot be set back.
 */
export const stopClock = async (page: Page): Promise<void> => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
