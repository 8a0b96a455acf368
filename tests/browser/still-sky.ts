// The moving sky, stopped where something else is the subject: it takes a third of the time of a visit.
import type { Page } from 'playwright/test';

/** Stops the sky where it is; everything else keeps moving. */
export const stopSky = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const moving of document.querySelector('.sky')?.getAnimations({ subtree: true }) ?? []) moving.pause();
  });
