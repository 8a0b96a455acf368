// Lists the targets of the addresses in texts (pages, texts and files): on the other site, and in archipel.
import { groupBy } from '../../model/group-by.ts';
import { fragmentsOf } from './anchors.ts';
import { withoutEnd } from './complete-matter.ts';
import type { ImportTarget, NamedImport } from './file-names.ts';
import type { LinkTargets } from './links.ts';
import type { ReadText } from './read-text.ts';

export interface ImportOptions extends Pick<ImportTarget, 'collection' | 'locales' | 'locale'> {
  /** The path under which the other generator published the folder, such as `/docs`; empty for the root of the site. */
  readonly urls: string;
  /** Whether the collection in archipel publishes its pages under the same path. */
  readonly ownUrls: boolean;
}

interface PageIndex {
  /** The path of a text's page on the other site, without the prefix of its language. */
  readonly before: ReadonlyMap<NamedImport, string>;
  /** The path of a text's page in archipel. */
  readonly after: ReadonlyMap<NamedImport, string>;
}

/** Returns the paths of all pages. `nameOf` is what the other generator makes of the name of a file. */
export function pageIndex(read: readonly ReadText[], { urls }: ImportOptions, nameOf = (name: string) => name): PageIndex {
  const own = ({ name, id }: NamedImport): string =>
    withoutEnd(`${urls}/${nameOf(name).replace(/(?:^|\/)readme$/.test(id) ? '' : /(?<=^|\/)(?:_?index|readme)$/i, '')}`);
  return {
    before: new Map(read.map((each) => [each.text, each.urls.written ?? own(each.text)])),
    after: new Map(read.map((each) => [each.text, each.urls.path ?? (each.text.id === 'index' ? urls || '/' : `${urls}/${each.text.id}`)])),
  };
}

export function importedTargets(
  {
    isHugo,
    ...source
  }: Pick<LinkTargets, 'files' | 'statics' | 'isFile' | 'folder' | 'base' | 'isOwnRepository'> & { readonly isHugo: boolean },
  { options, read, pages }: { readonly options: ImportOptions; readonly read: readonly ReadText[]; readonly pages: PageIndex },
): LinkTargets {
  const named = read.map(({ text }) => text);
  const { locales, collection, locale, urls, ownUrls } = options;
  const byPath = new Map(named.map((text) => [text.from, text]));
  const byEntry = new Map(named.map((text) => [`${text.locale}:${text.id}`, text]));
  const byPage = new Map<string, string>();
  const pathsOf = (text: NamedImport): readonly string[] => [pages.before.get(text) ?? '', pages.after.get(text) ?? ''];
  const lead = (addresses: readonly string[], { from }: NamedImport): void => {
    for (const address of addresses) if (!byPage.has(address)) byPage.set(address, from);
  };
  // Texts in the source language come first, because paths often lack a language.
  for (const text of named.toSorted((one, other) => Number(other.locale === locales.source) - Number(one.locale === locales.source))) {
    for (const path of new Set(pathsOf(text).flatMap((each) => [each, each.toLowerCase()])))
      lead([path, locales.pathIn(text.locale, path), `/${text.locale.toLowerCase()}${path}`], text);
  }
  for (const { text, urls } of read)
    lead(
      urls.aliases.map((alias) => locales.pathIn(text.locale, withoutEnd(alias))),
      text,
    );
  // Other generators show a text in the source language under the paths of the languages that lack it. If an import
  // has no text in a language, another import may add its texts, so the addresses of the language stay.
  const imported = new Set(named.map((text) => text.locale));
  for (const text of named.filter((each) => each.locale === locales.source))
    for (const other of locales.list.filter((each) => imported.has(each) && !byEntry.has(`${each}:${text.id}`)))
      for (const path of pathsOf(text)) lead([locales.pathIn(other, path), `/${other.toLowerCase()}${path}`], text);
  return {
    ...source,
    byName: isHugo ? uniqueNames(named) : new Map(),
    pages: byPage,
    pathOf: (path) => {
      const text = byPath.get(path);
      return text && pages.before.get(text);
    },
    urls,
    collection,
    beside: locale === undefined ? collection : `${collection}/${locale}`,
    textAt: (path, from) => {
      const text = byPath.get(path);
      // An address that leads to another language than the source keeps its language.
      return text?.locale === locales.source ? (byEntry.get(`${from.locale}:${text.id}`) ?? text) : text;
    },
    fragmentOf: fragmentsOf(read),
    pageOf: (text) => (ownUrls ? pages.after.get(text) : undefined),
  };
}

/** Returns the texts by the last part of their names, or by that of their folder for its `index`, if no other text has the same. */
function uniqueNames(named: readonly NamedImport[]): ReadonlyMap<string, string> {
  const ids = groupBy(named, ({ name }) => /([^/]+?)(?:\/_?index)?$/.exec(name)?.[1] ?? '');
  return new Map(
    [...ids].flatMap(([name, texts]) => (new Set(texts.map(({ id }) => id)).size > 1 ? [] : [[name, texts[0].from] as const])),
  );
}
