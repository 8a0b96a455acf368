// @ts-check
// Reduces the two typefaces to the letters, weights and features that the site uses, so that they can be preloaded. For the
// pictures of link previews, writes one weight of each typeface, and the width of each letter. `npm run fonts` runs this script;
// the results are committed beside it, with their licences.
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

const here = dirname(fileURLToPath(import.meta.url));
const packages = join(here, '../../node_modules/@fontsource-variable');

/** @param {number} first @param {number} last */
const range = (first, last) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const latin = [range(0x20, 0x7e), range(0xa0, 0xff), 'ıŒœŠšŸŽžẞ'].join('');
const spaces = '\u00ad\u2009\u200a\u2011\u202f\u2060';
const signs = '„“”‚‘’‹›–—…•€→←↑↓↗✓×−≥≤≈™';

const letters = latin + spaces + signs;

/**
 * Letters and signs of Latin-1 that texts in German or English do not need. They would take 2.7 kB of the first view,
 * so a fallback font draws them.
 */
const rare = '¤¦¨¯´¸¬ªº¶¢¥ÐðÞþ¹¼¾';
const webLetters = Array.from(letters)
  .filter((letter) => !rare.includes(letter))
  .join('');

/**
 * Headings and figures are in Space Grotesk, with one weight: all weights would take 9 kB more. `drawn` is the weight in pictures of link
 * previews.
 */
const fonts = [
  { name: 'inter', weights: { min: 400, max: 700, default: 400 }, drawn: 500 },
  { name: 'space-grotesk', weights: 600, drawn: 600 },
];

/** The features that the styles use: kerning, and figures of equal width. Fractions and capital forms would take 7 kB more. */
const features = { keepFeatures: ['kern', 'tnum'] };

/** Returns the advance width of each letter in the font, in thousandths of the font size. @param {Uint8Array} bytes */
function advancesOf(bytes) {
  const font = fontkit.create(Buffer.from(bytes));
  if (!('glyphForCodePoint' in font)) throw new Error('That is a collection of fonts.');
  const known = Array.from(new Set(letters)).filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  const width = (/** @type {string} */ letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth;
  return Object.fromEntries(known.map((letter) => [letter, Math.round((width(letter) * 1000) / font.unitsPerEm)]));
}

/** @type {Record<string, Record<string, number>>} */
const advances = {};
for (const { name, weights, drawn } of fonts) {
  const source = await readFile(join(packages, name, 'files', `${name}-latin-wght-normal.woff2`));
  const subset = await subsetFont(source, webLetters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    // The types of subset-font lack these options.
    ...features,
  });
  await writeFile(join(here, `${name}.woff2`), subset);
  await copyFile(join(packages, name, 'LICENSE'), join(here, `${name}.LICENSE.txt`));
  const instance = await subsetFont(source, letters, { targetFormat: 'truetype', variationAxes: { wght: drawn } });
  await writeFile(join(here, `${name}-${drawn}.ttf`), instance);
  advances[name] = advancesOf(instance);
  process.stdout.write(`${name}.woff2 ${subset.length} bytes, ${name}-${drawn}.ttf ${instance.length} bytes\n`);
}
await writeFile(join(here, 'advances.json'), `${JSON.stringify(advances, null, 2)}\n`);
