// Checks that texts exist in the languages of their file, and have no placeholders, control characters, unknown facts or markup.
import { createFinding, type Finding } from '../../../diagnostics/diagnostic.ts';
import type { DataPath, DataPlace, PlaceName } from '../../../model/data/place.ts';
import { placeName } from '../../../model/data/place-name.ts';
import { keysAt, mayLackAt } from '../../../model/data/schema-walk.ts';
import { valueAt } from '../../../model/data/value-at.ts';
import type { Languages, Walk } from '../../../model/data/walk.ts';
import { collectionOf } from '../../../model/entry-file.ts';
import { factPattern } from '../../../model/facts.ts';
import { localeOfMessages } from '../../../model/kind.ts';
import type { Direction, Locales } from '../../../model/languages/locale.ts';
import { wordsIn } from '../../../model/languages/text.ts';
import { checkWords, markupIn } from '../../check-words.ts';
import { mistypedFacts } from '../../mistyped-facts.ts';
import { unknownName } from '../../names/unknown.ts';
import { fileCheck } from '../check.ts';

interface TextRules {
  readonly locales: Locales;
  /** The facts that texts may name; undefined if they are unknown because their files are broken. */
  readonly facts: ReadonlySet<string> | undefined;
  /** Returns the keys that the schema of the file has at a path. */
  readonly keysAt: (path: DataPath) => readonly string[];
  /** Returns whether the key at a path may be missing. */
  readonly mayLack: (path: DataPath) => boolean;
  /** Returns the name of a place for people. */
  readonly nameOf: (path: DataPath) => PlaceName;
  /** True for the front matter of Markdown files, where each file has the texts of one language. */
  readonly isFrontMatter: boolean;
}

function checkTexts(file: string, walk: Walk, { locales, facts, keysAt, mayLack, nameOf, isFrontMatter }: TextRules): Finding[] {
  const findings: Finding[] = [];
  const checkLanguages = (text: Readonly<Record<string, unknown>>, expected: Languages, path: DataPath): void =>
    void findings.push(...languageFindings({ file, path }, text, { locales, expected, nameOf, isFrontMatter }));
  walk({
    text: checkLanguages,
    // Paths may be missing if the route of the collection computes them.
    paths: (paths, expected, path) =>
      checkLanguages(paths, mayLack(path) ? expected?.filter((language) => language in paths) : expected, path),
    empty: (expected, path) => {
      if (keysAt(path).includes(locales.source)) checkLanguages({}, expected, path);
    },
    scalar: (value, path) => {
      if (typeof value !== 'string') return;
      const language = locales.has(path.at(-1)) ? String(path.at(-1)) : localeOfMessages(file, locales);
      findings.push(...checkScalar({ file, path }, value, { facts, direction: language && locales.of(language).direction }));
      if (locales.has(path.at(-1))) findings.push(...checkMarkup({ file, path }, value));
    },
  });
  return findings;
}

function languageFindings(
  { file, path }: DataPlace,
  text: Readonly<Record<string, unknown>>,
  { locales, expected, nameOf, isFrontMatter }: Pick<TextRules, 'locales' | 'nameOf' | 'isFrontMatter'> & { readonly expected: Languages },
): Finding[] {
  if (expected === undefined) return [];
  return locales.list.flatMap((language) => {
    const isThere = language in text;
    if (isThere === expected.includes(language)) return [];
    if (!isThere && wordsIn(text, language, locales) !== undefined) return [];
    const { shortTag: tag } = locales.of(language);
    const args = { key: nameOf(path), language, ...(tag !== language && { tag }), ...(isFrontMatter && { isFrontMatter }) };
    const place = { file, path: [...path, language] };
    return [isThere ? createFinding('language-not-listed', { ...place, at: 'key' }, args) : createFinding('language-missing', place, args)];
  });
}

interface ScalarRules extends Pick<TextRules, 'facts'> {
  /** The writing direction of the value's language; undefined or empty if the value has no language. */
  readonly direction: Direction | '' | undefined;
}

function checkScalar(place: DataPlace, value: string, { facts, direction }: ScalarRules): Finding[] {
  const findings = checkWords(value, direction || 'ltr').map(
    ({ code, args }): Finding => ({ ...place, path: [...place.path], code, args }),
  );
  if (facts === undefined) return findings;
  const mistyped = mistypedFacts(value).filter(({ name }) => facts.has(name));
  findings.push(...mistyped.map(({ name, written }) => createFinding('fact-notation', place, { name, written })));
  if (value.includes('{')) {
    for (const [, name = ''] of value.matchAll(factPattern)) {
      if (facts.has(name)) continue;
      const { args, ...unknown } = unknownName('fact-unknown', place, { name, known: [...facts] });
      findings.push({ ...unknown, args: { ...args, isValue: true } });
    }
    for (const [, words = ''] of value.matchAll(/\{([a-z][\w.-]*)(?![\w.}-])/gi)) {
      const name = words.replace(/[.-]+$/, '');
      if (facts.has(name)) findings.push(createFinding('variable-open', place, { name }));
    }
  }
  return findings;
}

function checkMarkup(place: DataPlace, value: string): Finding[] {
  const markup = markupIn(value);
  return markup === undefined ? [] : [createFinding('text-markup', place, markup)];
}

export const textsCheck = fileCheck({
  codes: [
    'language-missing',
    'language-not-listed',
    'placeholder-left',
    'yaml-control-character',
    'fact-unknown',
    'fact-notation',
    'variable-open',
    'text-markup',
  ],
  reads: ['model', 'facts'],
  check: ({ file, data, schema, walk }, { model: { locales, collections }, facts }) =>
    checkTexts(file, walk, {
      locales,
      isFrontMatter: collections[collectionOf(file) ?? '']?.markdown === true && typeof valueAt(data, ['markdown']) === 'string',
      // Braces in messages are placeholders of i18next, not facts.
      facts: localeOfMessages(file, locales) === undefined ? facts : undefined,
      nameOf: (path) => placeName(path, schema, data),
      keysAt: (path) => (schema === undefined ? [] : keysAt(schema, path, data)),
      mayLack: (path) => schema !== undefined && mayLackAt(schema, path, data),
    }),
});
