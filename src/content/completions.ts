// What editors offer where content names something: all there is, and where a file is broken, all that can be read.
import type { NameKind } from '../model/names.ts';
import { linkablePages, type Names } from './index-names.ts';

/** The names of each kind. `files` are all files of the content, among them the longer texts beside pages. */
export function offeredNames(names: Names, files: readonly string[]): Readonly<Record<NameKind, readonly string[]>> {
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
    prose: files.flatMap((file) => /([^/]+)\.(?:de|en)\.mdx$/.exec(file)?.[1] ?? []),
    icons: names.icons,
    assets: names.assets,
  };
}
