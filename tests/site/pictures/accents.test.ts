// The accents of pictures and of pages are the same colours, written down twice because pictures read no stylesheet.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accentColours } from '../../../templates/og-image/accents.ts';
import { root } from '../../support/fixture-site/content.ts';

test('Pictures have the accents of the stylesheet', () => {
  const tokens = readFileSync(`${root}/templates/styles/tokens.css`, 'utf8');
  const named = [...tokens.matchAll(/\.accent--(\w+) \{\s*--accent: (#\w+);/g)].map(([, name, colour]) => [name, colour]);
  const brand = /--brand: (#\w+);/.exec(tokens)?.[1];
  expect(accentColours).toEqual(Object.fromEntries([['cyan', brand], ...named]));
});
