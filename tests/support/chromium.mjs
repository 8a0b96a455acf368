// @ts-check
// Which browser the tests start, and how.
import { existsSync } from 'node:fs';

/** Debian's Chromium without a window around it: opens and closes a page in half the time, and draws it with the same engine. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const wholeChromium = '/usr/bin/chromium';

/** Debian's packages for `launchOptions` and `wholeBrowserOptions`. */
export const debianPackages = ['chromium-headless-shell', 'chromium'];

/** Whether both of Debian's browsers are installed. */
export const hasDebianBrowsers = () => existsSync(headlessShell) && existsSync(wholeChromium);

/** The path of the faster of Debian's browsers that is installed; undefined if none is. */
export const systemBrowser = () => [headlessShell, wholeChromium].find((path) => existsSync(path));

const args = [
  // Chromium refuses its sandbox to root, as whom containers run tests.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

const executablePath = systemBrowser();

/** Launch options: Debian's Chromium where it is, Playwright's own otherwise; quiet on a closed network. */
export const launchOptions = { ...(executablePath === undefined ? {} : { executablePath }), args };

/** Launch options for features that the headless shell lacks, such as the back/forward cache: the browser of visitors. */
export const wholeBrowserOptions = existsSync(wholeChromium) ? { executablePath: wholeChromium, args } : { channel: 'chromium', args };
