// Collects the names that editors complete. Broken files are skipped.
import type { ContentModel } from '../../model/collection.ts';
import { localeOfProse, withoutLanguage } from '../../model/entries/prose-file.ts';
import type { NameKind } from '../../model/references/names.ts';
import type { Names } from './index-names.ts';
import { linkableIds } from './linkable-ids.ts';

/** Returns the names of each kind. `files` are all files of the content, including prose. */
export function offeredNames(
  names: Names,
  files: readonly string[],
  model: Pick<ContentModel, 'collections' | 'notFound' | 'locales'>,
): Readonly<Record<NameKind, readonly string[]>> {
  const targets = [...names.entries.values()].flatMap((entries) => [...entries.values()]);
  const defined = Object.entries(names.defined).map(([kind, known]) => [kind, known ?? []]);
  return {
    ...Object.fromEntries(defined),
    ...Object.fromEntries(
      Object.keys(model.collections).map((folder) => [folder, linkableIds(names.entries.get(folder)?.keys() ?? [], folder, model)]),
    ),
    externals: names.externals ?? [],
    phones: names.phones ?? [],
    emails: names.emails ?? [],
    anchors: [...new Set(targets.flatMap(({ anchors, headings }) => [...(anchors ?? []), ...Object.values(headings).flat()]))],
    priceLists: names.priceLists ?? [],
    campaigns: names.campaigns ?? [],
    prose: files
      .filter((file) => localeOfProse(file, model.locales) !== undefined)
      .map((file) => withoutLanguage(file.slice(file.lastIndexOf('/') + 1))),
    icons: names.icons,
    assets: names.assets,
    publicFiles: names.publicFiles,
  };
}
