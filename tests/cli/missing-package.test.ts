// If a package is missing, or not built for this system, the error explains how to install the package, and is not reported
// as a bug.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { missingPackage } from '../../src/cli/output/missing-package.ts';
import { build, freshFolder, preload, smallContent } from '../support/process/process.ts';

const root = '/site/node_modules/archipel';
const esbuild = `The package "@esbuild/linux-x64" could not be found, and is needed by esbuild.

If you are installing esbuild with npm, make sure that you don't specify the
"--no-optional" or "--omit=optional" flags.`;
const otherSystem = `
You installed esbuild for another platform than the one you're currently using.
This won't work because esbuild is written with native code and needs to
install a platform-specific binary executable.

Specifically the "@esbuild/darwin-arm64" package is present but this platform
needs the "@esbuild/linux-x64" package instead.`;
const withoutModule = (importer: string): string => `Cannot find package 'react-dom' imported from ${importer}`;

test.each([
  ['the program of esbuild', esbuild, '@esbuild/linux-x64'],
  ['the program of esbuild for this system', otherSystem, '@esbuild/linux-x64'],
  ['the library of sharp', 'Could not load the "sharp" module using the linux-x64 runtime\nPossible solutions:', 'sharp'],
  [
    'a library that sharp loads',
    'Could not load the "sharp" module using the linux-x64 runtime\nERR_DLOPEN_FAILED: libvips-cpp.so',
    'sharp',
  ],
  ['a package whose version the engine reads', `satori is not installed beside ${root}`, 'satori'],
  ['a package that the engine imports', withoutModule(`${root}/bin/engine/a.mjs`), 'react-dom'],
  [
    'a package of which a file is missing',
    `Cannot find module '/site/node_modules/satori/dist/index.js' imported from ${root}/a.mjs`,
    'satori',
  ],
  ['a missing file of a package with a scope', `Cannot find package '/a/node_modules/@b/c/index.js' imported from ${root}/a.mjs`, '@b/c'],
  ['a missing file outside of packages', `Cannot find module '/site/a.mjs' imported from ${root}/bin/engine/a.mjs`, undefined],
  ['a package that code of the site imports', withoutModule('/site/archipel.config.mjs'), undefined],
  ['any other error', 'Cannot read properties of undefined', undefined],
])('The missing package, if there is one, is recognized from the error: %s', (_what, message, name) => {
  expect(missingPackage(new Error(message), root)).toBe(name);
  expect(missingPackage(new Error('While a page was rendered', { cause: new Error(message) }), root)).toBe(name);
});

test.each([
  ['en', /error {2}The package sharp is not installed for this system\. .*npm install/],
  ['de', /Fehler {2}Das Paket sharp ist für dieses System nicht installiert\. .*npm install/],
])('A build that needs a missing package ends with exit code 1 and a message in the language %s', async (language, message) => {
  // This icon is never cached, because no build of this test can draw it.
  const icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 7 7"><path fill="#103070" d="M0 0h7v6H0z"/></svg>';
  const content = smallContent({ 'assets/icon.svg': icon });
  const ended = await build(content, join(freshFolder(), 'dist'), {
    node: [preload('no-sharp-preload.mjs')],
    more: ['--language', language],
  });
  expect(ended.stderr).toMatch(message);
  expect(ended.stderr).not.toMatch(/bug of archipel|Fehler von archipel|^\s+at /m);
  expect(ended).toMatchObject({ code: 1, stdout: '' });
});
