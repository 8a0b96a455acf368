// @ts-check
// Finds the browser for tests, and its launch options.
import { existsSync } from 'node:fs';

/** Debian's headless Chromium, which opens and closes a page in half the time and has the same engine. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const wholeChromium = '/usr/bin/chromium';

/** Debian's packages for `launchOptions` and `wholeBrowserOptions`. */
export const debianPackages = ['chromium-headless-shell', 'chromium'];

/** Whether both of Debian's browsers are installed. */
export const hasDebianBrowsers = () => existsSync(headlessShell) && existsSync(wholeChromium);

/** The path of the faster of Debian's browsers that is installed; undefined if none is. */
export const systemBrowser = () => [headlessShell, wholeChromium].find((path) => existsSync(path));

const args = [
  // Chromium's sandbox does not work for root, as which containers run tests.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

const executablePath = systemBrowser();

/**
 * Launch options for Debian's Chromium if it is installed, otherwise for Playwright's. Background requests are
 * disabled.
 */
export const launchOptions = { ...(executablePath === undefined ? {} : { executablePath }), args };

/**
 * Launch options for the complete browser, whose features include those that the headless shell lacks, such as the
 * back/forward cache.
 */
export const wholeBrowserOptions = existsSync(wholeChromium) ? { executablePath: wholeChromium, args } : { channel: 'chromium', args };
