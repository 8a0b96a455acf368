// The way to a value as the people know it who edit content: sections and entries by their numbers, and the words that a
// site has for its keys.

import type { EditorText } from '../editor-text.ts';
import type { Locales } from '../languages/locale.ts';
import type { DataPath, EditorStep } from './place.ts';
import { type Schema, titleAt } from './schema-walk.ts';
import { valueAt } from './value-at.ts';

/** The site's names for its keys, the titles of its schemas and its types of sections. */
type EditorLabels = Readonly<Record<string, EditorText>>;

interface PlaceSource {
  readonly data: unknown;
  readonly schema: Schema | undefined;
  readonly labels: EditorLabels;
  readonly locales: Pick<Locales, 'has'>;
}

/** A step for each key of `path` but the language at its end; a list and the number of its entry are one. */
export function editorPlace(path: DataPath, { data, schema, labels, locales }: PlaceSource): readonly EditorStep[] {
  const labelOf = (name: unknown): EditorText | undefined =>
    typeof name === 'string' && Object.hasOwn(labels, name) ? labels[name] : undefined;
  return path.flatMap((key, index): EditorStep[] => {
    if (typeof key === 'number' || (index === path.length - 1 && locales.has(key))) return [];
    const next = path[index + 1];
    const own = labelOf(key);
    if (typeof next !== 'number') return [{ key, ...(own !== undefined && { label: own }) }];
    const entry = path.slice(0, index + 2);
    const title = schema === undefined ? undefined : titleAt(schema, entry, data);
    const label = labelOf(title) ?? own;
    const type = key === 'sections' ? valueAt(data, [...entry, 'type']) : undefined;
    const named = typeof type === 'string' ? { type: labelOf(type) ?? type } : {};
    return [
      { key, number: next + 1, ...(label !== undefined && { label }), ...(title !== undefined && title !== 'text' && { title }), ...named },
    ];
  });
}
