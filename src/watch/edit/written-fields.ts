// A value of content as it is written: in which file, at which bytes, and what is there, in each language.
import { withEntry } from '../../content/yaml/splice/entries.ts';
import { literalAt } from '../../content/yaml/splice/literal-at.ts';
import { withValue } from '../../content/yaml/splice/with-value.ts';
import type { ToolLanguage } from '../../diagnostics/messages/messages.ts';
import type { DataPath } from '../../model/data/place.ts';
import { valueAt } from '../../model/data/value-at.ts';
import { proseIn, withoutLanguage } from '../../model/entries/prose-file.ts';
import { localeOfMessages, messagesFile } from '../../model/kind.ts';
import type { Locale, Locales } from '../../model/languages/locale.ts';
import { isText } from '../../model/languages/text.ts';
import { amountText, centsFrom } from './amounts.ts';
import type { FoundValue } from './find-place.ts';
import { blocksOf, blockWith } from './prose-blocks.ts';

/** A value in one language, or in all. */
export interface WrittenField {
  readonly file: string;
  readonly locale: Locale | undefined;
  /** In YAML, where it is. */
  readonly path: DataPath | undefined;
  /** In Markdown, which paragraph of the file it is, counted from 0. */
  readonly block: number | undefined;
  /** The bytes of the file that are replaced, and what they say; empty where the language has no text yet. */
  readonly bytes: string;
  readonly value: string | number | boolean;
  /** Set for an amount of money, which content has in cents: the language in whose notation it is typed. */
  readonly amountIn?: string;
}

export interface Written {
  /** The language in which people write amounts. */
  readonly language: ToolLanguage;
  readonly locales: Locales;
  /** The data of YAML files. */
  readonly data: ReadonlyMap<string, unknown>;
  /** The files of content as they are on disk. */
  readonly texts: Pick<ReadonlyMap<string, string>, 'get'>;
}

/** Where a value is written, in all languages that have it, that of the page first; undefined where that is not certain. */
export function fieldsOf(found: FoundValue, locale: Locale, written: Written): readonly WrittenField[] | undefined {
  const fields = 'text' in found && found.text.occurrence !== undefined ? fieldsOfProse(found.text, written) : fieldsOfData(found, written);
  const own = fields.filter((field) => field.locale === locale);
  const all = [...own, ...fields.filter((field) => field.locale !== locale)];
  return all.length === 0 || ('text' in found && own.length === 0) ? undefined : all;
}

type Prose = Extract<FoundValue, { readonly text: unknown }>['text'];

function fieldsOfProse({ file, text, occurrence = 0, locale }: Prose, { texts, locales }: Written): readonly WrittenField[] {
  const own = texts.get(file);
  const block = own === undefined ? undefined : blockWith(own, text, occurrence);
  if (own === undefined || block === undefined) return [];
  const count = blocksOf(own).length;
  return locales.list.flatMap((each) => {
    const other = each === locale ? file : proseIn(withoutLanguage(file), each);
    const blocks = blocksOf(texts.get(other) ?? '');
    const bytes = blocks[block]?.bytes;
    // Paragraphs of another language correspond where there are as many of them.
    return bytes === undefined || blocks.length !== count
      ? []
      : [{ file: other, locale: each, path: undefined, block, bytes, value: bytes }];
  });
}

function fieldsOfData(found: FoundValue, { data, texts, locales, language }: Written): readonly WrittenField[] {
  const { file, path } = 'text' in found ? found.text : found;
  const fieldAt = (inFile: string, at: DataPath, locale: Locale | undefined): readonly WrittenField[] => {
    const text = texts.get(inFile) ?? '';
    const literal = literalAt(text, at);
    if (literal === undefined) {
      const isMissing = locale !== undefined && typeof valueAt(data.get(inFile), at) === 'string' && canBeAdded(text, at);
      return isMissing ? [{ file: inFile, locale, path: at, block: undefined, bytes: '', value: '' }] : [];
    }
    const { bytes, value } = literal;
    const isAmount = inFile === 'prices.yaml' && at[0] === 'lists' && typeof value === 'number';
    return [{ file: inFile, locale, path: at, block: undefined, bytes, value, ...(isAmount && { amountIn: language }) }];
  };
  if (localeOfMessages(file, locales) !== undefined) return locales.list.flatMap((locale) => fieldAt(messagesFile(locale), path, locale));
  const above = path.slice(0, -1);
  const text = valueAt(data.get(file), above);
  if (!isText(text, locales)) return fieldAt(file, path, undefined);
  return Object.keys(text).flatMap((locale) => fieldAt(file, [...above, locale], locale));
}

/** True where a language that has no text can be given one. */
const canBeAdded = (text: string, path: DataPath): boolean => 'text' in withEntry(text, path, 'x');

/** True of a language that has no text yet. */
export const isMissing = ({ bytes, locale, path }: WrittenField): boolean => bytes === '' && locale !== undefined && path !== undefined;

/** What a text of its file has in the place of a field; undefined where it is not there. */
export function readField(
  text: string,
  { path, block }: WrittenField,
): (Pick<WrittenField, 'bytes' | 'value'> & { readonly start: number }) | undefined {
  if (path !== undefined) return literalAt(text, path);
  const found = blocksOf(text)[block ?? -1];
  return found && { ...found, value: found.bytes };
}

/** `text` with another value of a field; undefined where its bytes are others than they were, or cannot say that. */
export function typeField(text: string, field: WrittenField, typed: string): string | undefined {
  if (isOtherThan(field, text)) return undefined;
  if (field.path !== undefined && isMissing(field)) {
    const added = typed.trim() === '' ? { text } : withEntry(text, field.path, typed);
    return 'text' in added ? added.text : undefined;
  }
  const value = valueFrom(typed, field);
  if (value === undefined) return undefined;
  if (field.path === undefined) {
    const block = blocksOf(text)[field.block ?? -1];
    const inFile = text.includes('\r\n') ? typed.replaceAll(/\r?\n/g, '\r\n') : typed;
    return block && text.slice(0, block.start) + inFile + text.slice(block.start + block.bytes.length);
  }
  const made = withValue(text, field.path, value);
  return 'text' in made ? made.text : undefined;
}

/** True where a text of its file has other bytes in the place of a field. */
export const isOtherThan = (field: WrittenField, text: string): boolean => (readField(text, field)?.bytes ?? '') !== field.bytes;

/** The value as people type it. */
export const shownValue = ({ value, amountIn }: WrittenField): string =>
  amountIn === undefined ? String(value) : amountText(Number(value), amountIn);

/** True where what was typed is a value of the kind that is there. */
export const isValueOf = (typed: string, field: WrittenField): boolean => valueFrom(typed, field) !== undefined;

/** What was typed, as a value of the kind that is there; undefined where it is none. */
function valueFrom(typed: string, { value, amountIn }: WrittenField): WrittenField['value'] | undefined {
  if (amountIn !== undefined) return centsFrom(typed, amountIn);
  if (typeof value === 'boolean') return typed === 'true' ? true : typed === 'false' ? false : undefined;
  if (typeof value !== 'number') return typed;
  return /^\s*-?\d+(?:\.\d+)?\s*$/.test(typed) ? Number(typed) : undefined;
}
