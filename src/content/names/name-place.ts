// Names a place in content for people: `footer, column 3, link 2 “Support”` for `footer.columns.2.links.1.label.de`.
import { type ToolLanguage, toolMessages } from '../../diagnostics/messages/messages.ts';
import { placeInWords } from '../../diagnostics/place-in-words.ts';
import type { ContentModel } from '../../model/collection.ts';
import { editorPlace } from '../../model/data/editor-place.ts';
import type { DataPath } from '../../model/data/place.ts';
import { valueAt } from '../../model/data/value-at.ts';
import type { Locales } from '../../model/languages/locale.ts';
import { isText } from '../../model/languages/text.ts';

const longest = 40;

/** The languages of the site, its labels for keys, and the language of the reader. */
export interface PlaceWords extends Pick<ContentModel, 'labels'> {
  readonly locales: Pick<Locales, 'has' | 'list'>;
  readonly language: ToolLanguage;
}

/** Describes the place at `path` in `data` in words, with its heading or label. */
export function namePlace(data: unknown, path: DataPath, { locales, labels = {}, language }: PlaceWords): string {
  // The schema is not passed, because `header 2` is clearer than `navigation link 2`.
  const words = placeInWords(editorPlace(path, { data, schema: undefined, labels, locales }), language);
  const label = labelAbove(data, path, locales);
  return label === undefined ? words : `${words} ${toolMessages(language).places.quoted(label)}`;
}

/** Returns the first text of the innermost enclosing block that has one. The text at `path` itself is not used. */
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
