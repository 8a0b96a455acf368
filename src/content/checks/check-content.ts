// Runs the checks for what no schema can see: in one file, across files, in prose, and before a release. `table.ts`
// lists them; this file decides when each runs.

import { severityOf } from '../../diagnostics/catalogue/index.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { isEntryFile } from '../../model/collection.ts';
import { type Languages, listedLanguages, walkOver } from '../../model/data/walk.ts';
import { localeOfMessages } from '../../model/kind.ts';
import type { Locales } from '../../model/languages/locale.ts';
import type { Prices } from '../../model/prices/prices.ts';
import type { ImageUse } from '../../model/references/image.ts';
import { type Clock, isWithin, recordingClock } from '../../model/time/clock.ts';
import { flattened, listsOf } from '../../store/lists.ts';
import { defineQuery, defineStoredQuery, storedAsData } from '../../store/query.ts';
import type { QueryCache } from '../../store/query-cache.ts';
import type { Names } from '../names/index-names.ts';
import { isAnsweredAlike, lookUp, type RequestedNames, recordingLookup } from '../names/look-up.ts';
import type { Overrides } from '../override.ts';
import type { ContentTree } from '../tree.ts';
import { addressesOf } from '../urls/urls.ts';
import type { Schemas } from '../validation/validate-all.ts';
import type { CheckContext, CheckedFile, FileCheck } from './check.ts';
import { checks } from './table.ts';

const waitingChecksQuery = defineQuery('checks that wait');
const entriesToCheckQuery = defineQuery('entries to check');
const namesToCheckQuery = defineQuery('names to check');
const proseToCheckQuery = defineQuery('prose to check');
const textsToCheckQuery = defineQuery('texts to check');
const promotionsToCheckQuery = defineQuery('promotions to check');
const assetsToCheckQuery = defineQuery('assets to check');
const drawingsToCheckQuery = defineQuery('drawings to check');
const soundsToCheckQuery = defineQuery('sounds to check');
const addressesToCheckQuery = defineQuery('addresses to check');
const siteCheckQuery = defineQuery('check of the site');
const checkFindingsQuery = defineQuery('findings of checks');

type Derived =
  | 'names'
  | 'promotions'
  | 'proseTexts'
  | 'pictures'
  | 'assets'
  | 'drawings'
  | 'sounds'
  | 'entries'
  | 'addresses'
  | 'clock'
  | 'overrides';

/** A content folder as it has been read, valid or not. */
export interface ReadContent extends Omit<CheckContext, Derived> {
  readonly tree: ContentTree;
  readonly names: Names;
  readonly schemas: Schemas;
  readonly pictures: readonly ImageUse[];
  /** Files of entries that are left out of the site. */
  readonly hidden: ReadonlySet<string>;
  /** Files of entries that are not yet valid: they have no URL yet. Expired ones keep theirs, which redirect. */
  readonly ahead: ReadonlySet<string>;
}

interface CheckOptions {
  /** The moment for which the site is built. */
  readonly clock: Clock;
  readonly overrides: Overrides;
  /** Also runs the checks for a release. */
  readonly release: boolean;
  readonly queries: QueryCache;
  readonly later?: CheckLater;
}

/** Is given the checks of files that are left to be made; their findings are in the next result. */
export type CheckLater = (checks: readonly (() => unknown)[]) => void;

/** All findings beyond those of parsing and validation. */
export function checkContent(content: ReadContent, options: CheckOptions): readonly Finding[] {
  const context = contextOf(content, options);
  const { queries, release } = options;
  const ofSite = Object.entries(checks).flatMap(([name, rule]) => {
    if (rule.scope === 'file' || (rule.scope === 'release' && !release)) return [];
    return queries.compute(
      [siteCheckQuery, name],
      rule.reads.map((key) => context[key]),
      () => rule.check(context),
    );
  });
  return [...checkFiles(content.schemas, context, options), ...ofSite];
}

/** The findings of the checks of a file, and the lookups they made: plain data. */
export interface CheckResult {
  readonly findings: readonly Finding[];
  readonly names?: RequestedNames;
  /** The instants around the time of the check at which the clock says something else; null where there is none. */
  readonly span: readonly [from: number | null, until: number | null];
  /** Finds the rest, the first time that it is called; undefined where nothing is left to find. */
  readonly rest?: Rest;
}

/** The checks of a file. */
export const checkQuery = defineStoredQuery<unknown, CheckResult>('check', storedAsData());

type Rest = (() => readonly Finding[]) & { readonly isFound: () => boolean };

/** Inputs whose lookups are recorded for each file. */
const queriedParts: readonly (keyof CheckContext)[] = ['names', 'clock'];

const ofFiles = Object.values(checks).filter((rule): rule is FileCheck => rule.scope === 'file');

/** Checks that can run after the build: they only warn, and make no lookups that have to be recorded. */
const canWait = ({ codes, reads }: FileCheck): boolean =>
  codes.every((code) => severityOf(code) === 'warning') && !reads.some((key) => queriedParts.includes(key));

const [urgent, patient] = [ofFiles.filter((rule) => !canWait(rule)), ofFiles.filter(canWait)];

/** Up to this number of files, all checks run at once, so an edit shows its warnings together with the page. */
const maxAtOnce = 100;

/**
 * Runs all file checks on each file. They run again for a file if its data or the result of a lookup (names, clock) changes, and
 * for all files if another input of a check changes. With `later`, warning-only checks are deferred when many files changed.
 */
function checkFiles(
  schemas: Schemas,
  context: CheckContext,
  { queries, later }: Pick<CheckOptions, 'queries' | 'later'>,
): readonly Finding[] {
  const { data, model, names, clock } = context;
  const from = [...new Set(ofFiles.flatMap(({ reads }) => reads))].filter((key) => !queriedParts.includes(key)).map((key) => context[key]);
  const given = listsOf(queries, 'data', data);
  const isSame = ({ names: its, span }: CheckResult): boolean => isWithin(clock, span) && isAnsweredAlike(names, its);
  const waiting = queries.compute(waitingChecksQuery, [], (): { rests: readonly Rest[] } => ({ rests: [] }));
  const begun: Rest[] = [];
  const results = queries.each({ query: checkQuery, ...given, from, reads: { of: [names, clock], isSame } }, (value, file): CheckResult => {
    const languages = languagesOf(file, value, model.locales);
    const walk = walkOver(value, { locales: model.locales, languages });
    const checked: CheckedFile = { file, data: value, schema: schemas.get(file), languages, walk };
    const [ofNames, ofClock] = [recordingLookup(names), recordingClock(clock)];
    const its = { ...context, names: ofNames.names, clock: ofClock.clock };
    const findings = (later === undefined ? ofFiles : urgent).flatMap((rule) => rule.check(checked, its));
    const { from: since, until } = ofClock.span();
    const result = { findings, names: ofNames.asked(), span: [finite(since), finite(until)] as const };
    if (later === undefined) return result;
    const rest = restOf(() => patient.flatMap((rule) => rule.check(checked, context)));
    begun.push(rest);
    return { ...result, rest };
  });
  waiting.rests = [...waiting.rests, ...begun].filter((rest) => !rest.isFound());
  if (later !== undefined && waiting.rests.length > maxAtOnce) {
    later(waiting.rests);
    return results.flatMap(({ findings, rest }) => (rest?.isFound() === true ? [...findings, ...rest()] : findings));
  }
  for (const rest of waiting.rests) rest();
  const found = queries.each({ query: checkFindingsQuery, keys: given.keys, inputs: results, from: [] }, ({ findings, rest }) =>
    rest === undefined ? findings : [...findings, ...rest()],
  );
  return flattened(queries, 'findings of checks', found);
}

function restOf(find: () => readonly Finding[]): Rest {
  let state: { readonly find: () => readonly Finding[] } | { readonly found: readonly Finding[] } = { find };
  const rest = (): readonly Finding[] => {
    // What a check needs is let go of with it.
    if ('find' in state) state = { found: state.find() };
    return state.found;
  };
  return Object.assign(rest, { isFound: () => 'found' in state });
}

const finite = (instant: number): number | null => (Number.isFinite(instant) ? instant : null);

/** The languages that the texts of a file must have; undefined for messages and for a page that lists none. */
export function languagesOf(file: string, data: unknown, locales: Locales): Languages {
  if (localeOfMessages(file, locales) !== undefined) return undefined;
  return isEntryFile(file) ? listedLanguages(data, locales) : locales.list;
}

/** The inputs of checks; unchanged ones are the same objects as the last time. */
function contextOf(content: ReadContent, { clock, overrides, queries }: CheckOptions): CheckContext {
  const { model, files, signatures, prose, tree, hidden } = content;
  const texts = files.prose.map((file) => tree.texts.get(file) ?? '');
  const drawings = [...tree.assets].filter(([name]) => /\.svg$/i.test(name));
  const sounds = [...tree.assets].filter(([name]) => content.recordings.some(({ asset }) => asset === name));
  const entries = queries.compute(entriesToCheckQuery, [files, signatures, model, hidden], () => ({
    entries: files.entries.filter(({ file }) => !hidden.has(file)),
    signatures,
    model,
  }));
  return {
    ...content,
    names: queries.compute(namesToCheckQuery, [content.names], () => lookUp(content.names)),
    prose: queries.compute(proseToCheckQuery, [...prose.keys(), ...prose.values()], () => prose),
    proseTexts: queries.compute(
      textsToCheckQuery,
      [files, ...texts],
      () => new Map(files.prose.map((file, index) => [file, texts[index] ?? ''])),
    ),
    promotions: queries.stabilize(promotionsToCheckQuery, content.prices && withoutAmounts(content.prices)),
    pictures: isReadable(content) ? content.pictures : undefined,
    assets: queries.stabilize(assetsToCheckQuery, [...tree.assets.keys()]),
    drawings: queries.compute(
      drawingsToCheckQuery,
      drawings.flatMap(([name, { bytes }]) => [name, bytes]),
      () => new Map(drawings.map(([name, { bytes }]) => [name, bytes])),
    ),
    sounds: queries.compute(
      soundsToCheckQuery,
      sounds.flatMap(([name, { bytes }]) => [name, bytes]),
      () => new Map(sounds.map(([name, { bytes }]) => [name, bytes])),
    ),
    entries,
    addresses: queries.compute(addressesToCheckQuery, [entries, content.ahead], () =>
      addressesOf({ ...entries, entries: entries.entries.filter(({ file }) => !content.ahead.has(file)) }),
    ),
    clock,
    overrides,
  };
}

/** Checks of files are not to run again for an amount. */
const withoutAmounts = (prices: Prices): Prices => ({
  ...prices,
  lists: Object.fromEntries(
    Object.entries(prices.lists).map(([name, { offers, ...list }]) => [
      name,
      { ...list, regular: {}, offers: offers.map((offer) => ({ ...offer, amounts: {} })) },
    ]),
  ),
});

/** False if any file could not be read: it might use any asset. */
const isReadable = ({ data, prose, files }: ReadContent): boolean =>
  ![...data.values()].includes(undefined) && prose.size === files.prose.length;
