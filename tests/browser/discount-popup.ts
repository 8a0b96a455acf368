// The dialog of the discount popup, its entries in local storage, and a visitor who leaves, for the tests of the popup.
import type { Page } from 'playwright/test';

export const popup = (page: Page) => page.locator('#discount-dialog');

/** Sends the event of a pointer that leaves the window at the height `clientY`, which is negative or 0 at the upper edge. */
export const leaveWindow = (page: Page, clientY: number) =>
  page.evaluate((y) => {
    document.documentElement.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, clientX: 300, clientY: y, relatedTarget: null }));
  }, clientY);

/** Resolves to the stored entries: whether the visitor has seen the popup, and when. */
export const storedEntries = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('exitIntentSeen'), localStorage.getItem('exitIntentLastSeen')]);

/** Leaves the site through the address bar. */
export const leaveSite = (page: Page) => page.goto('/robots.txt');
