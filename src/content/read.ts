import type { Finding } from '../diagnostics/diagnostic.ts';
import type { ContentModel } from '../model/collection.ts';
import { editorPlace } from '../model/data/editor-place.ts';
import type { DataPath } from '../model/data/place.ts';
import { factsOf } from '../model/facts.ts';
import { neededFiles } from '../model/kind.ts';
import type { TranslationLock } from '../model/locks.ts';
import { noPrices, type Prices } from '../model/prices/prices.ts';
import type { ImageUse } from '../model/references/image.ts';
import type { SiteSettings } from '../model/site.ts';
import type { Site } from '../model/site-content.ts';
import { type Clock, clockAt } from '../model/time/clock.ts';
import { defineQuery } from '../store/query.ts';
import { noQueryCache, type QueryCache } from '../store/query-cache.ts';
import type { RecordInstant } from '../store/reads/instants.ts';
import { lockIn } from '../translations/lock.ts';
import { type Presence, presenceOf } from './absent.ts';
import { assemble } from './assemble.ts';
import { type Cache, noCache } from './cache.ts';
import type { CheckContext } from './checks/check.ts';
import { checkContent } from './checks/check-content.ts';
import type { CheckLater } from './checks/deferred-checks.ts';
import { checkPrices } from './checks/prices/check-prices.ts';
import { deadFileLinks, type IsWritten } from './checks/references/dead-files.ts';
import { mediaUsesIn } from './checks/references/media-uses.ts';
import { fromFolderOnDisk, withMeantTargets } from './checks/references/unclear-links.ts';
import type { Classification } from './classify.ts';
import { pairedInFrontMatter, withoutEchoes, withoutPriceEchoes } from './dedupe-findings.ts';
import { draftsIn, withoutDraftFindings } from './drafts.ts';
import { withoutLacking } from './lacking.ts';
import type { Overrides } from './override.ts';
import { downgradeUnfinished } from './placeholders.ts';
import type { ProseContent } from './prose/prose.ts';
import type { OnRead } from './prose/read-prose.ts';
import { type ContentSources, readSources } from './read-sources.ts';
import { applyDrafts, noDrafts, type ShownOptions, showUnwritten } from './shown.ts';
import { moveToRoute } from './sourced-tree.ts';
import type { ContentTree } from './tree.ts';
import { addressesOf } from './urls/urls.ts';
import { validateAll } from './validation/validate-all.ts';

const clockQuery = defineQuery('clock');
const draftsQuery = defineQuery('drafts');
const checkPricesQuery = defineQuery('check prices');
const presenceQuery = defineQuery('presence');
const factsQuery = defineQuery('facts');
const factNamesQuery = defineQuery('names of facts');
const factsByNameQuery = defineQuery('facts by name');
const translationLockQuery = defineQuery('translation lock');

export interface ReadOptions extends ShownOptions {
  readonly model: ContentModel;
  /** The time for which the site is built, in milliseconds since 1970. */
  readonly at: number;
  /** Called with the instants at which the result may change. */
  readonly note?: RecordInstant;
  readonly overrides: Overrides;
  /** Also runs the checks for a release. */
  readonly release: boolean;
  /** Defers checks of files to the caller if many have to be checked; if omitted, all checks run. */
  readonly later?: CheckLater;
  /** True if an earlier run found no errors in the same content, which is then not checked again. */
  readonly isSound?: boolean;
  /** Also computes the names that the content defines if it is not checked, because other threads need them. */
  readonly withNames?: boolean;
  /** Returns whether this thread checks a file; other threads check the remaining files and the site. If omitted, everything is checked. */
  readonly isShare?: (file: string) => boolean;
  /** Called for each file that was read. */
  readonly onRead?: OnRead;
  /** Results of slow stages from earlier processes; if omitted, every stage runs. */
  readonly cache?: Cache;
  /** Results of the last run on this content; if omitted, every query is computed. */
  readonly queries?: QueryCache;
}

export interface ReadResult {
  /** Undefined unless the required files exist, and the data of every file could be parsed and is valid. */
  readonly site: Site | undefined;
  /** The images that content shows, even if it has errors. */
  readonly pictures: readonly ImageUse[];
  /** The prose files that could be parsed. */
  readonly prose: ReadonlyMap<string, ProseContent>;
  /** The settings, if they are valid. */
  readonly settings: SiteSettings | undefined;
  readonly findings: readonly Finding[];
  /** Returns the dead links to files in texts, which the audit finds if pages are rendered. */
  readonly deadFiles: (isWritten: IsWritten) => readonly Finding[];
}

/** Reads a content folder: parses, validates and checks its texts. Returns the site and all findings. */
export async function readSite(tree: ContentTree, options: ReadOptions): Promise<ReadResult> {
  const { model, overrides, at, note, queries = noQueryCache, cache = noCache } = options;
  const clock = queries.compute(clockQuery, [at, note, model.calendar], () => clockAt(at, model.calendar, note));
  const { locales } = model;
  const sources = await readSources(tree, { ...options, cache, queries });
  const { unread, files, schemas, parsed, prose, signatures } = sources;
  const drafts = queries.compute(draftsQuery, [signatures, model], () => draftsIn(signatures, model));
  const shown = showUnwritten(sources, options);
  const validated = validateAll(shown.data, schemas, { locales, overrides, queries, asWritten: sources.validated });
  // Each value has been validated by the schema of its file.
  const settings = validated.values.get('site.yaml') as SiteSettings | undefined;
  const prices = files.single.includes('prices.yaml') ? (validated.values.get('prices.yaml') as Prices | undefined) : noPrices;
  const lock = approvalsIn(validated.values, { files, queries });
  const ofPrices = queries.compute(checkPricesQuery, [prices], () => (prices ? checkPrices(prices) : []));
  // If prices.yaml is broken, the facts are unknown, and texts that name facts must not be reported.
  const facts = ofPrices.length > 0 ? undefined : factNames({ settings, prices }, { model, clock, queries });
  const media = mediaUsesIn({ data: parsed.data, schemas, prose: prose.texts, locales }, queries);
  const hiddenDrafts = options.drafts === true ? noDrafts : drafts;
  const presence = presenceIn(sources, hiddenDrafts, { model, clock, queries });
  const known = { facts, settings, prices, lock, ...media, hidden: hiddenDrafts, ahead: presence.ahead };
  const content = { ...sources, ...known, data: parsed.data, prose: prose.texts, faultyProse: prose.faulty, model, tree };
  if (options.withNames === true) sources.names();
  const checked = options.isSound === true ? [] : checkContent(content, { ...options, clock, queries, digest: cache.digest });
  const addresses = () => addressesOf({ entries: files.entries, signatures, model });
  const allFindings = withoutEchoes(
    [
      ...tree.problems,
      ...files.findings.filter(({ file }) => !unread.includes(file)),
      ...parsed.findings,
      ...withMeantTargets(prose.findings, { names: sources.names, addresses, model, tree }),
      ...shown.findings,
      ...validated.findings,
      ...ofPrices,
      ...fromFolderOnDisk(withoutLacking(checked, tree, addresses), tree),
    ],
    locales,
  );
  const withoutFollowOns = files.single.includes('prices.yaml') ? allFindings : withoutPriceEchoes(allFindings);
  const visibleFindings = withoutDraftFindings(
    withFrontMatterKeys(pairedInFrontMatter(withoutMetaEchoes(withoutFollowOns, tree.documents), tree.documents), tree.documents, locales),
    {
      data: parsed.data,
      drafts,
      isBuilt: options.drafts === true,
    },
  );
  const placed = parsed.locate(options.placeholders === true ? downgradeUnfinished(visibleFindings, shown.prose) : visibleFindings);
  const located = placed.map((finding) => moveToRoute(finding, tree, model.collections));
  const findings = located.map((finding) => withPlace(finding, sources, { model, isSourced: tree.origins?.has(finding.file) === true }));
  const isComplete = neededFiles(model).every((file) => files.single.includes(file)) && validated.complete && parsed.findings.length === 0;
  const site = isComplete
    ? assemble({ values: applyDrafts(validated.values, options), files, prose: shown.prose, tree, model, ...media, ...presence }, queries)
    : undefined;
  const deadFiles = (isWritten: IsWritten) => deadFileLinks({ tree, files, signatures, model, hidden: hiddenDrafts }, isWritten);
  return { site, pictures: media.pictures, prose: prose.texts, settings, findings, deadFiles };
}

/**
 * Removes findings about the `meta` of a document that repeat findings about its title or description, because `meta` is copied from these.
 */
function withoutMetaEchoes(findings: readonly Finding[], documents: ContentTree['documents']): readonly Finding[] {
  if (documents === undefined) return findings;
  const keyOf = (file: string, path: DataPath): string => JSON.stringify([file, ...path]);
  const own = new Set(findings.flatMap(({ file, path }) => (path !== undefined && documents.has(file) ? [keyOf(file, path)] : [])));
  return findings.filter(({ file, path = [] }) => path[0] !== 'meta' || !own.has(keyOf(file, path.slice(1))));
}

/**
 * Corrects findings about front matter whose `key` is a language: `key` becomes the key of the text, because front matter has no keys for
 * languages.
 */
function withFrontMatterKeys(
  findings: readonly Finding[],
  documents: ContentTree['documents'],
  { has }: ContentModel['locales'],
): readonly Finding[] {
  if (documents === undefined) return findings;
  return findings.map((finding) => {
    const { file, path = [], args } = finding;
    const language = path.at(-1);
    if (!has(language) || args['key'] !== language) return finding;
    const key = documents.get(file)?.placesOf(path)[0]?.path.at(-1);
    return typeof key === 'string' && key !== language ? { ...finding, args: { ...args, key } } : finding;
  });
}

interface PlaceOptions {
  readonly model: ContentModel;
  /** Whether the file is not on disk: its entry is in front matter, or a function of the site returned it. */
  readonly isSourced: boolean;
}

/** Adds the name that editors know for the place of a finding, if the file is not on disk or the place is inside a block or list. */
function withPlace(
  finding: Finding,
  { parsed, schemas }: ContentSources,
  { model: { labels = {}, locales }, isSourced }: PlaceOptions,
): Finding {
  const { file, path = finding.within ?? [] } = finding;
  const place = editorPlace(path, { data: parsed.data.get(file), schema: schemas.get(file), labels, locales });
  return isSourced || place.length > 1 || place[0]?.number !== undefined ? { ...finding, place } : finding;
}

interface ReadContext extends Pick<ReadOptions, 'model'> {
  readonly clock: Clock;
  readonly queries: QueryCache;
}

/** Returns the entries that are left out at the time of the build. */
const presenceIn = ({ files, signatures }: ContentSources, drafts: ReadonlySet<string>, { model, clock, queries }: ReadContext): Presence =>
  queries.compute(presenceQuery, [files, signatures, model, drafts, clock], () =>
    presenceOf({ entries: files.entries, signatures, model }, drafts, clock),
  );

/** Returns the names of all facts; undefined if a file that defines some of them is broken. */
function factNames(
  { settings, prices }: Pick<CheckContext, 'settings' | 'prices'>,
  { model, clock, queries }: ReadContext,
): ReadonlySet<string> | undefined {
  const names = queries.compute(factsQuery, [model, settings, prices, clock], () =>
    settings && prices ? [...factsOf({ locales: model.locales, model, settings, prices, clock }, model.locales.source).keys()] : undefined,
  );
  // Only the names are an input of checks, so that texts are not checked again when the value of a fact changes.
  const known = queries.stabilize(factNamesQuery, names);
  return queries.compute(factsByNameQuery, [known], () => known && new Set(known));
}

/** Returns the approved translations; undefined if their file is broken. */
function approvalsIn(
  values: ReadonlyMap<string, unknown>,
  { files, queries }: { readonly files: Classification; readonly queries: QueryCache },
) {
  // The file has been validated by its schema.
  const approvals = values.get('locks/translations.yaml') as TranslationLock | undefined;
  const isBroken = files.single.includes('locks/translations.yaml') && approvals === undefined;
  return queries.compute(translationLockQuery, [approvals, isBroken], () => (isBroken ? undefined : lockIn(approvals)));
}
