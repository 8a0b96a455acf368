// Runs the checks of each file. A file is checked again if its text or data, the text that it translates, or the result
// of a lookup (names, clock) has changed. All files are checked again if another input of a check has changed.
import { severityOf } from '../../diagnostics/catalogue/index.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { entryLanguagesIn, type Languages, walkOver } from '../../model/data/walk.ts';
import { withoutFrontMatter } from '../../model/entries/front-matter.ts';
import { isEntryFile } from '../../model/entry-file.ts';
import { localeOfMessages } from '../../model/kind.ts';
import type { Locales } from '../../model/languages/locale.ts';
import { isWithin, recordingClock } from '../../model/time/clock.ts';
import { flattened, listsOf, valuesAt } from '../../store/lists.ts';
import { defineQuery, defineStoredQuery, type Query } from '../../store/query.ts';
import type { EachRequest, QueryCache } from '../../store/query-cache.ts';
import { proseSourceOf } from '../../translations/pair.ts';
import { isAnsweredAlike, type NameLookup, type RequestedNames, recordingLookup } from '../names/look-up.ts';
import { type ProseUse, proseUses, unusedProse } from '../prose/prose-use.ts';
import type { ContentTree } from '../tree.ts';
import type { Schemas } from '../validation/validate-all.ts';
import type { CheckContext, CheckedFile, CheckedProse, FileCheck, ProseCheck } from './check.ts';
import { type CheckLater, type CheckResult, DeferredCheck, resultSoFar, stillDeferred } from './deferred-checks.ts';
import { storedResult } from './stored-result.ts';
import { checks } from './table.ts';

const latestCheckQuery = defineQuery('latest check');
const checkFindingsQuery = defineQuery('findings of checks');
const proseUsesQuery = defineQuery('uses of prose');
/** The input of a prose check: an object that stays the same while the text and its source text are unchanged. */
const textsToCheckQuery = defineQuery('texts to check');
const proseSourcesQuery = defineQuery('sources of prose');

/** The checks of a YAML file. */
export const checkQuery = defineStoredQuery<unknown, CheckResult>('check', storedResult('part'));
/** The checks of a prose file. */
const proseCheckQuery = defineStoredQuery<unknown, CheckResult>('check prose', storedResult('text'));

export interface FilesOptions {
  readonly queries: QueryCache;
  readonly later?: CheckLater;
  /** Returns whether this thread checks a file; other threads check the remaining files. If omitted, all files are checked. */
  readonly isShare?: ((file: string) => boolean) | undefined;
}

/** The kind of lookup that finds the entries that show a prose file. */
const shownBy = 'shown by';

/** The inputs whose lookups are recorded for each file. */
const queriedParts: readonly (keyof CheckContext)[] = ['names', 'clock'];

/** Returns whether a check can run after the build: it only warns and makes no recorded lookups. */
const canWait = ({ codes, reads }: FileCheck | ProseCheck): boolean =>
  codes.every((code) => severityOf(code) === 'warning') && !reads.some((key) => queriedParts.includes(key));

interface Rules<Rule> {
  readonly all: readonly Rule[];
  readonly urgent: readonly Rule[];
  readonly patient: readonly Rule[];
}

const rulesOf = <Rule extends FileCheck | ProseCheck>(all: readonly Rule[]): Rules<Rule> => ({
  all,
  urgent: all.filter((rule) => !canWait(rule)),
  patient: all.filter(canWait),
});

const ofFiles = rulesOf(Object.values(checks).filter((rule): rule is FileCheck => rule.scope === 'file'));
const ofProse = rulesOf(Object.values(checks).filter((rule): rule is ProseCheck => rule.scope === 'prose'));

/** Up to this number of files, no check is deferred, so that the warnings about an edit appear together with the edited page. */
const maxAtOnce = 100;

interface Checking<Input, Rule, Checked> extends Pick<EachRequest<Input>, 'keys' | 'inputs' | 'sourceOf'> {
  readonly query: Query<Input, CheckResult>;
  readonly rules: Rules<Rule>;
  /** Performs lookups, and verifies recorded ones. */
  readonly names: NameLookup;
  /** Further inputs of the checks, besides the declared ones. */
  readonly reads: readonly unknown[];
  readonly checked: (input: Input, file: string) => Checked;
  /** Returns the lookups of a file that `names` does not record, with their results. */
  readonly moreLookups?: (file: string) => NonNullable<RequestedNames>;
}

/** Returns the findings of the rules for each input. With `later`, checks are deferred when many files have to be checked. */
function checkEach<Input, Checked, Rule extends FileCheck | ProseCheck>(
  { query, sourceOf, rules, names, reads, checked: read, moreLookups = () => [], ...all }: Checking<Input, Rule, Checked>,
  context: CheckContext,
  { queries, later, isShare }: FilesOptions,
): readonly Finding[] {
  const { clock } = context;
  const { keys, inputs } = isShare === undefined ? all : withKeys(all, isShare);
  const from = [...new Set(rules.all.flatMap(({ reads }) => reads))]
    .filter((key) => !queriedParts.includes(key))
    .map((key) => context[key]);
  const isSame = (result: CheckResult): boolean => {
    const { names: recorded, span } = resultSoFar(result);
    return isWithin(clock, span) && isAnsweredAlike(names, recorded);
  };
  const check: RunRules<Input, Rule> = (value, file, requested) => {
    const checked = read(value, file);
    const [ofNames, ofClock] = [recordingLookup(context.names), recordingClock(clock)];
    const recording = { ...context, names: ofNames.names, clock: ofClock.clock };
    // The type of `checked` depends on the scope of the rule.
    const findings = requested.flatMap((rule) => rule.check(checked as never, recording));
    const { from: since, until } = ofClock.span();
    const lookups = ofNames.requested();
    return { findings, names: lookups && [...lookups, ...moreLookups(file)], span: [finite(since), finite(until)] };
  };
  // A deferred check runs on the content of the latest build, which may be later than the build that deferred the check.
  const latest = queries.compute([latestCheckQuery, query.name], [], () => ({ check }));
  latest.check = check;
  const results = queries.each(
    { query, keys, inputs, sourceOf, from, reads: { of: [...reads, clock], isSame } },
    later === undefined ? (value, file) => check(value, file, rules.all) : deferring(latest, rules, later),
  );
  let waiting = stillDeferred(results);
  if (later !== undefined && waiting.length > maxAtOnce) {
    later.defer(waiting);
    return results.flatMap((result) => resultSoFar(result).findings);
  }
  for (; waiting.length > 0; waiting = stillDeferred(results)) for (const rest of waiting) rest.run();
  const found = queries.each(
    { query: checkFindingsQuery, group: query.name, keys, inputs: results, from: [] },
    (result) => resultSoFar(result).findings,
  );
  return flattened(queries, `findings of ${query.name}`, found);
}

type RunRules<Input, Rule> = (value: Input, file: string, rules: readonly Rule[]) => CheckResult;

const nothingChecked: CheckResult = { findings: [], names: [], span: [null, null] };

/** Returns a function that runs the urgent checks of a file and defers the others. If `all` is true, it defers all checks. */
const deferring =
  <Input, Rule>(latest: { readonly check: RunRules<Input, Rule> }, { urgent, patient }: Rules<Rule>, { all }: CheckLater) =>
  (value: Input, file: string): CheckResult => {
    const first = (): CheckResult => {
      const result = latest.check(value, file, urgent);
      const both = (): CheckResult => ({ ...result, findings: [...result.findings, ...latest.check(value, file, patient).findings] });
      return { ...result, rest: new DeferredCheck(both, false) };
    };
    return all ? { ...nothingChecked, rest: new DeferredCheck(first, true) } : first();
  };

/** Returns the keys for which `isShare` is true, with their inputs. */
function withKeys<Input>(
  { keys, inputs }: Pick<EachRequest<Input>, 'keys' | 'inputs'>,
  isShare: (file: string) => boolean,
): Pick<EachRequest<Input>, 'keys' | 'inputs'> {
  const places = [...keys.keys()].filter((place) => isShare(keys[place] ?? ''));
  // `inputs` is as long as `keys`.
  return { keys: places.map((place) => keys[place] ?? ''), inputs: places.map((place) => inputs[place] as Input) };
}

/** Returns the findings in YAML files. */
export function checkFiles(schemas: Schemas, context: CheckContext, options: FilesOptions): readonly Finding[] {
  const { data, model, names } = context;
  const checked = (value: unknown, file: string): CheckedFile => {
    const languages = languagesOf(file, value, model.locales);
    return { file, data: value, schema: schemas.get(file), languages, walk: walkOver(value, { locales: model.locales, languages }) };
  };
  const given = listsOf(options.queries, 'data', data);
  return checkEach({ query: checkQuery, ...given, rules: ofFiles, names, reads: [names], checked }, context, options);
}

/** Returns the findings in prose files. */
export function checkProseFiles(
  { texts, versions = texts }: ContentTree,
  context: CheckContext,
  options: FilesOptions,
): readonly Finding[] {
  const { queries } = options;
  const { files, signatures, model, names, prose, faultyProse } = context;
  const keys = files.prose;
  const uses = queries.compute(proseUsesQuery, [signatures, model], () => proseUses(signatures, model));
  const sourceOf = (file: string): string | undefined => proseSourceOf(file, model.locales);
  const sources = queries.compute(proseSourcesQuery, [keys, model], () => keys.map(sourceOf));
  const own = valuesAt(queries, 'texts', { map: versions, keys });
  // A translation is checked together with its source text.
  const inputs = keys.map((file, place) =>
    queries.compute([textsToCheckQuery, file], [own[place], versions.get(sources[place] ?? '')], () => ({})),
  );
  const useOf = (file: string): ProseUse => uses.get(file) ?? unusedProse;
  const answer: NameLookup['answer'] = (kind, name) => (kind === shownBy ? JSON.stringify(useOf(name)) : names.answer(kind, name));
  const checked = (_: unknown, file: string): CheckedProse => {
    const source = texts.get(sourceOf(file) ?? '');
    return {
      file,
      text: withoutFrontMatter(texts.get(file) ?? ''),
      prose: prose.get(file) ?? faultyProse.get(file),
      source: source === undefined ? undefined : withoutFrontMatter(source),
      use: useOf(file),
    };
  };
  const moreLookups = (file: string): NonNullable<RequestedNames> => [[shownBy, file, answer(shownBy, file)]];
  const lookups = { names: { ...names, answer }, reads: [names, uses], moreLookups };
  return checkEach({ query: proseCheckQuery, keys, inputs, rules: ofProse, ...lookups, checked, sourceOf }, context, options);
}

const finite = (instant: number): number | null => (Number.isFinite(instant) ? instant : null);

/** Returns the languages that the texts of a file must have; undefined for messages, and for an entry whose list of languages is broken. */
export function languagesOf(file: string, data: unknown, locales: Locales): Languages {
  if (localeOfMessages(file, locales) !== undefined) return undefined;
  return isEntryFile(file) ? entryLanguagesIn(data, locales) : locales.list;
}
