// Indexes existing content: names, URLs and redirects. Works on data before validation, because items are often added
// while other files are unfinished.
import type { Classification } from '../../content/classify.ts';
import { type ContentIndex, indexContent } from '../../content/content-index.ts';
import type { Names } from '../../content/names/index-names.ts';
import type { ContentTree } from '../../content/tree.ts';
import { attemptsIn, entryPaths, isNotFound } from '../../content/urls/entry-paths.ts';
import { redirectsIn } from '../../content/urls/listed-urls.ts';
import type { ContentModel } from '../../model/collection.ts';
import type { EntryPath } from '../../model/entries/path.ts';
import type { Locale, Locales } from '../../model/languages/locale.ts';
import { redirectsSource } from '../../model/references/redirects.ts';
import { createQueryCache, type QueryCache } from '../../store/query-cache.ts';

export interface ProjectIndex extends Pick<ContentIndex, 'data' | 'findings' | 'signatures' | 'schemas'> {
  readonly locales: Locales;
  /** The current day: `2026-12-31`. */
  readonly today: string;
  readonly tree: ContentTree;
  readonly model: ContentModel;
  /** Cached results of this content and of earlier versions of it. */
  readonly queries: QueryCache;
  readonly entries: Classification['entries'];
  readonly names: Names;
  /** Returns the URL of a new entry in a language; undefined if the entry has no page. */
  readonly addressOf: (
    entry: Pick<Classification['entries'][number], 'folder' | 'id'>,
    locale: Locale,
    path?: EntryPath,
  ) => string | undefined;
  /** The files of pages by URL. The URLs include the prefix of the language. */
  readonly urls: ReadonlyMap<string, string>;
  /** The targets of redirects by source. */
  readonly redirects: ReadonlyMap<string, string>;
}

/** Indexes content, which may be broken. `at` is the current time in milliseconds since 1970. */
export const indexProject = (tree: ContentTree, model: ContentModel, at: number): Promise<ProjectIndex> =>
  indexTree(tree, { model, today: model.calendar.dayAt(at), queries: createQueryCache() });

/** Indexes changed content of the same site. Unchanged files are not parsed again. */
export const indexAgain = (before: ProjectIndex, tree: ContentTree): Promise<ProjectIndex> => indexTree(tree, before);

async function indexTree(
  content: ContentTree,
  { model, today, queries }: Pick<ProjectIndex, 'model' | 'today' | 'queries'>,
): Promise<ProjectIndex> {
  // `versions` and `forget` concern the files on disk, which may differ from this content.
  const { versions: _, forget: __, ...tree } = content;
  const { locales } = model;
  const { files, data, findings, signatures, schemas, names } = await indexContent(tree, { model, queries });
  const { entries } = files;
  const sources = { entries, signatures, model };
  const attempt = attemptsIn(sources);
  const paths = entryPaths(sources);
  return {
    locales,
    today,
    tree,
    model,
    queries,
    data,
    findings,
    signatures,
    schemas,
    entries,
    names: names(),
    addressOf: (entry, locale, path) => {
      const own = attempt(entry, locale, { path, routeData: undefined }).path;
      return own === undefined ? undefined : locales.pathIn(locale, own);
    },
    urls: new Map(
      entries
        .filter((entry) => !isNotFound(entry, model))
        .flatMap(({ file }) => [...(paths.get(file) ?? [])].map(([locale, path]) => [locales.pathIn(locale, path), file] as const)),
    ),
    redirects: new Map(redirectsIn(data.get(redirectsSource)).flatMap((each) => (each === undefined ? [] : [[each.from, each.to]]))),
  };
}
