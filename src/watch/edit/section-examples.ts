// Finds existing sections of the site as examples for new sections of the same type.
import type { ListEntry } from '../../content/yaml/splice/insert-item.ts';
import type { ToolLanguage } from '../../diagnostics/messages/messages.ts';
import type { ContentModel } from '../../model/collection.ts';
import { listAt, valueAt } from '../../model/data/value-at.ts';
import { editorWords } from '../../model/editor-text.ts';
import { collectionOf } from '../../model/entry-file.ts';
import { isDraft } from '../../model/time/dated.ts';
import { sectionTypes } from '../../tools/new/section-types.ts';
import type { ListItem } from './list-items.ts';
import type { Written } from './written-fields.ts';

const sections = 'sections';

/**
 * Returns the types of sections that can be added after an entry, with their labels. Omits types that the site does not use, because a new
 * section needs an example. Returns an empty list if the entry is not a section.
 */
export function addableSections(
  { file, list }: ListItem,
  { data }: Pick<Written, 'data'>,
  { model, language }: { readonly model: ContentModel; readonly language: ToolLanguage },
): readonly { readonly value: string; readonly label: string }[] {
  const folder = collectionOf(file);
  if (list.length !== 1 || list[0] !== sections || folder === undefined) return [];
  const there = new Set([...data.values()].flatMap((value) => sectionsIn(value).map(typeOfSection)));
  const { labels = {} } = model;
  return sectionTypes(folder, model)
    .filter((type) => there.has(type))
    .map((type) => ({ value: type, label: labels[type] === undefined ? type : editorWords(labels[type], language) }));
}

/**
 * Finds an example of a section type. Prefers sections without links to anchors of their own page, and among these, sections of the same
 * collection.
 */
export function sectionExample(
  type: string,
  { file: own }: ListItem,
  { data, texts }: Pick<Written, 'data' | 'texts'>,
): ListEntry | undefined {
  const isNear = (file: string): boolean => collectionOf(file) === collectionOf(own);
  const all = [...data].flatMap(([file, value]) =>
    sectionsIn(value).flatMap((section, index) =>
      typeOfSection(section) === type && !isDraft(section) ? [{ file, index, leadsAway: !hasOwnAnchor(section) }] : [],
    ),
  );
  const ranked = all.sort(
    (one, other) => Number(other.leadsAway) - Number(one.leadsAway) || Number(isNear(other.file)) - Number(isNear(one.file)),
  );
  for (const { file, index } of ranked) {
    const text = texts.get(file);
    if (text !== undefined) return { text, list: [sections], index };
  }
  return undefined;
}

/** True if data contains a link to an anchor of its own page, which other pages may not have. */
function hasOwnAnchor(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const keys = Object.keys(data);
  return (keys.length === 1 && keys[0] === 'anchor') || Object.values(data).some(hasOwnAnchor);
}

const sectionsIn = (data: unknown): readonly unknown[] => listAt(data, [sections]);

const typeOfSection = (section: unknown): unknown => valueAt(section, ['type']);
