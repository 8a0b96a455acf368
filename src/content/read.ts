// texts → Site: parse, validate, check. All problems of all files come out of one call.
import type { Root } from 'hast';
import type { Finding } from '../diagnostics/diagnostic.ts';
import { type MemoCache, noMemo } from '../memo.ts';
import { type ContentModel, isEntryFile } from '../model/collection.ts';
import type { ImageUse } from '../model/entries/image.ts';
import { factsOf } from '../model/facts.ts';
import { neededFiles } from '../model/kind.ts';
import type { Locales } from '../model/languages/locale.ts';
import type { TranslationLock } from '../model/locks.ts';
import { noPrices, type Prices } from '../model/prices/prices.ts';
import type { SiteSettings } from '../model/site.ts';
import type { Site } from '../model/site-content.ts';
import { clockAt } from '../model/time/clock.ts';
import { lockIn } from '../translations/lock.ts';
import { assemble } from './assemble.ts';
import { type Cache, noCache } from './cache.ts';
import { checkContent } from './checks/check-content.ts';
import { checkPrices } from './checks/prices/check-prices.ts';
import { imageUsesIn } from './checks/references/image-uses.ts';
import { namedBy } from './checks/texts/check-prose.ts';
import { type Classified, classify } from './classify.ts';
import { withoutEchoes, withoutPriceEchoes } from './dedupe-findings.ts';
import { definedIn, definedNames, indexNames } from './names/index-names.ts';
import type { Overrides } from './override.ts';
import { type FillOptions, softened, withMissingProse, withPlaceholders } from './placeholders.ts';
import { readProse } from './prose/read-prose.ts';
import { outlineAll } from './signature.ts';
import type { ContentTree } from './tree.ts';
import { schemasOf, validateAll } from './validation/validate-all.ts';
import { parse } from './yaml/parse.ts';
import type { ParseResult } from './yaml/parse-result.ts';

export interface ReadOptions {
  readonly model: ContentModel;
  /** The moment for which the site is built, in milliseconds since 1970. */
  readonly at: number;
  readonly overrides: Overrides;
  /** Refuses example values. */
  readonly release: boolean;
  /** Shows what is not written yet as marked placeholders, and warns of it. */
  readonly placeholders?: boolean;
  /** What is known from earlier runs; nothing where it is missing. */
  readonly cache?: Cache;
  /** What the last run on this content made; nothing where it is missing. */
  readonly memo?: MemoCache;
}

export interface ReadResult {
  /** There where every file could be read and has gone through its schema. */
  readonly site: Site | undefined;
  /** What content shows, whether it has errors or not. */
  readonly pictures: readonly ImageUse[];
  /** The settings, where they are sound. */
  readonly settings: SiteSettings | undefined;
  readonly findings: readonly Finding[];
}

/** The site that the content describes, and every problem in it. */
export async function readSite(tree: ContentTree, options: ReadOptions): Promise<ReadResult> {
  const { model, overrides, at, memo = noMemo, cache = noCache } = options;
  const { locales } = model;
  const unread = tree.problems.map(({ file }) => file);
  const named = [...tree.texts.keys(), ...unread.filter((file) => /\.(?:ya?ml|mdx)$/.test(file))];
  const files = memo.compute('classify', [...named, model], () => classify(named, model));
  const schemas = memo.compute('schemas', [files, model], () => schemasOf(files, model));
  const parsed = await parseAll(tree, files, memo);
  const prose = await readProse(tree.texts, files.prose, { components: model.proseComponents, cache, memo });
  const assets = [...tree.assets.keys(), ...unread.flatMap((file) => (file.startsWith('assets/') ? [file.slice('assets/'.length)] : []))];
  const outlines = outlineAll(parsed.data, memo);
  const given = { keys: [...parsed.data.keys()], inputs: [...parsed.data.values()] };
  const found = memo
    .each({ stage: 'defined names', ...given, from: [schemas] }, (value, file) => definedIn(schemas.get(file), value))
    .flat();
  const defined = memo.stabilize('defined names', definedNames(parsed.data, found));
  const names = memo.compute('names', [outlines, model, defined, ...assets], () => indexNames({ data: outlines, assets, defined }, model));
  const shown = options.placeholders === true ? withPlaceholders(parsed.data, { schemas, locales, memo }) : { ...parsed, findings: [] };
  const validated = validateAll(shown.data, schemas, { locales, overrides, memo });
  // Each file has gone through the schema of its kind.
  const settings = validated.values.get('site.yaml') as SiteSettings | undefined;
  const prices = files.single.includes('prices.yaml') ? (validated.values.get('prices.yaml') as Prices | undefined) : noPrices;
  const lock = approvalsIn(validated.values, { files, locales, memo });
  const ofPrices = memo.compute('check prices', [prices], () => (prices ? checkPrices(prices) : []));
  // Broken prices have no facts, which is not the fault of texts that name them.
  const facts = memo.compute('facts', [model, settings, prices, at], () =>
    settings && prices && ofPrices.length === 0
      ? new Set(factsOf({ locales, model, settings, prices, clock: clockAt(at, model.calendar) }, locales.source).keys())
      : undefined,
  );
  const pictures = imageUsesIn(parsed.data, prose.texts, memo);
  const { data } = parsed;
  const content = { model, tree, files, schemas, data, outlines, prose: prose.texts, names, facts, settings, prices, lock, pictures };
  const all = withoutEchoes(
    [
      ...tree.problems,
      ...files.findings.filter(({ file }) => !unread.includes(file)),
      ...parsed.findings,
      ...prose.findings,
      ...shown.findings,
      ...validated.findings,
      ...ofPrices,
      ...checkContent(content, { ...options, memo }),
    ],
    locales,
  );
  const reported = files.single.includes('prices.yaml') ? all : withoutPriceEchoes(all);
  const roots = options.placeholders === true ? proseShown(parsed.data, prose.roots, { locales, memo }) : prose.roots;
  const findings = options.placeholders === true ? softened(reported, roots) : reported;
  const whole = neededFiles(model).every((file) => files.single.includes(file)) && validated.complete && parsed.findings.length === 0;
  const site = whole ? assemble({ values: validated.values, files, prose: roots, tree, model }, memo) : undefined;
  return { site, pictures, settings, findings };
}

/** Longer texts as pages show them while some are not written yet. */
const proseShown = (
  data: ReadonlyMap<string, unknown>,
  roots: ReadonlyMap<string, Root>,
  options: Pick<FillOptions, 'locales' | 'memo'>,
): ReadonlyMap<string, Root> =>
  withMissingProse(
    roots,
    [...data].flatMap(([file, value]) => (isEntryFile(file) ? namedBy(file, value, options.locales).map(({ name }) => name) : [])),
    options,
  );

/** The approved translations; undefined where their file is broken. */
function approvalsIn(
  values: ReadonlyMap<string, unknown>,
  { files, locales, memo }: { readonly files: Classified; readonly locales: Locales; readonly memo: MemoCache },
) {
  // The file has gone through its schema.
  const approvals = values.get('locks/translations.yaml') as TranslationLock | undefined;
  const isBroken = files.single.includes('locks/translations.yaml') && approvals === undefined;
  return memo.compute('translation lock', [approvals, isBroken, locales], () => (isBroken ? undefined : lockIn(approvals, locales)));
}

interface ParsedFiles {
  /** By file; undefined for one that could not be parsed. */
  readonly data: ReadonlyMap<string, unknown>;
  readonly findings: readonly Finding[];
}

async function parseAll(tree: ContentTree, files: Classified, memo: MemoCache): Promise<ParsedFiles> {
  const keys = memo.compute('names of files', [files], () => [...files.single, ...files.entries.map(({ file }) => file)]);
  const inputs = keys.map((file) => tree.texts.get(file));
  const parsing = memo.each({ stage: 'parse', keys, inputs, from: [] }, (text, file) => startParsing(file, text, memo));
  await Promise.all(parsing.filter(({ parsed }) => parsed === undefined).map(({ ended }) => ended));
  const data = new Map<string, unknown>();
  const findings: Finding[] = [];
  parsing.forEach(({ parsed = { findings: [] } }, index) => {
    data.set(keys[index] ?? '', 'value' in parsed ? parsed.value : undefined);
    if ('findings' in parsed) findings.push(...parsed.findings);
  });
  return { data, findings };
}

interface Parsing {
  /** There once parsing has ended. */
  parsed: ParseResult | undefined;
  readonly ended: Promise<void>;
}

/** Equal data of a file that is parsed again is the same value. A file without text is unreadable, which is reported as such. */
function startParsing(file: string, text: string | undefined, memo: MemoCache): Parsing {
  if (text === undefined) return { parsed: { findings: [] }, ended: Promise.resolve() };
  const ended = parse(file, text).then((parsed) => {
    parsing.parsed = 'value' in parsed ? { value: memo.stabilize(['data', file], parsed.value) } : parsed;
  });
  const parsing: Parsing = { parsed: undefined, ended };
  return parsing;
}
