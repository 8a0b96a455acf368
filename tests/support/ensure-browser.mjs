// @ts-check
// Browser tests need a Chromium: Playwright's or Debian's. Without Playwright's, this script installs Debian's packages. If
// there is still no Chromium, it prints what to do. It also installs Firefox and WebKit; if that is not possible, the last
// lines of the test run list them.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { debianPackages, hasDebianBrowsers, systemBrowser } from './chromium.mjs';
import { canInstall, installPackages } from './debian.mjs';
import { missingPackages, otherBrowsers } from './other-browsers.mjs';

const hasOwn = () => existsSync(chromium.executablePath());

if (!hasDebianBrowsers() && !hasOwn() && canInstall()) {
  process.stdout.write('Installing Chromium with apt-get for the browser tests.\n');
  installPackages(debianPackages);
}
if (systemBrowser() === undefined && !hasOwn()) {
  process.stderr.write(
    `The browser tests need Chromium. Install it with one of:\n  sudo apt-get install ${debianPackages.join(' ')}\n  npx playwright install chromium\n`,
  );
  process.exitCode = 1;
}
for (const browser of otherBrowsers) {
  const packages = missingPackages(browser);
  if (packages.length === 0 || !canInstall()) continue;
  process.stdout.write(`Installing ${packages.join(', ')} with apt-get for the tests of ${browser}.\n`);
  installPackages(packages);
}
