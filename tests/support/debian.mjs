// @ts-check
// Installs Debian packages that tests use, if this user may install packages.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** @param {string[]} args */
const aptGet = (...args) =>
  spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;

/** Returns whether packages can be installed, which needs apt-get and root. */
export const canInstall = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/** Installs packages without recommended ones; returns false if this fails. @param {readonly string[]} names */
export const installPackages = (names) => aptGet('update', '-qq') && aptGet('install', '-y', '-qq', '--no-install-recommends', ...names);
