// @ts-check
// Debian's packages that tests use, installed where this user may.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** @param {string[]} args */
const aptGet = (...args) =>
  spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;

/** True if `installPackages` can do anything: for root on Debian. */
export const canInstall = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/** Installs packages without those that they recommend; false if that fails. @param {readonly string[]} names */
export const installPackages = (names) => aptGet('update', '-qq') && aptGet('install', '-y', '-qq', '--no-install-recommends', ...names);
