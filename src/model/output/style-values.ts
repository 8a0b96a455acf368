// Style values that pages take from content. An element lists its values in an attribute, and the build writes a
// stylesheet with the values of all elements of a page, because the security policy allows no `style` attribute.
import { byCodeUnits } from '../by-code-units.ts';
import type { OutputFile } from './output-file.ts';

/** The attribute with the values of an element: `--share:0.4;--tint:#0b6068`. */
export const valuesAttribute = 'data-vars';

const units = [
  'px',
  'rem',
  'em',
  'ch',
  'lh',
  '%',
  'vw',
  'vh',
  'vi',
  'vb',
  'svh',
  'dvh',
  'cqi',
  'cqb',
  'fr',
  'deg',
  'turn',
  's',
  'ms',
] as const;
const colorFunctions = ['rgb', 'hsl', 'hwb', 'lab', 'lch', 'oklab', 'oklch'] as const;

export type Unit = (typeof units)[number];
export type ColorFunction = (typeof colorFunctions)[number];

const number = String.raw`-?\d+(?:\.\d+)?(?:e[+-]?\d+)?`;

/** Matches a number, a quantity, or a color. None of them has a character that could end a declaration. */
const value = String.raw`${number}(?:${units.join('|')})?|#(?:[\da-fA-F]{3,4}|[\da-fA-F]{6}|[\da-fA-F]{8})|(?:${colorFunctions.join('|')})\([\d. %,/deg-]+\)`;
const name = '--[a-z][a-z0-9-]*';

const namePattern = new RegExp(`^${name}$`);
const valuePattern = new RegExp(`^(?:${value})$`);
const list = new RegExp(`^${name}:(?:${value})(?:;${name}:(?:${value}))*$`);

export const isPropertyName = (text: string): boolean => namePattern.test(text);

export const isStyleValue = (text: string): boolean => valuePattern.test(text);

/** Returns the texts of all `data-vars` attributes in `html`. An attribute in another format belongs to the site and is ignored. */
export const valuesIn = (html: string): ReadonlySet<string> =>
  new Set(
    html.includes(` ${valuesAttribute}="`)
      ? [...html.matchAll(/ data-vars="([^"]*)"/g)].flatMap(([, values = '']) => (list.test(values) ? [values] : []))
      : [],
  );

/** Returns the stylesheet for elements with these values, or undefined if there are none. Pages with the same values share one file. */
export function valuesSheet(values: ReadonlySet<string>): OutputFile | undefined {
  if (values.size === 0) return undefined;
  const bytes = [...values]
    .sort(byCodeUnits)
    .map((each) => `[${valuesAttribute}="${each}"]{${each}}`)
    .join('');
  const path = `assets/values-${nameOf(bytes)}.css`;
  return { path, bytes, name: path };
}

/** Hashes a text with FNV-1a, with 64 bits over the code units (draft-eastlake-fnv). */
function nameOf(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (let at = 0; at < text.length; at += 1) hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(at))) * 0x100000001b3n);
  return hash.toString(36).toUpperCase();
}
