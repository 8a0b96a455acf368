// @ts-check
// Browser tests need Chromium, from Playwright or from Debian. If both are missing, this script installs Debian's packages,
// and if that is not possible, it prints the commands for it. It also installs Debian's Firefox and WebKit. The last lines
// of a test run list the browsers that are still missing.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { debianPackages, hasDebianBrowsers, systemBrowser } from './chromium.mjs';
import { canInstall, installPackages } from './debian.mjs';
import { missingPackages, otherBrowsers } from './other-browsers.mjs';

const hasPlaywrightChromium = () => existsSync(chromium.executablePath());

if (!hasDebianBrowsers() && !hasPlaywrightChromium() && canInstall()) {
  process.stdout.write('Installing Chromium with apt-get for the browser tests.\n');
  installPackages(debianPackages);
}
if (systemBrowser() === undefined && !hasPlaywrightChromium()) {
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
