// @ts-check
// Firefox and WebKit, which the tests of `tests/firefox-webkit` drive: Debian's own packages, no patched engines.
import { existsSync } from 'node:fs';

/** @typedef {'firefox' | 'webkit'} OtherBrowser */

/** Debian's packages of each browser, with the file that shows that they are installed. WebKit needs a screen, and a window manager to have the focus. */
const filesOf = {
  firefox: { 'firefox-esr': '/usr/bin/firefox-esr' },
  webkit: { 'webkit2gtk-driver': '/usr/bin/WebKitWebDriver', xvfb: '/usr/bin/Xvfb', openbox: '/usr/bin/openbox' },
};

/** @type {readonly OtherBrowser[]} */
export const otherBrowsers = ['firefox', 'webkit'];

/** The packages of a browser that are not installed. @param {OtherBrowser} browser @returns {string[]} */
export const missingPackages = (browser) => Object.entries(filesOf[browser]).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
