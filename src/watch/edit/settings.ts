// Finds settings, which are values that are not texts: link targets, dates, choices and numbers. A page has settings, and so have the
// blocks around a text.
import type { DataPath, DataPlace } from '../../model/data/place.ts';
import { valueAt } from '../../model/data/value-at.ts';
import type { Locale, Locales } from '../../model/languages/locale.ts';
import { isText } from '../../model/languages/text.ts';
import { isImage } from '../../model/references/image.ts';

type Data = ReadonlyMap<string, unknown>;

interface Around {
  readonly data: Data;
  readonly locales: Locales;
}

/** Keys that are not settings, because a change would rename a block, make it another kind of block, or hide it. */
const structuralKeys: ReadonlySet<string> = new Set(['id', 'type', 'draft']);

/**
 * Returns the settings in the blocks around a place: from the innermost block up to the innermost list entry that contains the place or,
 * outside of lists, up to the entire file.
 */
export function settingsAround({ file, path }: DataPlace, { data, locales }: Around): readonly DataPlace[] {
  const start = path.findLastIndex((step) => typeof step === 'number') + 1;
  const depths = Array.from({ length: Math.max(0, path.length - start) }, (_, up) => path.length - 1 - up);
  const blocks = depths.map((depth) => path.slice(0, depth)).filter((above) => !isText(valueAt(data.get(file), above), locales));
  return blocks.flatMap((above) => scalarsOf(data.get(file), above).map((at) => ({ file, path: at })));
}

/** Returns the paths of the scalar values and images of a block, including those of a link in it. */
function scalarsOf(data: unknown, above: DataPath): readonly DataPath[] {
  const block = valueAt(data, above);
  if (typeof block !== 'object' || block === null || Array.isArray(block)) return [];
  return Object.entries(block).flatMap(([key, value]) => {
    if (structuralKeys.has(key)) return [];
    if (key === 'link') return scalarsOf(data, [...above, key]);
    return isScalar(value) || isImage(value) ? [[...above, key]] : [];
  });
}

/** Returns the settings of a page: values of its file outside of lists, and texts in the language of the page. */
export function settingsOfFile(file: string, data: Data, { locale, locales }: { readonly locale: Locale; readonly locales: Locales }) {
  const found: DataPlace[] = [];
  const visit = (value: unknown, path: DataPath): void => {
    if (isText(value, locales)) found.push({ file, path: [...path, locale] });
    else if (isScalar(value) || isImage(value)) found.push({ file, path });
    else if (typeof value === 'object' && value !== null && !Array.isArray(value))
      for (const [key, inner] of Object.entries(value)) if (!structuralKeys.has(key)) visit(inner, [...path, key]);
  };
  visit(data.get(file), []);
  return found;
}

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
