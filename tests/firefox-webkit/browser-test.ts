// Fixtures for the tests in Firefox and WebKit: one browser per worker, and for each test a returning visitor, who has
// answered the cookie banner.
import { test as base } from 'playwright/test';
import { focusAsSafari } from '../browser/safari-focus.ts';
import type { OtherBrowser } from '../support/other-browsers.mjs';
import { type Firefox, startFirefox } from './firefox.ts';
import { type ServedSite, serveSite } from './served-site.ts';
import { openTab, type Tab } from './tab.ts';
import type { Driver } from './webdriver.ts';
import { startWebKit } from './webkit.ts';

export { expect } from 'playwright/test';

interface OtherBrowserOptions {
  /** The browser that is driven. */
  readonly otherBrowser: OtherBrowser;
}

interface WorkerFixtures extends OtherBrowserOptions {
  readonly driver: Driver;
  readonly site: ServedSite;
}

interface TestFixtures {
  readonly tab: Tab;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  otherBrowser: ['firefox', { option: true, scope: 'worker' }],
  driver: [
    async ({ otherBrowser }, use) => {
      const driver = await (otherBrowser === 'firefox' ? startFirefox() : startWebKit());
      await use(driver);
      await driver.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  site: [
    async ({ otherBrowser }, use, { project }) => {
      // The tests in WebKitGTK represent Safari, so focus has to behave as in Safari.
      const site = await serveSite(project.use.baseURL ?? '', otherBrowser === 'webkit' ? [focusAsSafari] : []);
      await use(site);
      site.close();
    },
    { scope: 'worker' },
  ],
  tab: async ({ driver, site }, use) => {
    const tab = openTab(driver, site.url);
    site.behave();
    await tab.resize(1280, 900);
    await tab.open('/robots.txt');
    await tab.run(forgetVisitor);
    await driver.send('DeleteAllCookies');
    await use(tab);
  },
});

/** Runs inside the page: clears the local storage. If storage is blocked, there is nothing to clear. */
function forgetVisitor(): void {
  try {
    localStorage.clear();
  } catch {}
}

/** Tests that only Firefox can run, because WebKit has no preferences. */
export const firefoxTest = test.extend<{ firefox: Firefox }>({
  firefox: async ({ driver }, use) => use(driver as Firefox),
});
