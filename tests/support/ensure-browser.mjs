// @ts-check
// Browser tests need a Chromium: the one of Playwright, or Debian's. Where neither is there, Debian's package is
// installed if that is possible, and otherwise this says plainly what to do.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { systemChromium } from './chromium.mjs';

const isThere = () => existsSync(systemChromium) || existsSync(chromium.executablePath());

/** @param {string} command @param {string[]} args */
const run = (command, args) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;

if (!isThere() && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
  process.stdout.write('Installing Chromium with apt-get for the browser tests.\n');
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
}
if (!isThere()) {
  process.stderr.write(
    'The browser tests need Chromium. Install it with one of:\n  sudo apt-get install chromium\n  npx playwright install chromium\n',
  );
  process.exitCode = 1;
}
