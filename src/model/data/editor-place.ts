// Describes the path to a value in terms that editors know: sections and entries by their numbers, keys by the words
// that the site has for them.
import type { EditorText } from '../editor-text.ts';
import type { Locales } from '../languages/locale.ts';
import type { DataPath, EditorStep } from './place.ts';
import { type Schema, titleAt } from './schema-walk.ts';
import { valueAt } from './value-at.ts';

/** The site's words for its keys, the titles of its schemas and its section types. */
type EditorLabels = Readonly<Record<string, EditorText>>;

interface PlaceSource {
  readonly data: unknown;
  readonly schema: Schema | undefined;
  readonly labels: EditorLabels;
  readonly locales: Pick<Locales, 'has'>;
}

/** Returns a step for each key of `path`, except for a language at the end. A list and the number of its entry form one step. */
export function editorPlace(path: DataPath, { data, schema, labels, locales }: PlaceSource): readonly EditorStep[] {
  const labelOf = (name: unknown): EditorText | undefined =>
    typeof name === 'string' && Object.hasOwn(labels, name) ? labels[name] : undefined;
  return path.flatMap((key, index): EditorStep[] => {
    if (typeof key === 'number' || (index === path.length - 1 && locales.has(key))) return [];
    const next = path[index + 1];
    const own = labelOf(key);
    if (typeof next !== 'number') return [{ key, ...(own !== undefined && { label: own }) }];
    const entry = path.slice(0, index + 2);
    const title = titleAt(schema, entry, data);
    const label = labelOf(title) ?? own;
    const type = key === 'sections' ? valueAt(data, [...entry, 'type']) : undefined;
    const named = typeof type === 'string' ? { type: labelOf(type) ?? type } : {};
    return [
      { key, number: next + 1, ...(label !== undefined && { label }), ...(title !== undefined && title !== 'text' && { title }), ...named },
    ];
  });
}
