// Lists every value of the real content, with a different valid value.
import { load } from 'js-yaml';
import type { ContentTree } from '../../../src/content/tree.ts';
import { locator } from '../../../src/content/yaml/position.ts';
import type { DataPath } from '../../../src/model/data/place.ts';
import { valueAt } from '../../../src/model/data/value-at.ts';
import type { Site } from '../../../src/model/site-content.ts';
import { yamlDataOf } from '../../../src/tools/explain/places.ts';
import type { Value } from './changes-of-content.ts';

export interface ContentValue extends Value {
  /** True for a text that people read; false for a number, a date, a name or a boolean. */
  readonly isText: boolean;
  /** The line in which the value begins. */
  readonly line: number;
  /** Undefined for a line of prose. */
  readonly value?: unknown;
}

type Leaf = Pick<ContentValue, 'file' | 'path' | 'value' | 'isText'>;

const leavesOf = (value: unknown, path: DataPath = []): readonly DataPath[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]))
    : [path];

/** Returns the kind of a value: its type and the last key in its path. */
const kindOf = ({ path, value }: Leaf): string => `${typeof value} ${path.findLast((step) => typeof step === 'string') ?? ''}`;

/** Returns all values that are written in files. Defaults are not. */
export function valuesOf(site: Site, tree: ContentTree): readonly ContentValue[] {
  const all = [...yamlDataOf(site)].flatMap(([file, data]) =>
    leavesOf(data).map((path): Leaf => {
      const value = valueAt(data, path);
      const isText = typeof value === 'string' && (file.startsWith('translations/') || site.locales.has(path.at(-1)));
      return { file, path, value, isText };
    }),
  );
  const kinds = new Map<string, Set<unknown>>();
  for (const leaf of all) kinds.set(kindOf(leaf), (kinds.get(kindOf(leaf)) ?? new Set()).add(leaf.value));
  const placeOf = placesIn(tree);
  const data = all.flatMap((leaf): readonly ContentValue[] => {
    const line = placeOf(leaf);
    const to = leaf.isText ? otherText(leaf) : otherOf(leaf, [...(kinds.get(kindOf(leaf)) ?? [])]);
    return line === undefined ? [] : [{ ...leaf, ...line, ...(to !== undefined && line.isOneLine && { to }) }];
  });
  return [...data, ...linesOf(site, tree)];
}

/** Returns a function that finds the line of a value, or returns undefined if the file does not contain the value literally. */
function placesIn({ texts }: ContentTree): (leaf: Leaf) => { readonly line: number; readonly isOneLine: boolean } | undefined {
  const locators = new Map<string, ReturnType<typeof locator>>();
  return ({ file, path, value }) => {
    const text = texts.get(file) ?? '';
    const locate = locators.get(file) ?? locator(text);
    locators.set(file, locate);
    const { line, endLine, column, endColumn } = locate({ path });
    if (line !== endLine) return typeof value === 'string' ? { line, isOneLine: false } : undefined;
    const written = text.split('\n')[line - 1]?.slice(column - 1, endColumn - 1) ?? '';
    const isHere = written === String(value) || String(load(written)) === String(value);
    return isHere ? { line, isOneLine: true } : undefined;
  };
}

/** Returns the text with a different number, if it has one, and with an additional word. */
const otherText = ({ value }: Leaf): string => {
  const parts = String(value).split(/(\{[^}]*\}\}?|https?:\S+)/);
  const at = parts.findIndex((part, index) => index % 2 === 0 && /\d/.test(part));
  const other = parts.map((part, index) => (index === at ? part.replace(/\d/, (digit) => String((Number(digit) % 9) + 1)) : part));
  return JSON.stringify(`${other.join('')} Xq`);
};

/**
 * Returns a different valid value in YAML notation: the next number, or another value of the same kind in content. Returns undefined if
 * content has no other value of this kind, and for booleans, dates, addresses and the like, which `otherValuesIn` replaces.
 */
function otherOf({ value }: Leaf, others: readonly unknown[]): string | undefined {
  if (typeof value === 'number') return String(value + 1);
  if (typeof value !== 'string' || /^[\d+#]|@|^https:/.test(value)) return undefined;
  const other = others[(others.indexOf(value) + 1) % others.length];
  return other === value ? undefined : JSON.stringify(other);
}

/** Returns the non-empty lines of prose. */
const linesOf = ({ prose }: Site, { texts }: ContentTree): readonly ContentValue[] =>
  [...prose.keys()].flatMap((file) =>
    (texts.get(file) ?? '')
      .split('\n')
      .flatMap((text, index) => (text.trim() === '' ? [] : [{ file, path: [], line: index + 1, isText: true }])),
  );
