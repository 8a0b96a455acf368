// Reads the front matter of other generators, in YAML, TOML or JSON, and writes it as YAML.
import { parse as parseToml, TomlDate } from 'smol-toml';
import { Document, parseDocument } from 'yaml';
import { isBlock } from '../../model/data/block.ts';

/** A text in its parts. */
export interface SplitText {
  /** The text without a byte order mark, and with lines that end with `\n`, as in the other parts. */
  readonly whole: string;
  /** The front matter, to read and to change; undefined if it has mistakes, so that the text is imported as it is. */
  readonly matter: Document | undefined;
  /** Whether the front matter is YAML, whose notation remains if nothing changes. */
  readonly isYaml: boolean;
  /** The front matter with its lines of dashes, as written; empty if there is none. */
  readonly written: string;
  readonly body: string;
}

const forms = [
  { opening: /^\+\+\+[ \t]*\n/, closing: /^\+\+\+[ \t]*(?:\n|$)/m, parse: (text: string) => withoutTomlDates(parseToml(text)) },
  { opening: /^---[ \t]*json[ \t]*\n/, closing: /^---[ \t]*(?:\n|$)/m, parse: (text: string): unknown => JSON.parse(text) },
  { opening: /^(?=\{[ \t]*\n)/, closing: /(?<=^\}[ \t]*)(?:\n|$)/m, parse: (text: string): unknown => JSON.parse(text) },
];

const yaml = { opening: /^---[ \t]*\n/, closing: /^(?:---|\.\.\.)[ \t]*(?:\n|$)/m };

/** Splits a text into its parts. */
export function splitText(text: string): SplitText {
  const whole = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  return { whole, ...partsOf(whole) };
}

function partsOf(text: string): Omit<SplitText, 'whole'> {
  const ofYaml = cut(text, yaml);
  if (ofYaml !== undefined) {
    const plain = soundDocument(ofYaml.inner);
    // A value with a colon, `title: Ferries: the times`, is a mistake that some generators accept.
    const matter =
      plain ??
      soundDocument(
        ofYaml.inner.replace(/^([\w-]+): +(?!["'|>[{&*!])(.*:.*)$/gm, (_, key, value) => `${key}: ${JSON.stringify(value.trim())}`),
      ) ??
      withLastOfKeys(ofYaml.inner);
    return { ...ofYaml, matter, isYaml: plain !== undefined };
  }
  for (const form of forms) {
    const found = cut(text, form);
    if (found === undefined) continue;
    try {
      const value = form.parse(found.inner);
      return { ...found, matter: isBlock(value) ? new Document(value) : undefined, isYaml: false };
    } catch {
      // `check` reports the front matter, with its place.
      return { ...found, matter: undefined, isYaml: false };
    }
  }
  return { matter: new Document({}), isYaml: true, written: '', body: text };
}

/** Parses YAML. Returns undefined if it has mistakes, or if its value is not a block of keys. */
function soundDocument(text: string): Document | undefined {
  const document = parseDocument(text, { version: '1.2', logLevel: 'error' });
  if (document.errors.length > 0) return undefined;
  if (document.contents === null) return new Document({});
  return isBlock(document.toJS()) ? document : undefined;
}

/** Parses YAML in which a key is written twice. Most generators take the last value. */
function withLastOfKeys(text: string): Document | undefined {
  const document = parseDocument(text, { version: '1.2', logLevel: 'error', uniqueKeys: false });
  const data: unknown = document.errors.length > 0 ? undefined : document.toJS();
  return isBlock(data) ? new Document(data) : undefined;
}

function cut(text: string, { opening, closing }: { readonly opening: RegExp; readonly closing: RegExp }) {
  const start = opening.exec(text)?.[0].length;
  if (start === undefined) return undefined;
  const end = closing.exec(text.slice(start));
  if (end === null) return undefined;
  const bodyStart = start + end.index + end[0].length;
  return { inner: text.slice(start, start + end.index), written: text.slice(0, bodyStart), body: text.slice(bodyStart) };
}

/** Converts dates of TOML to texts, days without a time. */
function withoutTomlDates(value: unknown): unknown {
  if (value instanceof TomlDate) return value.isDate() ? value.toISOString().slice(0, 10) : value.toISOString();
  if (Array.isArray(value)) return value.map(withoutTomlDates);
  if (!isBlock(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutTomlDates(part)]));
}

/** Joins front matter and body. Front matter without keys is left out. */
export function joinText({ matter, body }: { readonly matter: Document; readonly body: string }): string {
  const written = isEmpty(matter) ? '' : `---\n${matter.toString({ lineWidth: 0 })}---\n`;
  return written === '' ? body : `${written}${body.startsWith('\n') ? '' : '\n'}${body}`;
}

const isEmpty = (matter: Document): boolean => Object.keys(Object(matter.toJS())).length === 0;
