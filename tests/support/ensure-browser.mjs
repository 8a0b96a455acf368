// @ts-check
// Browser tests need a Chromium: the one of Playwright, or Debian's. Where none is, or a part of Debian's is missing,
// Debian's packages are installed if that is possible; where no browser is there at the end, this says plainly what to do.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { debianPackages, hasDebianBrowsers, systemBrowser } from './chromium.mjs';

const hasOwn = () => existsSync(chromium.executablePath());

/** @param {string[]} args */
const aptGet = (...args) =>
  spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;

if (!hasDebianBrowsers() && !hasOwn() && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
  process.stdout.write('Installing Chromium with apt-get for the browser tests.\n');
  aptGet('update', '-qq');
  aptGet('install', '-y', '-qq', '--no-install-recommends', ...debianPackages);
}
if (systemBrowser() === undefined && !hasOwn()) {
  process.stderr.write(
    `The browser tests need Chromium. Install it with one of:\n  sudo apt-get install ${debianPackages.join(' ')}\n  npx playwright install chromium\n`,
  );
  process.exitCode = 1;
}
