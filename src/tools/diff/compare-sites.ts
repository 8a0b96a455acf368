import { diskFileOf, writtenPlace } from '../../content/tree.ts';
import { locatorIn } from '../../content/yaml/position.ts';
import type { FormattedDiagnostic } from '../../diagnostics/diagnostic.ts';
import { withoutLanguage } from '../../model/entries/prose-file.ts';
import { surplus } from '../../model/group-by.ts';
import { type Entry, entriesOf } from '../../model/site-content.ts';
import { judgePairs } from '../../translations/judge.ts';
import { allPairs, pairKeyOf } from '../../translations/pair.ts';
import { yamlDataOf } from '../explain/places.ts';
import { scheduledEvents } from '../schedule/scheduled-events.ts';
import { addressChanges } from './address-changes.ts';
import { compareFiles } from './output-files.ts';
import { type ComparedPages, comparePageList } from './page-list.ts';
import { shareChanges } from './shared-changes.ts';
import {
  type DiagnosticChange,
  type FactChange,
  onePerLine,
  type ScheduleChange,
  type SiteDiff,
  type TranslationChange,
} from './site-diff.ts';
import type { Comparison, SiteVersion, SpotOfChange } from './site-version.ts';
import { changedValues } from './values/changed-values.ts';
import { factChanges, localeOfValue } from './values/fact-changes.ts';
import type { FoundFact } from './values/moved-facts.ts';
import { shownSideOf } from './values/trace-sources.ts';

/** Returns the differences between two versions of a site, both built in memory, that matter to people. */
export function compareSites(given: Comparison): SiteDiff {
  const { before, after, brotli } = given;
  const others = [differingPart(before, after), differingPart(after, before)] as const;
  const comparison = { ...given, isMadeOf: inLanguageOfPage(given) };
  const values = changedValues(before, after);
  const spot = spotter(comparison);
  const files = compareFiles(before.files, after.files, brotli);
  const compared = comparePageList({ ...comparison, values, spot, same: files.same });
  const { pages, shared } = shareChanges(compared.pages);
  return {
    before: infoOf(before),
    after: infoOf(after),
    at: after.site.model.calendar.iso(after.at),
    facts: factChanges([before, after], values).flatMap((fact) => located(fact, { compared, comparison, spot })),
    addresses: addressChanges(before, after),
    shared,
    pages,
    files: files.changes,
    translations: translationChanges(...others),
    diagnostics: diagnosticChanges(comparison),
    schedule: scheduleChanges(...others),
  };
}

/**
 * Returns `own` without the entries and MDX files whose content and approved translations are the same in both versions. They have the same
 * findings in both, and reading thousands of them would take most of the time. If a text differs in one language, its MDX files in all
 * languages stay.
 */
function differingPart(own: SiteVersion, other: SiteVersion): SiteVersion {
  const values = new Map([...entriesOf(other.site), ...other.site.absent].map(({ file, value }) => [file, value]));
  const approvals = ({ lock }: SiteVersion, file: string): string => JSON.stringify(Object.values(lock).map((files) => files[file]));
  const isApprovedAlike = (file: string): boolean => approvals(own, file) === approvals(other, file);
  const isKept = ({ file, value }: Entry): boolean => values.get(file) !== value || !isApprovedAlike(file);
  const { collections, absent } = own.site;
  const kept = Object.entries(collections).map(([name, entries]) => [name, entries.filter(isKept)] as const);
  const isSameText = (file: string): boolean => own.versions.get(file) === other.versions.get(file) && isApprovedAlike(file);
  const names = new Set(
    [...own.texts.keys(), ...other.texts.keys()].filter((file) => file.endsWith('.mdx') && !isSameText(file)).map(withoutLanguage),
  );
  const texts = [...own.texts.keys()].flatMap((file) =>
    names.has(withoutLanguage(file)) ? [[file, own.texts.get(file) ?? ''] as const] : [],
  );
  return { ...own, site: { ...own.site, collections: Object.fromEntries(kept), absent: absent.filter(isKept) }, texts: new Map(texts) };
}

/**
 * Returns a variant of `isMadeOf` that is false for values in another language than the page. A page does not display such values, although
 * it may read the file that contains them.
 */
const inLanguageOfPage =
  ({ after, isMadeOf }: Comparison): Comparison['isMadeOf'] =>
  (route, value) => {
    const locale = localeOfValue(value, after.site.locales);
    return (locale === undefined || locale === route.locale) && isMadeOf(route, value);
  };

const infoOf = ({ name, routes, broken }: SiteVersion): SiteDiff['before'] => ({ name, pages: routes.length, broken });

function spotter({ before, after, shown }: Comparison): SpotOfChange {
  const [inBefore, inAfter] = [locatorIn(before.texts), locatorIn(after.texts)];
  return (value) => {
    const place = shownSideOf(value);
    if (place === undefined) return undefined;
    const { file, path, line } = place;
    const [{ places }, locate] = value.after === undefined ? [before, inBefore] : [after, inAfter];
    const nameOf = (name: string): string => shown(diskFileOf(places, name));
    if (line !== undefined) return { file: nameOf(file), line, column: 1 };
    const origin = writtenPlace(places, { file, path });
    if (origin !== undefined) return { file: nameOf(origin.file), line: origin.line, column: origin.column };
    const range = locate({ file, path });
    return { file: nameOf(file), line: range.line, column: range.column };
  };
}

interface FactContext {
  readonly compared: ComparedPages;
  readonly comparison: Comparison;
  readonly spot: SpotOfChange;
}

/** Returns a fact with its places and the pages on which it differs, or nothing if there are no such pages. */
function located({ values, ...fact }: FoundFact, { compared, comparison: { isMadeOf }, spot }: FactContext): readonly FactChange[] {
  const shows = ({ route, values: own }: ComparedPages['traced'][number]): boolean =>
    values.some((value) => own.has(value) || (value.after !== undefined && isMadeOf(route, value.after)));
  const routes = compared.traced.filter(shows).map(({ route }) => route.path);
  return routes.length === 0 ? [] : [{ ...fact, sources: onePerLine(values.flatMap((value) => spot(value) ?? [])), routes }];
}

function translationChanges(before: SiteVersion, after: SiteVersion): readonly TranslationChange[] {
  const [from, to] = [problemsOf(before), problemsOf(after)];
  const appeared = [...to].flatMap(([name, { kinds, key, language }]) =>
    [...kinds].flatMap((state): TranslationChange[] =>
      state === 'unapproved' || from.get(name)?.kinds.has(state) === true ? [] : [{ state, key, language }],
    ),
  );
  const approved = [...from].flatMap(([name, { kinds, key, language }]): TranslationChange[] =>
    kinds.size > 0 && to.get(name)?.kinds.size === 0 ? [{ state: 'approved', key, language }] : [],
  );
  return [...appeared, ...approved];
}

interface TranslationState {
  readonly key: string;
  readonly language: string;
  readonly kinds: ReadonlySet<'facts' | 'outdated' | 'same' | 'unapproved'>;
}

/**
 * Returns the findings on each translation, keyed by its language and both texts, because the name of a translation changes with its place.
 */
function problemsOf({ site, texts, lock }: SiteVersion): ReadonlyMap<string, TranslationState> {
  const judged = judgePairs(allPairs(yamlDataOf(site), texts, site.locales), { lock, locales: site.locales });
  return new Map(
    judged.map(({ pair, problems }) => {
      const state = { key: pairKeyOf(pair), language: pair.locale, kinds: new Set(problems.map(({ kind }) => kind)) };
      return [JSON.stringify([pair.locale, pair.source, pair.target]), state];
    }),
  );
}

/**
 * Returns the problems that only one version has. The file of a problem is not compared if only one version has a file with that name,
 * because the file may have been renamed.
 */
function diagnosticChanges({ before, after, shown }: Comparison): readonly DiagnosticChange[] {
  const [from, to] = [before, after].map(({ texts, places }) => new Set([...texts.keys()].map((file) => shown(diskFileOf(places, file)))));
  const isInBoth = (file: string): boolean => from?.has(file) === to?.has(file);
  const nameOf = ({ code, file, message }: FormattedDiagnostic): string => JSON.stringify([code, isInBoth(file) ? file : '', message]);
  const changed = (state: DiagnosticChange['state'], { code, severity, file, message, range }: FormattedDiagnostic): DiagnosticChange => ({
    ...{ state, code, severity, file, message },
    ...(range && { line: range.line }),
  });
  const [gone, appeared] = onlyInEach(before.diagnostics, after.diagnostics, nameOf);
  return [...appeared.map((each) => changed('appeared', each)), ...gone.map((each) => changed('gone', each))];
}

function onlyInEach<T>(before: readonly T[], after: readonly T[], keyOf: (item: T) => string): readonly [readonly T[], readonly T[]] {
  return [surplus(before, after, keyOf), surplus(after, before, keyOf)];
}

/**
 * Returns the instants that were added to or removed from content, without those that only got another name. Returns none if the two
 * versions are built for different times.
 */
function scheduleChanges(before: SiteVersion, after: SiteVersion): readonly ScheduleChange[] {
  if (before.at !== after.at) return [];
  const entriesOf = ({ site, at }: SiteVersion): readonly Omit<ScheduleChange, 'state'>[] =>
    scheduledEvents(site, at).map((event) => ({ at: site.model.calendar.iso(event.at), what: event.what, name: event.name }));
  const [removed, added] = onlyInEach(entriesOf(before), entriesOf(after), ({ at, what }) => `${at} ${what}`);
  return [
    ...added.map((entry) => ({ state: 'added' as const, ...entry })),
    ...removed.map((entry) => ({ state: 'removed' as const, ...entry })),
  ];
}
