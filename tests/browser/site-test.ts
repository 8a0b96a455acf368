// The `test` function for the built site, whose visitor has answered the cookie banner on an earlier visit.
import { test as base } from 'playwright/test';

export { expect } from 'playwright/test';

interface Options {
  /** Whether nothing is stored yet, so that the cookie banner is shown. */
  readonly isFirstVisit: boolean;
}

/** Playwright's `test`, with a stored answer to the cookie banner unless `isFirstVisit`. */
export const test = base.extend<Options>({
  isFirstVisit: [false, { option: true }],
  context: async ({ context, isFirstVisit, baseURL }, use) => {
    // Playwright's `storageState` does the same, but opens a page first, which takes a quarter of a short test.
    const script = (origin: string | undefined): void => {
      if (location.origin === origin) localStorage.setItem('cookieConsent', localStorage.getItem('cookieConsent') ?? 'necessary');
    };
    if (!isFirstVisit) await context.addInitScript(script, baseURL);
    await use(context);
  },
});
