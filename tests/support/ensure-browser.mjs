// @ts-check
// Browser tests need a Chromium: the one of Playwright, or Debian's. Where none is, or a part of Debian's is missing,
// Debian's packages are installed if that is possible; where no browser is there at the end, this says plainly what to do.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { debianPackages, hasDebianBrowsers, systemBrowser } from './chromium.mjs';
import { canInstall, installPackages } from './debian.mjs';

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
