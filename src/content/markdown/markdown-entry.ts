import type * as z from 'zod';
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import { isBlock } from '../../model/data/block.ts';
import type { DataPath, Range } from '../../model/data/place.ts';
import { valueAt } from '../../model/data/value-at.ts';
import { metaKeys, splitFrontMatter } from '../../model/entries/front-matter.ts';
import type { Locale, Locales } from '../../model/languages/locale.ts';
import { isDraft } from '../../model/time/dated.ts';
import { recover } from '../slips/recover.ts';
import type { MarkdownEntry } from '../tree.ts';
import { parse, parsePlain } from '../yaml/parse.ts';
import { locator } from '../yaml/position.ts';
import { type FrontMatterForm, type LanguagePart, mergeParts, type Shape } from './merge-front-matter.ts';

interface EntrySource {
  /** The name of the YAML file that the entry would have. */
  readonly name: string;
  /** The text files of the entry. Values that are the same in every language come from the first one. */
  readonly files: readonly { readonly file: string; readonly locale: Locale }[];
  readonly textOf: (file: string) => string;
  /** Returns the name of a text file on disk. */
  readonly onDisk: (file: string) => string;
  readonly form: FrontMatterForm;
  /** The schema for the front matter of one file, without the texts: it has only the values that are the same in every language. */
  readonly schema: z.ZodType;
  /** Derived data: the name of the text, the parent entry, and the day in the name. */
  readonly derived: Readonly<Record<string, unknown>>;
  readonly locales: Locales;
  /** Whether drafts are built. */
  readonly drafts: boolean;
}

/** Builds an entry from Markdown files with front matter, one for each language: its data, and the positions in its files. */
export function markdownEntry({ name, files, textOf, onDisk, form, schema, derived, locales, drafts }: EntrySource): MarkdownEntry {
  const plainParts = (): LanguagePart[] => files.map((each) => ({ ...each, value: asBlock(parsePlain(yamlOf(textOf(each.file)))) }));
  const dataOf = (all: readonly LanguagePart[]) => {
    const parts = drafts ? withDrafts(all) : withoutDrafts(all);
    const { value, findings } = mergeParts(form, parts, locales);
    return { data: { ...derived, ...completed(value, { parts, form, locales }) }, findings };
  };
  const holdersOf = (parts: readonly LanguagePart[], path: DataPath) => {
    const { locale, path: own } = placeIn(form.shape, withoutMeta(path, parts), locales);
    const isHere = (part: LanguagePart): boolean =>
      locale === undefined ? valueAt(part.value, own) !== undefined : part.locale === locale;
    return { own, holders: parts.filter(isHere) };
  };
  const finder =
    (parts: readonly LanguagePart[], rangeIn: (file: string, place: Pick<Finding, 'path' | 'at'>) => Range): MarkdownEntry['find'] =>
    (path, at) => {
      const { own, holders } = holdersOf(parts, path);
      const file = (holders[0] ?? files[0])?.file ?? name;
      return { file, range: rangeIn(file, { path: own, ...(at && { at }) }) };
    };
  const writtenRange = (file: string, place: Pick<Finding, 'path' | 'at'>): Range => locator(yamlOf(textOf(file)))(place);
  let written: string | undefined;
  return {
    files: files.map(({ file }) => file),
    text: () => {
      written ??= `${JSON.stringify(dataOf(plainParts()).data, undefined, 2)}\n`;
      return written;
    },
    read: async () => {
      const read = await readFrontMatters({ files, textOf, form, derived });
      const broken = read.flatMap(({ findings = [] }) => findings);
      if (broken.length > 0) return { findings: broken };
      const { data, findings } = dataOf(read.map(({ file, locale, value }) => ({ file, locale, value })));
      if (findings.length > 0) return { findings: findings.map((finding) => located(finding, { textOf, onDisk })) };
      return { value: data, isPlain: read.every(({ isPlain }) => isPlain === true) };
    },
    find: (path, at) => finder(plainParts(), writtenRange)(path, at),
    placesOf: (path) => {
      const { own, holders } = holdersOf(plainParts(), path);
      return holders.filter(({ value }) => valueAt(value, own) !== undefined).map(({ file }) => ({ file, path: own }));
    },
    recover: ({ calendar, singulars }) => {
      const recovered = new Map(
        files.flatMap(({ file }) => {
          const yaml = yamlOf(textOf(file));
          const slips = yaml.trim() === '' ? undefined : recover(yaml, { file, schema, locales, calendar, singulars });
          return slips === undefined ? [] : [[file, slips] as const];
        }),
      );
      if (recovered.size === 0) return undefined;
      const parts = plainParts().map((part) => ({ ...part, value: asBlock((recovered.get(part.file) ?? part).value) }));
      const { data, findings } = dataOf(parts);
      const isSure = findings.length === 0 && [...recovered.values()].every(({ value }) => isBlock(value));
      const slips = [...recovered.values()].flatMap((each) => each.findings);
      return {
        findings: [...slips, ...findings.map((finding) => located(finding, { textOf, onDisk }))],
        value: isSure ? data : undefined,
        find: finder(parts, (file, place) => recovered.get(file)?.locate(place) ?? writtenRange(file, place)),
      };
    },
  };
}

/**
 * Removes the parts that are drafts, because a draft in one language counts as missing. If all parts are drafts, all
 * remain, and the entry is a draft.
 */
function withoutDrafts(parts: readonly LanguagePart[]): readonly LanguagePart[] {
  const finished = parts.filter(({ value }) => !isDraft(value));
  return finished.length === 0 ? parts : finished;
}

/** Removes `draft` from the parts that are drafts, because the entry is not a draft. If all parts are drafts, all keep it. */
function withDrafts(parts: readonly LanguagePart[]): readonly LanguagePart[] {
  if (parts.every(({ value }) => isDraft(value))) return parts;
  return parts.map((part) => {
    if (!isDraft(part.value)) return part;
    const { draft: _, ...value } = Object(part.value) as Readonly<Record<string, unknown>>;
    return { ...part, value };
  });
}

const yamlOf = (text: string): string => splitFrontMatter(text).yaml ?? '';

const asBlock = (value: unknown): unknown => (isBlock(value) ? value : {});

interface ReadPart {
  readonly value?: unknown;
  readonly isPlain?: boolean;
  readonly findings?: readonly Finding[];
}

function readFrontMatters({ files, textOf, form, derived }: Pick<EntrySource, 'files' | 'textOf' | 'form' | 'derived'>) {
  const needed = form.needed.filter((key) => derived[key] === undefined);
  return Promise.all(files.map(async (each) => ({ ...each, ...(await readFrontMatter(each.file, textOf(each.file), needed)) })));
}

/** Reads the front matter of a file. `keys` are the keys that it must have; none if a file without front matter may be valid. */
async function readFrontMatter(file: string, text: string, keys: readonly string[]): Promise<ReadPart> {
  const { yaml, fault = yaml === undefined && keys.length > 0 ? 'none' : undefined } = splitFrontMatter(text);
  if (fault !== undefined)
    return { findings: [createFinding('front-matter', { file, range: firstLine }, fault === 'none' ? { fault, keys } : { fault })] };
  // Validation reports missing values.
  if (yaml === undefined || yaml.trim() === '') return { value: {}, isPlain: true };
  const result = await parse(file, yaml);
  if ('findings' in result) return result;
  const { value } = result;
  if (!isBlock(value)) return { findings: [createFinding('front-matter', { file, range: firstLine }, { fault: 'block' })] };
  if ('languages' in value) {
    const range = locator(yaml)({ path: ['languages'], at: 'key' });
    return { findings: [createFinding('front-matter', { file, range }, { fault: 'languages' })] };
  }
  return result;
}

const firstLine: Range = { line: 1, column: 1, endLine: 1, endColumn: 4 };

const located = ({ path, args, ...finding }: Finding, { textOf, onDisk }: Pick<EntrySource, 'textOf' | 'onDisk'>): Finding => ({
  ...finding,
  args: { ...args, other: onDisk(String(args['other'])) },
  range: locator(yamlOf(textOf(finding.file)))({ path: path ?? [], at: 'key' }),
});

interface Completing {
  readonly parts: readonly LanguagePart[];
  readonly form: FrontMatterForm;
  readonly locales: Locales;
}

/**
 * Adds the languages of the files to the data, and copies title and description to `meta` for search engines, unless the data
 * already has `meta`. A title or description that the schema does not have is kept only in `meta`.
 */
function completed(value: unknown, { parts, form, locales: { list } }: Completing): Readonly<Record<string, unknown>> {
  const data = Object(value) as Readonly<Record<string, unknown>>;
  const languages = list.filter((locale) => parts.some((part) => part.locale === locale));
  const own = Object.fromEntries(Object.entries(data).filter(([key]) => !form.onlyMeta.includes(key)));
  const meta = Object.fromEntries(metaKeys.flatMap((key) => (data[key] === undefined ? [] : [[key, data[key]] as const])));
  return { languages, ...own, ...(own['meta'] === undefined && { meta }) };
}

/** Removes `meta` from the start of a path, unless the front matter has `meta`. */
const withoutMeta = (path: DataPath, parts: readonly LanguagePart[]): DataPath =>
  path[0] === 'meta' && !parts.some(({ value }) => valueAt(value, ['meta']) !== undefined) ? path.slice(1) : path;

interface FrontMatterPlace {
  readonly locale: Locale | undefined;
  readonly path: DataPath;
}

/** Converts a path in data to a place in front matter, where texts have no language keys. */
function placeIn(shape: Shape, path: DataPath, { has }: Locales): FrontMatterPlace {
  let here = shape;
  for (const [index, step] of path.entries()) {
    if (here === undefined) break;
    if (here === 'localized') return has(step) ? { locale: step, path: path.toSpliced(index, 1) } : { locale: undefined, path };
    if (here === 'perLanguage') {
      const locale = path[index + 1];
      return { locale: has(locale) ? locale : undefined, path: path.toSpliced(index, 2) };
    }
    here = 'keys' in here ? here.keys[String(step)] : here.items;
  }
  return { locale: undefined, path };
}
