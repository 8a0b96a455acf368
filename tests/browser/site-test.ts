// The starting point of tests of the built site: a returning visitor who has answered the cookie banner.
import { test as base } from 'playwright/test';

export { expect } from 'playwright/test';

interface Options {
  /** Whether nothing is stored yet, so that the cookie banner is shown. */
  readonly isFirstVisit: boolean;
}

/** Playwright's `test`, with the choice about cookies made unless `isFirstVisit`. */
export const test = base.extend<Options>({
  isFirstVisit: [false, { option: true }],
  context: async ({ context, isFirstVisit, baseURL }, use) => {
    // Playwright's `storageState` does the same, but opens a page first, which takes a quarter of a short test.
    const script = (ours: string | undefined): void => {
      if (location.origin === ours) localStorage.setItem('cookieConsent', localStorage.getItem('cookieConsent') ?? 'necessary');
    };
    if (!isFirstVisit) await context.addInitScript(script, baseURL);
    await use(context);
  },
});
