import { proseIn } from '../../model/entries/prose-file.ts';
import { entryStem } from '../../model/entry-file.ts';
import { shownProse } from '../../translations/shown-prose.ts';
import type { ProjectIndex } from '../new/project-index.ts';

export interface OwnProse {
  /** The name of the prose, without folder and language: `imprint`, `imprint-2`. */
  readonly source: string;
  readonly files: readonly string[];
}

/** Returns the prose (MDX files) that only the entry in `file` shows, and that is named after its file. */
export function ownProse(file: string, { data, tree, locales }: ProjectIndex): readonly OwnProse[] {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const name = entryStem(file).slice(folder.length);
  const others = new Set([...data].flatMap(([other, value]) => (other === file ? [] : shownProse(other, value))));
  return shownProse(file, data.get(file)).flatMap((shown) => {
    const source = shown.slice(folder.length);
    if (others.has(shown) || (source !== name && !new RegExp(`^${name}-\\d+$`).test(source))) return [];
    return [{ source, files: locales.list.map((locale) => proseIn(shown, locale)).filter((each) => tree.texts.has(each)) }];
  });
}
