import * as z from 'zod';
import { createFinding, type Finding, type Form, type Key, type ValueKind } from '../../diagnostics/diagnostic.ts';
import { meantKey } from '../../diagnostics/meant-key.ts';
import { nearestFirst } from '../../diagnostics/suggest.ts';
import { isBlock } from '../../model/data/block.ts';
import type { DataPath, DataPlace } from '../../model/data/place.ts';
import { placeName } from '../../model/data/place-name.ts';
import { definitionOf, keysAt } from '../../model/data/schema-walk.ts';
import { valueAt } from '../../model/data/value-at.ts';
import { choiceIn } from '../../model/entries/exactly-one.ts';
import { groupBy } from '../../model/group-by.ts';
import { type NotationName, notationName } from '../../model/notations.ts';
import { exceededMonth } from '../../model/time/exceeded-month.ts';
import { formAt } from './form-at.ts';
import { frontMatterKeys, isFreeKey, writtenPathOf } from './front-matter-keys.ts';
import { type FileData, missingType } from './missing-type.ts';
import { parseData } from './parse-data.ts';
import { shareParts } from './share-parts.ts';

export type Validated<T> = { readonly value: T } | { readonly findings: readonly Finding[] };

/** Returns the data after validation (texts trimmed, defaults filled in), or findings for the problems. */
export function validate<T>(file: string, schema: z.core.$ZodType<T>, data: unknown): Validated<T> {
  const result = parseData(schema, data, file);
  if (result.success) return { value: shareParts(data, result.data) };
  const subject = { file, schema, data };
  const findings = withoutRepeated(result.error.issues.flatMap((issue) => explain(issue, subject)));
  return { findings: pairUnknownWithMissing(withoutLoneKeys(findings, subject)) };
}

/** Removes the second finding for a title that front matter lacks: the entry and its `meta` need it. */
const withoutRepeated = (findings: readonly Finding[]): readonly Finding[] => [
  ...new Map(findings.map((finding) => [finding.code === 'key-missing' ? JSON.stringify(finding.path) : finding, finding])).values(),
];

/** Removes the findings for all other keys of a file that lacks the only key it can have: they belong below this key. */
function withoutLoneKeys(findings: readonly Finding[], { schema }: FileData): readonly Finding[] {
  const [key, ...others] = Object.keys(definitionOf(schema).shape ?? {});
  const isMissing =
    others.length === 0 && findings.some(({ code, path }) => code === 'key-missing' && path?.length === 1 && path[0] === key);
  return isMissing ? findings.filter(({ code }) => code === 'key-missing') : findings;
}

/** Merges "untill is unknown" and "until is missing", which are the same mistake. */
function pairUnknownWithMissing(findings: readonly Finding[]): Finding[] {
  const place = (finding: Finding) => JSON.stringify(finding.path?.slice(0, -1));
  const missing = groupBy(
    findings.filter(({ code }) => code === 'key-missing'),
    place,
  );
  if (missing.size === 0) return [...findings];
  const paired = new Set<Finding>();
  const result = findings.map((finding) => {
    if (finding.code !== 'key-unknown') return finding;
    const siblings = (missing.get(place(finding)) ?? []).filter((other) => !paired.has(other));
    const name = meantKey(
      String(finding.args['key']),
      siblings.map(({ args }) => String(args['key'])),
    );
    const twin = siblings.find(({ args }) => args['key'] === name);
    if (twin === undefined) return finding;
    paired.add(twin);
    return { ...finding, args: { ...finding.args, missing: name, suggestion: name } };
  });
  return result.filter((finding) => !paired.has(finding));
}

/** Returns the name of a value in messages: its key, or the place of a list entry with its number. */
const nameOf = (path: DataPath, { schema, data }: FileData): Key => {
  const last = path.at(-1);
  return typeof last === 'string' ? last : placeName(path, schema, data);
};

const kindOf = (value: unknown): ValueKind => {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'object') return 'block';
  return typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'boolean' : 'text';
};

const expectedKinds: Readonly<Record<string, ValueKind>> = {
  string: 'text',
  number: 'number',
  int: 'integer',
  boolean: 'boolean',
  array: 'list',
  tuple: 'list',
  object: 'block',
  record: 'block',
};

function explain(issue: z.core.$ZodIssue, subject: FileData): Finding[] {
  // The keys of content are strings or numbers, never symbols.
  const path = issue.path as DataPath;
  const { file, data } = subject;
  const place = { file, path };
  const key = nameOf(path, subject);
  const value = valueAt(data, path);
  const absent = value === undefined && path.length > 0;
  const meant = issue.code === 'invalid_union' && !absent ? meantOption(issue) : undefined;
  if (meant !== undefined) return meant.flatMap((inner) => explain({ ...inner, path: [...path, ...inner.path] }, subject));
  switch (issue.code) {
    case 'unrecognized_keys':
      return unknownKeys(issue.keys, path, subject);
    case 'invalid_type':
    case 'invalid_value':
    case 'invalid_union':
      return [
        lackingType(issue, value, { path, subject }) ??
          lackingList(value, path, subject) ??
          (absent ? missingKey(key, path, subject) : wrongValue(issue, value, { ...place, key, form: formAt(path, subject) })),
      ];
    case 'too_small':
    case 'too_big':
      return [wrongSize(issue, value, { ...place, key })];
    case 'invalid_key':
      return [createFinding('name-invalid', { ...place, at: 'key' }, { name: String(path.at(-1)) })];
    case 'custom':
      return [wrongChoice(issue, value, { ...place, key })];
    case 'invalid_format':
      return [wrongFormat(issue, String(value), { ...place, key })];
    default:
      return [createFinding('format-invalid', place, { key, value: writtenIn(value), expected: expectedBy(issue) })];
  }
}

/** Returns the finding for a block without its type; undefined for any other issue. */
const lackingType = ({ code }: ValueIssue, value: unknown, { path, subject }: { readonly path: DataPath; readonly subject: FileData }) =>
  code === 'invalid_union' && (value === undefined || value === null) ? missingType(path, subject) : undefined;

/** Returns the finding for a file that is a list, and lacks the only key it can have, which is above this list. */
function lackingList(value: unknown, path: DataPath, subject: FileData): Finding | undefined {
  const [only, ...others] = Object.entries(definitionOf(subject.schema).shape ?? {});
  return Array.isArray(value) && path.length === 0 && only !== undefined && others.length === 0 && definitionOf(only[1]).type === 'array'
    ? missingKey(only[0], [only[0]], subject)
    : undefined;
}

function missingKey(key: Key, path: DataPath, subject: FileData): Finding {
  const written = writtenPathOf(path, subject);
  const parent = placeName(written.slice(0, -1), subject.schema, subject.data);
  const { isList, needs } = formAt(path, subject);
  return createFinding('key-missing', { file: subject.file, path: written }, { key, parent, ...(needs && { needs, isList }) });
}

/**
 * Returns the issues of the first option of a union that accepts the type of the value. If no option does, returns the issues of the
 * first option. Returns undefined for a discriminated union, for which zod lists no options.
 */
function meantOption({ errors }: z.core.$ZodIssueInvalidUnion): readonly z.core.$ZodIssue[] | undefined {
  const isOfAnotherType = (issues: readonly z.core.$ZodIssue[]): boolean =>
    issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0);
  return errors.find((issues) => !isOfAnotherType(issues)) ?? errors[0];
}

/** Returns findings for the unknown keys `names` at `path`. */
function unknownKeys(names: readonly string[], path: DataPath, { file, schema, data }: FileData): Finding[] {
  const keys = keysAt(schema, path, data);
  const ofFrontMatter = path.length > 0 ? undefined : frontMatterKeys(keys, { schema, data });
  const known = ofFrontMatter ?? keys;
  const present = new Set(Object.keys((valueAt(data, path) as object) ?? {}));
  const free = known.filter((key) => (ofFrontMatter === undefined ? !present.has(key) : isFreeKey(key, data)));
  return names.map((name) =>
    createFinding('key-unknown', { file, path: [...path, name], at: 'key' }, { key: name, known, suggestion: meantKey(name, free) }),
  );
}

type ValueIssue = Extract<z.core.$ZodIssue, { code: 'invalid_type' | 'invalid_value' | 'invalid_union' }>;

function wrongValue(issue: ValueIssue, value: unknown, { key, form, ...place }: ValuePlace & { readonly form: Form }): Finding {
  const actual = kindOf(value);
  if (issue.code !== 'invalid_type') {
    // The issue of a discriminated union has `options`, but its type in zod does not.
    const values = issue.code === 'invalid_value' ? issue.values : ((issue as { options?: unknown[] }).options ?? []);
    const allowed = values.map(String);
    if (!isScalarKind(actual)) return createFinding('type-wrong', place, { key, expected: allowed, actual });
    const args = { value: String(value), allowed, suggestion: meantKey(String(value), allowed) };
    return issue.code === 'invalid_value'
      ? createFinding('value-not-allowed', place, { key, ...args })
      : createFinding('section-type-unknown', place, { ...args, allowed: nearestFirst(args.value, allowed) });
  }
  if (issue.expected === 'string') {
    const unquoted = isScalarKind(actual) ? String(value) : bareFact(value);
    if (unquoted !== undefined) return createFinding('text-unquoted', place, { key, value: unquoted });
    if (value === null) return createFinding('text-empty', place, { key });
  }
  return createFinding('type-wrong', place, {
    key,
    expected: expectedKinds[issue.expected] ?? [issue.expected],
    actual,
    ...form,
  });
}

const isScalarKind = (kind: ValueKind): boolean => kind === 'text' || kind === 'number' || kind === 'boolean';

/**
 * Returns the fact that was meant by an unquoted `{company}`, which is a block with the key "company" and no value;
 * undefined for any other value.
 */
function bareFact(value: unknown): string | undefined {
  const [entry, ...rest] = isBlock(value) ? Object.entries(value) : [];
  return entry !== undefined && rest.length === 0 && entry[1] === null ? `{${entry[0]}}` : undefined;
}

interface ValuePlace extends DataPlace {
  /** The name of the value for people. */
  readonly key: Key;
}

type SizeIssue = Extract<z.core.$ZodIssue, { code: 'too_small' | 'too_big' }>;

const bounds = { too_small: { from: 'least', beyond: 'above' }, too_big: { from: 'most', beyond: 'below' } } as const;

function wrongSize(issue: SizeIssue, value: unknown, { key, ...place }: ValuePlace): Finding {
  if (typeof value === 'string') return createFinding('text-empty', place, { key });
  const count = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
  const limit = { is: bounds[issue.code][issue.inclusive === false ? 'beyond' : 'from'], count };
  if (!Array.isArray(value)) return createFinding('number-out-of-range', place, { key, expected: limit });
  const expected = issue.exact === true ? { is: 'exactly' as const, count } : limit;
  return createFinding('list-length', place, { key, expected, actual: value.length });
}

/**
 * Returns the finding for a failed custom check. A check of `exactlyOne` names its keys; the message of any other check
 * states what is expected.
 */
function wrongChoice(issue: z.core.$ZodIssueCustom, value: unknown, { key, ...place }: ValuePlace): Finding {
  const keys = choiceIn(issue);
  if (keys === undefined) return createFinding('format-invalid', place, { key, value: writtenIn(value), expected: expectedBy(issue) });
  const found = keys.filter((name) => Object.hasOwn(Object(value), name));
  const at = found[1] === undefined ? place : { ...place, path: [...place.path, found[1]], at: 'key' as const };
  return createFinding('key-choice', at, { key, keys, found });
}

/** Returns a value as text for messages: a scalar in full, a block with only its keys. */
const writtenIn = (value: unknown): string =>
  typeof value === 'object' && value !== null ? `{ ${Object.keys(value).join(', ')} }` : String(value);

/** Returns what a schema expects: the engine's name for the notation, or the message of the schema. */
const expectedBy = ({ message }: { readonly message: string }): string => notationName(message) ?? message;

type FormatIssue = Extract<z.core.$ZodIssue, { code: 'invalid_format' }>;

/**
 * Returns the finding for a wrong format. Patterns have messages that state what is expected; only patterns of names have none. The
 * other formats of zod, such as `z.email()`, have only a message of zod.
 */
function wrongFormat(issue: FormatIssue, value: string, { key, ...place }: ValuePlace): Finding {
  if (value.trim() === '') return createFinding('text-empty', place, { key });
  const isExceeding = isDate(issue) && exceededMonth(value) !== undefined;
  if (issue.format === 'datetime' || isExceeding) return createFinding('date-invalid', place, { key, value });
  if (isOwnMessage(issue)) return createFinding('format-invalid', place, { key, value, expected: expectedBy(issue) });
  return issue.format === 'regex'
    ? createFinding('name-invalid', place, { name: value })
    : createFinding('format-invalid', place, { key, value, expected: zodFormats[issue.format] ?? issue.format });
}

const zodFormats: Readonly<Record<string, NotationName>> = { date: 'day', email: 'email' };

/** Returns whether a schema expects a day, or a day or instant. */
const isDate = (issue: FormatIssue): boolean => issue.format === 'date' || ['day', 'dayOrInstant'].includes(expectedBy(issue));

/** Returns whether the message comes from the schema, and is not the default of zod. */
function isOwnMessage({ message, ...issue }: FormatIssue): boolean {
  const usual = z.config().localeError?.({ ...issue, input: undefined });
  return message !== (typeof usual === 'object' ? usual?.message : usual);
}
