// Custom properties from content: `<li {...styleVars({ '--share': 0.4 })}>`. The build writes the stylesheet that sets them on the element.
import { type ColorFunction, isPropertyName, isStyleValue, type Unit, valuesAttribute } from '../model/output/style-values.ts';

/** A number, a quantity such as `40%`, or a color such as `#0b6068`. */
export type StyleValue = number | `${number}${Unit}` | `#${string}` | `${ColorFunction}(${string})`;

/**
 * Returns the attribute that sets these custom properties on an element. Their order makes no difference, and undefined ones are omitted.
 * Throws a TypeError for a name that is not a custom property, and for an invalid value, such as a word from content in place of a color.
 *
 * @example
 * ```tsx
 * import { styleVars } from 'archipel';
 *
 * // A bar whose width the stylesheet takes from `--share`.
 * export const Bar = ({ share }: { readonly share: number }) => <div className="bar" {...styleVars({ '--share': share })} />;
 * ```
 */
export function styleVars(properties: Readonly<Record<`--${string}`, StyleValue | undefined>>): { readonly [valuesAttribute]?: string } {
  const values = Object.entries(properties)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}:${textOf(name, value)}`]))
    .sort();
  return values.length === 0 ? {} : { [valuesAttribute]: values.join(';') };
}

function textOf(name: string, value: unknown): string {
  if (!isPropertyName(name))
    throw new TypeError(`"${name}" is not a custom property such as --share, which consists of small letters, digits and hyphens`);
  const text = String(value);
  const isKnown = typeof value === 'number' ? Number.isFinite(value) : typeof value === 'string' && isStyleValue(text);
  if (!isKnown) throw new TypeError(`${name} is "${text}", which is not a number, a quantity such as 40% or a colour such as #0b6068`);
  return text;
}
