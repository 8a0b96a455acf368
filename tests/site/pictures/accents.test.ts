// The accents of link-preview images and of pages are the same colors, defined twice because the images read no
// stylesheet.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accentColours } from '../../../templates/og-image/accents.ts';
import { root } from '../../support/fixture-site/content.ts';

test('Link-preview images have the accents of the stylesheet', () => {
  const tokens = readFileSync(`${root}/templates/styles/tokens.css`, 'utf8');
  const named = [...tokens.matchAll(/\.accent--(\w+) \{\s*--accent: (#\w+);/g)].map(([, name, colour]) => [name, colour]);
  const brand = /--brand: (#\w+);/.exec(tokens)?.[1];
  expect(accentColours).toEqual(Object.fromEntries([['cyan', brand], ...named]));
});

/** Returns the linear light of the red, green and blue of `#rrggbb`. */
const linear = (hex: string): readonly [number, number, number] => {
  const [red = 0, green = 0, blue = 0] = (hex.match(/\w\w/g) ?? []).map((pair) => {
    const part = Number.parseInt(pair, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
};

/** Returns the chroma of a color in OKLab (https://bottosson.github.io/posts/oklab/). */
function chromaOf(hex: string): number {
  const [red, green, blue] = linear(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return Math.hypot(a, b);
}

/** Returns the contrast of a color that is lighter than `ground` (WCAG 2.2). */
function contrastOf(colour: string, ground: string): number {
  const [light = 0, dark = 0] = [colour, ground].map((hex) => {
    const [red, green, blue] = linear(hex);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
  return (light + 0.05) / (dark + 0.05);
}

test.each(Object.entries(accentColours))(
  'The accent %s has nearly the same chroma as all other accents, and enough contrast with the dark background',
  (_name, colour) => {
    expect(chromaOf(colour)).toBeCloseTo(0.115, 2);
    expect(contrastOf(colour, '#0e142b')).toBeGreaterThanOrEqual(7);
  },
);
