import type { Root } from 'hast';
import { publishedAsset } from '../model/asset-file.ts';
import type { EntryData } from '../model/entries/entry.ts';
import { idOf } from '../model/entry-file.ts';
import { dataFile, messagesFile } from '../model/kind.ts';
import type { Locale } from '../model/languages/locale.ts';
import type { Messages } from '../model/own-content.ts';
import { noPrices, type Prices } from '../model/prices/prices.ts';
import type { Redirects } from '../model/references/redirects.ts';
import type { SiteSettings } from '../model/site.ts';
import type { Entry, Site } from '../model/site-content.ts';
import { valuesAt } from '../store/lists.ts';
import { defineQuery } from '../store/query.ts';
import type { QueryCache } from '../store/query-cache.ts';
import type { Presence } from './absent.ts';
import type { CheckContext } from './checks/check.ts';
import { assetsIn } from './checks/references/check-names.ts';
import type { ContentTree } from './tree.ts';

const entryQuery = defineQuery('entry', { isPartOfFile: true });
const siteMessagesQuery = defineQuery('messages of the site');
const redirectsQuery = defineQuery('redirects');
const siteAssetsQuery = defineQuery('assets of the site');
const collectionFilesQuery = defineQuery('files of');

interface Parts extends Pick<Presence, 'hidden' | 'absent' | 'ended'>, Pick<CheckContext, 'files' | 'recordings' | 'downloads' | 'model'> {
  readonly values: ReadonlyMap<string, unknown>;
  readonly prose: ReadonlyMap<string, Root>;
  readonly tree: ContentTree;
}

const noRedirects: Site['redirects'] = [];
const noMessages: Messages = {};

/** Returns the site with these values, which have been validated by the schemas of their files. */
export function assemble(
  { values, files, prose, tree, recordings, downloads, model, hidden, absent, ended }: Parts,
  queries: QueryCache,
): Site {
  const { locales } = model;
  const entriesOf = (folder: string): readonly Entry[] => {
    const keys = queries.compute([collectionFilesQuery, folder], [files, hidden], () =>
      files.entries.flatMap((entry) => (entry.folder === folder && !hidden.has(entry.file) ? [entry.file] : [])),
    );
    const inputs = valuesAt(queries, `values in ${folder}`, { map: values, keys });
    return queries.each({ query: entryQuery, group: folder, keys, inputs, from: [] }, (value, file) => ({
      id: idOf(file),
      file,
      value: value as EntryData,
    }));
  };
  const settings = values.get('site.yaml') as SiteSettings;
  const messagesOf = (locale: Locale) => (values.get(messagesFile(locale)) as Messages | undefined) ?? noMessages;
  const redirects = (values.get('redirects.yaml') as Redirects | undefined)?.redirects ?? noRedirects;
  return {
    locales,
    settings,
    data: Object.fromEntries(Object.keys(model.data ?? {}).map((name) => [name, values.get(dataFile(name))])),
    prices: (values.get('prices.yaml') as Prices | undefined) ?? noPrices,
    messages: queries.compute(siteMessagesQuery, [locales, ...locales.list.map(messagesOf)], () => locales.record(messagesOf)),
    collections: Object.fromEntries(Object.keys(model.collections).map((folder) => [folder, entriesOf(folder)])),
    model,
    redirects: queries.compute(redirectsQuery, [redirects, ended], () => (ended.length === 0 ? redirects : [...redirects, ...ended])),
    absent: absent.map((file) => ({ id: idOf(file), file, value: values.get(file) as EntryData })),
    prose,
    assets: queries.compute(siteAssetsQuery, [settings, recordings, downloads, tree.assets], () =>
      publishedAssets([...assetsIn(settings), ...recordings.map(({ asset }) => asset), ...downloads], tree),
    ),
  };
}

const publishedAssets = (names: readonly string[], { assets }: ContentTree): Site['assets'] =>
  new Map(
    names.flatMap((name) => {
      const asset = assets.get(name);
      return asset === undefined ? [] : [[name, assetUrl(name, asset.hash)] as const];
    }),
  );

/**
 * Returns the URL of an asset, such as `/assets/icon-1a2b3c4d.svg` for `icon.svg`: a changed file has a new URL, so browsers can cache each
 * URL forever. Opus files are in the Ogg format and are published as .ogg, because some servers do not know the extension .opus.
 */
const assetUrl = (name: string, hash: string): string =>
  `/assets/${publishedAsset(name)
    .replace(/(\.[^.]+)?$/, `-${hash}$1`)
    .replace(/\.opus$/, '.ogg')}`;
