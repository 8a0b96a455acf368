// What tests of the discount popup share: its dialog, its entries in local storage, and a visitor who leaves.
import type { Page } from 'playwright/test';

export const popup = (page: Page) => page.locator('#discount-dialog');

/** Makes the pointer leave the window at this height, with the event that browsers send. */
export const leave = (page: Page, clientY: number) =>
  page.evaluate((y) => {
    document.documentElement.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, clientX: 300, clientY: y, relatedTarget: null }));
  }, clientY);

export const memory = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('exitIntentSeen'), localStorage.getItem('exitIntentLastSeen')]);

/** Leaves the site through the address bar. */
export const goElsewhere = (page: Page) => page.goto('/robots.txt');
