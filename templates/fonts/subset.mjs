// @ts-check
// Cuts the two typefaces down to the letters and weights that the site writes, so that they can be
// preloaded. Run by `npm run fonts`; its results are committed beside it, with their licences.
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const here = dirname(fileURLToPath(import.meta.url));
const packages = join(here, '../../node_modules/@fontsource-variable');

/** @param {number} first @param {number} last */
const range = (first, last) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const latin = [range(0x20, 0x7e), range(0xa0, 0xff), 'ıŒœŠšŸŽžẞ'].join('');
const spaces = '\u00ad\u2009\u200a\u2011\u202f\u2060';
const signs = '„“”‚‘’‹›–—…•€→←↑↓↗✓×−≥≤≈™';

const fonts = [
  { name: 'inter', weights: { min: 400, max: 700, default: 400 } },
  { name: 'space-grotesk', weights: { min: 500, max: 700, default: 500 } },
];

for (const { name, weights } of fonts) {
  const source = await readFile(join(packages, name, 'files', `${name}-latin-wght-normal.woff2`));
  const subset = await subsetFont(source, latin + spaces + signs, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  await writeFile(join(here, `${name}.woff2`), subset);
  await copyFile(join(packages, name, 'LICENSE'), join(here, `${name}.LICENSE.txt`));
  process.stdout.write(`${name}.woff2 ${subset.length} bytes\n`);
}
