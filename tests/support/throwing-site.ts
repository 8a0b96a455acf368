// The site whose templates, functions and islands throw, with a package that only a browser understands.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixtures } from './fixture-site/content.ts';

/** Handlers and hooks that a site which uses the package cannot change. */
const photos = `import { useState } from 'react';
import { jsx } from 'react/jsx-runtime';
export const Photo = () => jsx('img', { alt: useState('')[0], onError: () => undefined });
`;

/** Copies the site to `site`, where nothing but `part` throws: all kinds of sections, if it is `sections`. */
export function copyThrowingSite(site: string, part: string): void {
  cpSync(join(fixtures, 'throwing'), site, { recursive: true });
  mkdirSync(join(site, 'node_modules/photos'), { recursive: true });
  writeFileSync(join(site, 'node_modules/photos/index.js'), photos);
  breakPart(site, part);
}

/** Lets `part` of the site throw instead. */
export function breakPart(site: string, part: string): void {
  const file = join(site, 'templates/site.tsx');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/broken: string = '\w+'/, `broken: string = '${part}'`));
}
