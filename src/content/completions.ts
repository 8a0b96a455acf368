// What editors offer where content names something: all there is, and where a file is broken, all that can be read.
import type { Locales } from '../model/locale.ts';
import type { NameKind } from '../model/names.ts';
import { localeOfProse, withoutLanguage } from '../model/prose-file.ts';
import { linkablePages, type Names } from './index-names.ts';

/** The names of each kind. `files` are all files of the content, among them the longer texts beside pages. */
export function offeredNames(names: Names, files: readonly string[], locales: Locales): Readonly<Record<NameKind, readonly string[]>> {
  const targets = [...names.pages.values(), ...names.solutions.values()];
  return {
    pages: linkablePages(names),
    solutions: [...names.solutions.keys()],
    editions: [...names.editions.keys()],
    externals: names.externals ?? [],
    phones: names.phones ?? [],
    emails: names.emails ?? [],
    anchors: targets.flatMap(({ anchors }) => anchors ?? []),
    priceLists: names.priceLists ?? [],
    campaigns: names.campaigns ?? [],
    categories: names.categories ?? [],
    prose: files
      .filter((file) => localeOfProse(file, locales) !== undefined)
      .map((file) => withoutLanguage(file.slice(file.lastIndexOf('/') + 1))),
    icons: names.icons,
    assets: names.assets,
  };
}
