// A site whose templates, functions and islands throw, with a package that works only in browsers.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixtures } from './fixture-site/content.ts';

/** A package with handlers and hooks, which the site cannot change. */
const photos = `import { useState } from 'react';
import { jsx } from 'react/jsx-runtime';
export const Photo = () => jsx('img', { alt: useState('')[0], onError: () => undefined });
`;

/** Copies the site to the folder `site`. In the copy, only `part` throws. If `part` is `sections`, sections of all kinds throw. */
export function copyThrowingSite(site: string, part: string): void {
  cpSync(join(fixtures, 'throwing'), site, { recursive: true });
  mkdirSync(join(site, 'node_modules/photos'), { recursive: true });
  writeFileSync(join(site, 'node_modules/photos/index.js'), photos);
  breakPart(site, part);
}

/** Changes which part of the site throws. */
export function breakPart(site: string, part: string): void {
  const file = join(site, 'templates/site.tsx');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/broken: string = '\w+'/, `broken: string = '${part}'`));
}
