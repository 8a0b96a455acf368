// @ts-check
// Firefox and WebKit for `tests/firefox-webkit`. These are Debian's unpatched packages.
import { existsSync } from 'node:fs';

/** @typedef {'firefox' | 'webkit'} OtherBrowser */

/**
 * Debian's packages for each browser, each with a file that exists if the package is installed. WebKit needs a screen, and
 * a window manager that gives it the focus.
 */
const filesOf = {
  firefox: { 'firefox-esr': '/usr/bin/firefox-esr' },
  webkit: { 'webkit2gtk-driver': '/usr/bin/WebKitWebDriver', xvfb: '/usr/bin/Xvfb', openbox: '/usr/bin/openbox' },
};

/** @type {readonly OtherBrowser[]} */
export const otherBrowsers = ['firefox', 'webkit'];

/** Returns the packages of a browser that are not installed. @param {OtherBrowser} browser @returns {string[]} */
export const missingPackages = (browser) => Object.entries(filesOf[browser]).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
