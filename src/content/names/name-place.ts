// Names a place in content for people: `footer, column 3, link 2 “Support”` for `footer.columns.2.links.1.label.de`.

import type { DataPath } from '../../model/data/place.ts';
import { valueAt } from '../../model/data/value-at.ts';
import type { Locales } from '../../model/languages/locale.ts';
import { isText } from '../../model/languages/text.ts';

const longest = 40;

/** The place at `path` in `data` in words, with its heading or label. */
export function namePlace(data: unknown, path: DataPath, locales: Pick<Locales, 'has' | 'list'>): string {
  const words = path.flatMap((step, index) => {
    if (typeof step === 'number') return [];
    const item = path[index + 1];
    // Every section has a type, which says more than its number.
    const type = typeof item === 'number' && step === 'sections' ? valueAt(data, [...path.slice(0, index + 2), 'type']) : undefined;
    if (locales.has(step) && index === path.length - 1) return [];
    return [
      `${worded(step, typeof item === 'number')}${typeof item === 'number' ? ` ${item + 1}` : ''}${type === undefined ? '' : ` (${type})`}`,
    ];
  });
  const label = labelAbove(data, path, locales);
  return `${words.join(', ')}${label === undefined ? '' : ` “${label}”`}`;
}

const worded = (key: string, isList: boolean): string => {
  const words = key.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return isList ? words.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '') : words;
};

/** The first text of the innermost block around `path` that has one; not the text at `path` itself. */
function labelAbove(data: unknown, path: DataPath, locales: Pick<Locales, 'has' | 'list'>): string | undefined {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const at = path.slice(0, depth);
    const block = valueAt(data, at);
    if (typeof block !== 'object' || block === null || Array.isArray(block) || isText(block, locales)) continue;
    const found = Object.entries(block).find(([key, value]) => isText(value, locales) && key !== path[depth]);
    if (found === undefined) continue;
    const words = locales.list.map((locale) => valueAt(found[1], [locale])).find((text) => typeof text === 'string');
    if (words === undefined) continue;
    const plain = String(words).replaceAll(/\s+/g, ' ').trim();
    return plain.length > longest ? `${plain.slice(0, longest).trimEnd()}…` : plain;
  }
  return undefined;
}
