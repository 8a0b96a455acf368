// Runs the checks that schemas cannot express: in a file (`check-files.ts`), across files, and before a release.
// `table.ts` lists the checks.
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { Prices } from '../../model/prices/prices.ts';
import type { ImageUse } from '../../model/references/image.ts';
import { redirectsSource } from '../../model/references/redirects.ts';
import type { Clock } from '../../model/time/clock.ts';
import type { Digest } from '../../store/fingerprints.ts';
import { defineQuery, type MemoryQuery } from '../../store/query.ts';
import type { Names } from '../names/index-names.ts';
import { lookUp } from '../names/look-up.ts';
import type { Overrides } from '../override.ts';
import type { ContentTree } from '../tree.ts';
import { entriesWithout, entryIndex } from '../urls/entry-index.ts';
import { redirectsBySource, soundRedirectsIn } from '../urls/listed-urls.ts';
import type { Schemas } from '../validation/validate-all.ts';
import type { CheckContext } from './check.ts';
import { checkFiles, checkProseFiles, type FilesOptions } from './check-files.ts';
import { checks } from './table.ts';
import { rememberedFacts } from './texts/remembered-facts.ts';

const allEntriesToCheckQuery = defineQuery('all entries to check');
const entriesToCheckQuery = defineQuery('entries to check');
const findFactsQuery = defineQuery('facts of texts');
const namesToCheckQuery = defineQuery('names to check');
const promotionsToCheckQuery = defineQuery('promotions to check');
const assetsToCheckQuery = defineQuery('assets to check');
const drawingsToCheckQuery = defineQuery('drawings to check');
const soundsToCheckQuery = defineQuery('sounds to check');
const addressesToCheckQuery = defineQuery('addresses to check');
const redirectsToCheckQuery = defineQuery('redirects to check');
const siteCheckQuery = defineQuery('check of the site');

type Derived =
  | 'names'
  | 'promotions'
  | 'proseTexts'
  | 'pictures'
  | 'assets'
  | 'drawings'
  | 'sounds'
  | 'entries'
  | 'allEntries'
  | 'addresses'
  | 'redirects'
  | 'clock'
  | 'overrides'
  | 'findFacts';

const noTexts: ReadonlyMap<string, string> = new Map();

/** A content folder after reading. The content may be invalid. */
export interface ReadContent extends Omit<CheckContext, Derived> {
  readonly tree: ContentTree;
  /** Computes the names that content defines. */
  readonly names: () => Names;
  readonly schemas: Schemas;
  readonly pictures: readonly ImageUse[];
  /** The files of drafts that are not built, and the prose files that these drafts name. */
  readonly hidden: ReadonlySet<string>;
  /** Files of entries that are not yet valid and therefore have no URL. Expired entries keep their URLs, which redirect. */
  readonly ahead: ReadonlySet<string>;
}

interface CheckOptions extends FilesOptions {
  /** The clock of the instant for which the site is built. */
  readonly clock: Clock;
  readonly overrides: Overrides;
  /** Whether the checks for a release also run. */
  readonly release: boolean;
  readonly digest: Digest;
}

/** Returns the findings of the checks. With `isShare`, only the checks of single files run. */
export function checkContent(content: ReadContent, options: CheckOptions): readonly Finding[] {
  const context = contextOf(content, options);
  const { queries, release, isShare } = options;
  const ofFiles = (): readonly Finding[] => [
    ...checkFiles(content.schemas, context, options),
    ...checkProseFiles(content.tree, context, options),
  ];
  // Only one thread runs the checks of the whole site.
  if (isShare !== undefined) return ofFiles();
  const ofSite = Object.entries(checks).flatMap(([name, rule]) => {
    if (rule.scope === 'file' || rule.scope === 'prose' || (rule.scope === 'release' && !release)) return [];
    return queries.compute(
      [siteCheckQuery, name],
      rule.reads.map((key) => context[key]),
      () => rule.check(context),
    );
  });
  return [...ofFiles(), ...ofSite];
}

/** Returns the inputs of checks. Except for `proseTexts`, an unchanged input is the same object as in the previous run. */
function contextOf(content: ReadContent, { clock, overrides, queries, release, digest }: CheckOptions): CheckContext {
  const { model, files, signatures, tree, hidden } = content;
  const bytesIf = (query: MemoryQuery, isNeeded: (name: string) => boolean): ReadonlyMap<string, Uint8Array> => {
    const needed = [...tree.assets].flatMap(([name, { bytes }]) => (isNeeded(name) ? [[name, bytes] as const] : []));
    return queries.compute(query, needed.flat(), () => new Map(needed));
  };
  const names = content.names();
  const redirects = content.single.get(redirectsSource);
  const allEntries = queries.compute(allEntriesToCheckQuery, [files, signatures, model], () =>
    entryIndex({ entries: files.entries, signatures, model }),
  );
  const entries = queries.compute(entriesToCheckQuery, [allEntries, hidden], () => entriesWithout(allEntries, hidden));
  return {
    ...content,
    names: queries.compute(namesToCheckQuery, [names], () => lookUp(names, digest)),
    proseTexts: release ? new Map(files.prose.map((file) => [file, tree.texts.get(file) ?? ''])) : noTexts,
    promotions: queries.stabilize(promotionsToCheckQuery, content.prices && withoutAmounts(content.prices)),
    pictures: isReadable(content) ? content.pictures : undefined,
    assets: queries.stabilize(assetsToCheckQuery, [...tree.assets.keys()]),
    drawings: bytesIf(drawingsToCheckQuery, (name) => /\.svg$/i.test(name)),
    sounds: bytesIf(soundsToCheckQuery, (name) => content.recordings.some(({ asset }) => asset === name)),
    entries,
    allEntries,
    addresses: queries.compute(addressesToCheckQuery, [entries, content.ahead], () => entriesWithout(entries, content.ahead).addresses()),
    redirects: queries.compute(redirectsToCheckQuery, [redirects], () => redirectsBySource(soundRedirectsIn(redirects))),
    clock,
    overrides,
    findFacts: queries.compute(findFactsQuery, [], rememberedFacts),
  };
}

/** Removes amounts, so that the checks of files do not run again when an amount changes. */
const withoutAmounts = (prices: Prices): Prices => ({
  ...prices,
  lists: Object.fromEntries(
    Object.entries(prices.lists).map(([name, { offers, ...list }]) => [
      name,
      { ...list, regular: {}, offers: offers.map((offer) => ({ ...offer, amounts: {} })) },
    ]),
  ),
});

/** Returns whether all files could be parsed. A file that could not be parsed might use any asset. */
const isReadable = ({ data, prose, files }: ReadContent): boolean =>
  ![...data.values()].includes(undefined) && prose.size === files.prose.length;
