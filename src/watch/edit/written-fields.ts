// A value of content as written: its file, its bytes, and its text, in each language.
import { placesInFiles, withYamlPart, yamlPart } from '../../content/markdown/written-places.ts';
import { diskFileOf, type WrittenPlaces } from '../../content/tree.ts';
import { withEntry } from '../../content/yaml/splice/entries.ts';
import { literalAt } from '../../content/yaml/splice/literal-at.ts';
import { type Splice, withValue } from '../../content/yaml/splice/with-value.ts';
import type { ToolLanguage } from '../../diagnostics/messages/messages.ts';
import type { DataPath } from '../../model/data/place.ts';
import { valueAt } from '../../model/data/value-at.ts';
import { withoutFrontMatter } from '../../model/entries/front-matter.ts';
import { proseIn, withoutLanguage } from '../../model/entries/prose-file.ts';
import { escapePattern } from '../../model/escape-pattern.ts';
import { localeOfMessages, messagesFile } from '../../model/kind.ts';
import type { Locale, Locales } from '../../model/languages/locale.ts';
import { isText } from '../../model/languages/text.ts';
import { amountText, centsFrom } from './amounts.ts';
import type { FoundValue } from './find-place.ts';
import { blocksOf, blockWith } from './prose-blocks.ts';

/** A value in one language, or in all. */
export interface WrittenField {
  /** The file on disk, and its name among the files of the site. */
  readonly file: string;
  readonly name: string;
  readonly locale: Locale | undefined;
  /** The path in YAML, if the value is in YAML. */
  readonly path: DataPath | undefined;
  /** The index of the paragraph in Markdown, from 0; undefined for the entire text. */
  readonly block: number | undefined;
  /** Its place in the data, which differs for front matter. */
  readonly of: { readonly file: string; readonly path: DataPath };
  /** The bytes of the file that are replaced, and their value; empty if the language has no text yet. */
  readonly bytes: string;
  readonly value: string | number | boolean;
  /** Set for an amount of money, which content has in cents: the language in whose notation it is typed. */
  readonly amountIn?: string;
  /** Set for a text whose file has to be created or is empty: the text in another language, from which it gets its line endings. */
  readonly like?: string;
  /** Further places of the same value, as in the front matter of other languages. */
  readonly again?: readonly WrittenField[];
}

export interface Written {
  /** The language in which people write amounts. */
  readonly language: ToolLanguage;
  readonly locales: Locales;
  /** The data of YAML files. */
  readonly data: ReadonlyMap<string, unknown>;
  /** Where data and texts are written. */
  readonly places: WrittenPlaces;
  /** The files of content on disk, by their names there. */
  readonly texts: Pick<ReadonlyMap<string, string>, 'get'>;
}

/** The places of a value in all languages that have it, the page's first; undefined if that is uncertain. */
export function fieldsOf(found: FoundValue, locale: Locale, written: Written): readonly WrittenField[] | undefined {
  const fields = 'text' in found && found.text.occurrence !== undefined ? fieldsOfProse(found.text, written) : fieldsOfData(found, written);
  const own = fields.filter((field) => field.locale === locale);
  const all = [...own, ...fields.filter((field) => field.locale !== locale)];
  return all.length === 0 || ('text' in found && own.length === 0) ? undefined : all;
}

type Prose = Extract<FoundValue, { readonly text: unknown }>['text'];

function fieldsOfProse({ file, occurrence = 0, locale, ...piece }: Prose, written: Written): readonly WrittenField[] {
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
    // Paragraphs of another language correspond where there are as many of them.
    return bytes === undefined || blocks.length !== count
      ? []
      : [{ file: onDisk, name: other, locale: each, path: undefined, block, of: { file: other, path: [] }, bytes, value: bytes }];
  });
}

/** The texts of a Markdown file in all languages, each as a whole: for one that a language lacks, or has without a word. */
function fieldsOfNewProse({ file, locale }: Pick<Prose, 'file' | 'locale'>, { texts, locales, places }: Written): readonly WrittenField[] {
  const others = locales.list.flatMap((each) => {
    const name = proseIn(withoutLanguage(file), each);
    const onDisk = diskFileOf(places, name);
    const text = each === locale ? undefined : texts.get(onDisk);
    return text === undefined || bodyOf(text).bytes === '' ? [] : [{ file: onDisk, name, text, locale: each }];
  });
  const [like] = others;
  if (like === undefined) return [];
  const own = diskFileOf(places, file);
  // Named as its neighbour is: only that shows where a file of this name would be read from.
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

function fieldsOfData(found: FoundValue, written: Written): readonly WrittenField[] {
  const { data, locales } = written;
  const { file, path } = 'text' in found ? found.text : found;
  if (localeOfMessages(file, locales) !== undefined)
    return locales.list.flatMap((locale) => fieldAt({ file: messagesFile(locale), path }, locale, written));
  const above = path.slice(0, -1);
  const text = valueAt(data.get(file), above);
  if (!isText(text, locales)) return fieldAt({ file, path }, undefined, written);
  return Object.keys(text).flatMap((locale) => fieldAt({ file, path: [...above, locale] }, locale, written));
}

/** The field of a value of data: none if it is in no file. */
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

/** The text of a file with its YAML changed; undefined if that cannot be. */
function spliced(file: string, text: string, change: (yaml: string) => Splice): string | undefined {
  const made = change(yamlPart(file, text));
  return 'text' in made ? withYamlPart(file, text, made.text) : undefined;
}

/** True if a language that has no text can be given one. */
const canBeAdded = (file: string, text: string, path: DataPath): boolean =>
  spliced(file, text, (yaml) => withEntry(yaml, path, 'x')) !== undefined;

/** True for a language that has no text yet. */
export const isMissing = ({ bytes, locale }: WrittenField): boolean => bytes === '' && locale !== undefined;

/** The Markdown of a file. */
function bodyOf(file: string): { readonly start: number; readonly bytes: string } {
  const text = withoutFrontMatter(file);
  const start = text.search(/\S/);
  return start < 0 ? { start: file.length, bytes: '' } : { start, bytes: text.slice(start).trimEnd() };
}

/** The value that a text of its file has instead of a field; undefined if it is missing. */
export function readField(
  text: string,
  { file, path, block }: WrittenField,
): (Pick<WrittenField, 'bytes' | 'value'> & { readonly start: number }) | undefined {
  if (path !== undefined) return literalAt(yamlPart(file, text), path);
  const found = block === undefined ? bodyOf(text) : blocksOf(text)[block];
  return found && { ...found, value: found.bytes };
}

/** `text` with another value of a field; undefined if its bytes have changed, or cannot have that value. */
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
  // A text in a file without one ends its last line.
  if (at === undefined && block?.bytes === '') return typed.trim() === '' ? text : withoutBlankEnd(text, eol) + inFile.trim() + eol;
  return block && text.slice(0, block.start) + inFile + text.slice(block.start + bytes.length);
}

/** What is above a text, such as front matter, with a blank line behind it. */
const withoutBlankEnd = (text: string, eol: string): string => (text.trim() === '' ? '' : text.trimEnd() + eol + eol);

/** True if a text of its file has other bytes in the place of a field. */
export const isOtherThan = (field: WrittenField, text: string): boolean => (readField(text, field)?.bytes ?? '') !== field.bytes;

/** The value as people type it. */
export const shownValue = ({ value, amountIn }: WrittenField): string =>
  amountIn === undefined ? String(value) : amountText(Number(value), amountIn);

/** True if the typed text is a value of the kind of the old one. */
export const isValueOf = (typed: string, field: WrittenField): boolean => valueFrom(typed, field) !== undefined;

/** The typed text as a value of the kind of the old one; undefined if it is invalid. */
function valueFrom(typed: string, { value, amountIn }: WrittenField): WrittenField['value'] | undefined {
  if (amountIn !== undefined) return centsFrom(typed, amountIn);
  if (typeof value === 'boolean') return typed === 'true' ? true : typed === 'false' ? false : undefined;
  if (typeof value !== 'number') return typed;
  return /^\s*-?\d+(?:\.\d+)?\s*$/.test(typed) ? Number(typed) : undefined;
}
