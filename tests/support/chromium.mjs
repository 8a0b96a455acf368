// @ts-check
// Finds the browser for tests, and its launch options.
import { existsSync } from 'node:fs';

/** Debian's headless Chromium. It has the engine of the complete browser, and opens and closes a page in half the time. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const wholeChromium = '/usr/bin/chromium';

/** Debian's packages for `launchOptions` and `wholeBrowserOptions`. */
export const debianPackages = ['chromium-headless-shell', 'chromium'];

/** Returns whether both of Debian's browsers are installed. */
export const hasDebianBrowsers = () => existsSync(headlessShell) && existsSync(wholeChromium);

/** Returns the path of the faster of Debian's browsers that is installed, or undefined if none is. */
export const systemBrowser = () => [headlessShell, wholeChromium].find((path) => existsSync(path));

const args = [
  // Containers run tests as root, for which Chromium's sandbox does not work.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

const executablePath = systemBrowser();

/** Launch options for Debian's Chromium if it is installed, otherwise for Playwright's. Background requests are disabled. */
export const launchOptions = { ...(executablePath === undefined ? {} : { executablePath }), args };

/** Launch options for the complete browser, which has features that the headless shell lacks, such as the back/forward cache. */
export const wholeBrowserOptions = existsSync(wholeChromium) ? { executablePath: wholeChromium, args } : { channel: 'chromium', args };
