// Finds where files contain a content value, in each language, and replaces the value there.
import { placesInFiles, withYamlPart, yamlPart } from '../../content/markdown/written-places.ts';
import { diskFileOf, type WrittenPlaces } from '../../content/tree.ts';
import { withEntry } from '../../content/yaml/splice/entries.ts';
import { literalAt } from '../../content/yaml/splice/literal-at.ts';
import { type Splice, withValue } from '../../content/yaml/splice/with-value.ts';
import type { ToolLanguage } from '../../diagnostics/messages/messages.ts';
import type { DataPath, DataPlace } from '../../model/data/place.ts';
import { valueAt } from '../../model/data/value-at.ts';
import { withoutFrontMatter } from '../../model/entries/front-matter.ts';
import { proseIn, withoutLanguage } from '../../model/entries/prose-file.ts';
import { escapePattern } from '../../model/escape-pattern.ts';
import { localeOfMessages, messagesFile } from '../../model/kind.ts';
import type { Locale, Locales } from '../../model/languages/locale.ts';
import { isText } from '../../model/languages/text.ts';
import { amountText, centsFrom } from './amounts.ts';
import type { FoundValue } from './find-place.ts';
import type { WrittenText } from './mark-content.ts';
import { blocksOf, blockWith } from './prose-blocks.ts';

/** A value in one language, or a value that is the same in all languages. */
export interface WrittenField {
  /** The name of the file on disk, and its name in the content tree. */
  readonly file: string;
  readonly name: string;
  readonly locale: Locale | undefined;
  /** The path in YAML, if the value is in YAML. */
  readonly path: DataPath | undefined;
  /** The index of the paragraph in Markdown, from 0; undefined for the entire text. */
  readonly block: number | undefined;
  /** The place of the value in the data, which differs from `file` and `path` for front matter. */
  readonly of: DataPlace;
  /** The source text to replace, and its value; empty if the language has no text yet. */
  readonly bytes: string;
  readonly value: string | number | boolean;
  /** For an amount of money: the language in whose notation it is typed. Content has the amount in cents. */
  readonly amountIn?: string;
  /** For a text whose file is missing or empty: the text in another language, whose line endings are used. */
  readonly like?: string;
  /** Further places of the same value, for example in the front matter of other languages. */
  readonly again?: readonly WrittenField[];
}

export interface Written {
  /** The language in whose notation amounts are typed. */
  readonly language: ToolLanguage;
  readonly locales: Locales;
  /** The data of YAML files. */
  readonly data: ReadonlyMap<string, unknown>;
  /** Where data and texts are written. */
  readonly places: WrittenPlaces;
  /** The texts of content files by their names on disk. */
  readonly texts: Pick<ReadonlyMap<string, string>, 'get'>;
}

/** Returns the fields of a value in all its languages, starting with `locale`, or undefined if the fields cannot be determined. */
export function fieldsOf(found: FoundValue, locale: Locale, written: Written): readonly WrittenField[] | undefined {
  const fields = 'text' in found && found.occurrence !== undefined ? fieldsOfProse(found, written) : fieldsOfData(found, written);
  const own = fields.filter((field) => field.locale === locale);
  const all = [...own, ...fields.filter((field) => field.locale !== locale)];
  return all.length === 0 || ('text' in found && own.length === 0) ? undefined : all;
}

function fieldsOfProse({ file, occurrence = 0, locale, ...piece }: WrittenText, written: Written): readonly WrittenField[] {
  const { texts, locales, places } = written;
  const own = texts.get(diskFileOf(places, file));
  if (own === undefined || bodyOf(own).bytes === '') return fieldsOfNewProse({ file, locale }, written);
  const block = blockWith(own, { ...piece, occurrence });
  if (block === undefined) return [];
  const count = blocksOf(own).length;
  return locales.list.flatMap((each) => {
    const other = each === locale ? file : proseIn(withoutLanguage(file), each);
    const onDisk = diskFileOf(places, other);
    const blocks = blocksOf(texts.get(onDisk) ?? '');
    const bytes = blocks[block]?.bytes;
    // The paragraphs of two languages correspond only if both texts have the same number of paragraphs.
    return bytes === undefined || blocks.length !== count
      ? []
      : [{ file: onDisk, name: other, locale: each, path: undefined, block, of: { file: other, path: [] }, bytes, value: bytes }];
  });
}

/**
 * Returns the fields of a Markdown text that is missing or empty in `locale`: an empty field for `locale`, and a field with the entire text
 * for each language that has the text. Returns none if no language has it.
 */
function fieldsOfNewProse(
  { file, locale }: Pick<WrittenText, 'file' | 'locale'>,
  { texts, locales, places }: Written,
): readonly WrittenField[] {
  const others = locales.list.flatMap((each) => {
    const name = proseIn(withoutLanguage(file), each);
    const onDisk = diskFileOf(places, name);
    const text = each === locale ? undefined : texts.get(onDisk);
    return text === undefined || bodyOf(text).bytes === '' ? [] : [{ file: onDisk, name, text, locale: each }];
  });
  const [like] = others;
  if (like === undefined) return [];
  const own = diskFileOf(places, file);
  // The new file is named like the existing one, because several naming styles are possible.
  const named = like.file.replace(new RegExp(`\\.${escapePattern(like.locale)}(?=\\.\\w+$)`), `.${locale}`);
  const added = texts.get(own) === undefined ? named : own;
  if (added === like.file) return [];
  const common = (name: string) => ({ name, path: undefined, block: undefined, of: { file: name, path: [] } });
  return [
    { ...common(file), file: added, locale, bytes: '', value: '', like: like.text },
    ...others.map(({ file: onDisk, name, text, locale: each }) => {
      const { bytes } = bodyOf(text);
      return { ...common(name), file: onDisk, locale: each, bytes, value: bytes };
    }),
  ];
}

function fieldsOfData({ file, path }: FoundValue, written: Written): readonly WrittenField[] {
  const { data, locales } = written;
  if (localeOfMessages(file, locales) !== undefined)
    return locales.list.flatMap((locale) => fieldAt({ file: messagesFile(locale), path }, locale, written));
  const above = path.slice(0, -1);
  const text = valueAt(data.get(file), above);
  if (!isText(text, locales)) return fieldAt({ file, path }, undefined, written);
  return Object.keys(text).flatMap((locale) => fieldAt({ file, path: [...above, locale] }, locale, written));
}

/** Returns a list with the field of a value in data, or an empty list if the value is in no file. */
function fieldAt(of: WrittenField['of'], locale: Locale | undefined, written: Written): readonly WrittenField[] {
  const { data, places, texts, language } = written;
  const [first, ...others] = placesInFiles(of, places).flatMap(({ file: name, path }): readonly WrittenField[] => {
    const file = diskFileOf(places, name);
    const text = texts.get(file) ?? '';
    const common = { file, name, locale, path, block: undefined, of };
    const literal = literalAt(yamlPart(file, text), path);
    if (literal === undefined) {
      const isLacking = locale !== undefined && typeof valueAt(data.get(of.file), of.path) === 'string' && canBeAdded(file, text, path);
      return isLacking ? [{ ...common, bytes: '', value: '' }] : [];
    }
    const { bytes, value } = literal;
    const isAmount = of.file === 'prices.yaml' && of.path[0] === 'lists' && typeof value === 'number';
    return [{ ...common, bytes, value, ...(isAmount && { amountIn: language }) }];
  });
  return first === undefined ? [] : [{ ...first, ...(others.length > 0 && { again: others }) }];
}

/** Returns the text of a file with its YAML changed, or undefined if the change is not possible. */
function spliced(file: string, text: string, change: (yaml: string) => Splice): string | undefined {
  const made = change(yamlPart(file, text));
  return 'text' in made ? withYamlPart(file, text, made.text) : undefined;
}

const canBeAdded = (file: string, text: string, path: DataPath): boolean =>
  spliced(file, text, (yaml) => withEntry(yaml, path, 'x')) !== undefined;

/** True for a field of a language without a text. */
export const isMissing = ({ bytes, locale }: WrittenField): boolean => bytes === '' && locale !== undefined;

/** Returns the Markdown of a file without front matter, and the offset of this Markdown. */
function bodyOf(file: string): { readonly start: number; readonly bytes: string } {
  const text = withoutFrontMatter(file);
  const start = text.search(/\S/);
  return start < 0 ? { start: file.length, bytes: '' } : { start, bytes: text.slice(start).trimEnd() };
}

/** Reads the current value of a field from a text of its file; undefined if the value is missing. */
export function readField(
  text: string,
  { file, path, block }: WrittenField,
): (Pick<WrittenField, 'bytes' | 'value'> & { readonly start: number }) | undefined {
  if (path !== undefined) return literalAt(yamlPart(file, text), path);
  const found = block === undefined ? bodyOf(text) : blocksOf(text)[block];
  return found && { ...found, value: found.bytes };
}

/** Returns `text` with a new value for a field; undefined if the old value has changed in `text`, or if the new value cannot be written. */
export function typeField(text: string, field: WrittenField, typed: string): string | undefined {
  if (isOtherThan(field, text)) return undefined;
  const { file, path } = field;
  if (path === undefined) return typeBlock(text, field, typed);
  if (isMissing(field)) return typed.trim() === '' ? text : spliced(file, text, (yaml) => withEntry(yaml, path, typed));
  const value = valueFrom(typed, field);
  return value === undefined ? undefined : spliced(file, text, (yaml) => withValue(yaml, path, value));
}

function typeBlock(text: string, { block: at, bytes, like = text }: WrittenField, typed: string): string | undefined {
  const block = at === undefined ? bodyOf(text) : blocksOf(text)[at];
  const eol = like.includes('\r\n') ? '\r\n' : '\n';
  const inFile = eol === '\r\n' ? typed.replaceAll(/\r?\n/g, eol) : typed;
  // A new text in an empty file ends with a line break.
  if (at === undefined && block?.bytes === '') return typed.trim() === '' ? text : withoutBlankEnd(text, eol) + inFile.trim() + eol;
  return block && text.slice(0, block.start) + inFile + text.slice(block.start + bytes.length);
}

/** Returns the part of a file before a new text, such as front matter, followed by a blank line. */
const withoutBlankEnd = (text: string, eol: string): string => (text.trim() === '' ? '' : text.trimEnd() + eol + eol);

/** True if the value of a field differs in `text`. */
export const isOtherThan = (field: WrittenField, text: string): boolean => (readField(text, field)?.bytes ?? '') !== field.bytes;

/** Returns the value in the notation in which people type it. */
export const shownValue = ({ value, amountIn }: WrittenField): string =>
  amountIn === undefined ? String(value) : amountText(Number(value), amountIn);

/** Returns the typed text; an amount in the notation of `shownValue`, so that both can be compared. */
export const shownTyped = (typed: string, field: WrittenField): string =>
  field.amountIn === undefined ? typed : shownValue({ ...field, value: valueFrom(typed, field) ?? typed });

/** True if the typed text is a value of the same type as the old one. */
export const isValueOf = (typed: string, field: WrittenField): boolean => valueFrom(typed, field) !== undefined;

/** Converts the typed text to the type of the old value; undefined if it is invalid. */
function valueFrom(typed: string, { value, amountIn }: WrittenField): WrittenField['value'] | undefined {
  if (amountIn !== undefined) return centsFrom(typed, amountIn);
  if (typeof value === 'boolean') return typed === 'true' ? true : typed === 'false' ? false : undefined;
  if (typeof value !== 'number') return typed;
  return /^\s*-?\d+(?:\.\d+)?\s*$/.test(typed) ? Number(typed) : undefined;
}
