// @ts-check
// Which browser the tests start, and how.
import { existsSync } from 'node:fs';

/** Debian's package. */
export const systemChromium = '/usr/bin/chromium';

/** Launch options: Debian's Chromium where it is, Playwright's own otherwise; quiet on a closed network. */
export const launchOptions = {
  ...(existsSync(systemChromium) ? { executablePath: systemChromium } : {}),
  args: [
    // Chromium refuses its sandbox to root, as whom containers run tests.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
  ],
};
