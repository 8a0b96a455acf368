// Computes edits that correct findings. Some findings already contain their edits, such as those for mistakes in YAML syntax.
import type { Code } from '../../diagnostics/catalogue/index.ts';
import type { Finding, Fix } from '../../diagnostics/diagnostic.ts';
import { applyEdits, blank } from '../../diagnostics/fix.ts';
import { splitLines } from '../../diagnostics/split-lines.ts';
import type { Range, TextEdit } from '../../model/data/place.ts';
import { escapePattern } from '../../model/escape-pattern.ts';
import { percentDecoded } from '../../model/references/percent-decoded.ts';
import { typographyCodes } from '../../model/typography.ts';
import { addLanguageKey } from './add-language.ts';
import { asName } from './as-name.ts';
import { rawLines, sourceOf, type TextPart } from './place.ts';
import { rangesOf, replaceAt, replaceIn, replaceText, rewritten } from './rewrite.ts';

type Fixer = (place: TextPart, args: Finding['args'], occurrences?: Finding['occurrences']) => readonly TextEdit[];

/**
 * Replaces the written value with the suggestion of the finding. In prose, the place of a finding is a whole link, picture or component, so
 * replacing it with a name would delete its words.
 */
const suggested: Fixer = (place, { suggestion }) =>
  typeof suggestion === 'string' && !/^(?:!?\[|<)/.test(sourceOf(place)) ? rewritten(place, suggestion) : [];

/** Replaces `found` with `written` at its `occurrences` in the value. */
const rewrittenText: Fixer = (place, { found, written }, occurrences) =>
  typeof written === 'string' ? replaceText(place, { from: String(found), to: written }, occurrences) : [];

/** Replaces the address of a Markdown link or of its definition from its start. */
function replaceAddress(place: TextPart, from: string, to: string): readonly TextEdit[] {
  const found = new RegExp(`(?:\\]\\(\\s*|^\\[[^\\]]+\\]:\\s*)(<?)(${escapePattern(from)})(?=[\\s>)]|$)`).exec(sourceOf(place));
  const [whole = '', , address = ''] = found ?? [];
  return found === null ? [] : replaceAt(place, [found.index + whole.length - address.length, address.length], to);
}

/** Replaces the path in the address of a Markdown link or of its definition, and keeps its query and fragment. */
function replacePath(place: TextPart, path: string, to: string): readonly TextEdit[] {
  const addresses = [...sourceOf(place).matchAll(/(?<=\]\(\s*<?|^\[[^\]]+\]:\s*<?)[^\s()<>?#]+/g)];
  // Without a slash or `.html` at its end.
  const found = addresses.find(([address]) => percentDecoded(address).startsWith(path));
  return found === undefined ? [] : replaceAt(place, [found.index, found[0].length], to);
}

/** Replaces the fragment of the address of a Markdown link or of its definition. */
const replaceAnchor = (place: TextPart, from: string, to: string): readonly TextEdit[] => {
  const [address] = /(?<=\]\(\s*<?|^\[[^\]]+\]:\s*<?)[^\s()<>]*#[^\s()<>]+/.exec(sourceOf(place)) ?? [];
  return address?.endsWith(`#${from}`) ? replaceAddress(place, address, `${address.slice(0, -from.length)}${to}`) : [];
};

/** Writes the lines of dashes around front matter: adds the first one, or replaces other marks in both. */
function linesOfDashes(text: string, fault: 'start' | 'marks'): readonly TextEdit[] {
  const lines = splitLines(text);
  const [first = ''] = lines;
  const mark = text.startsWith('\uFEFF') ? 2 : 1;
  const at = (line: number, column: number, endColumn: number): Range => ({ line, column, endLine: line, endColumn });
  if (fault === 'start') return [{ replace: at(1, mark, mark), with: text.includes('\r\n') ? '---\r\n' : '---\n' }];
  const sign = first.trim().charAt(0);
  const last = lines.findIndex((line, index) => index > 0 && line.trim() !== '' && line.trim().replaceAll(sign, '') === '');
  const ends = [1, ...(last > 0 ? [last + 1] : [])];
  return ends.map((line) => ({ replace: at(line, line === 1 ? mark : 1, (lines[line - 1] ?? '').length + 1), with: '---' }));
}

/** The fixes by code. A finding with another code has to be corrected by hand. */
const fixers: Partial<Record<Code, Fixer>> = {
  'anchor-language': suggested,
  'anchor-unknown': (place, args) => {
    const ofYaml = suggested(place, args);
    const { name, suggestion } = args;
    return ofYaml.length > 0 || typeof suggestion !== 'string' ? ofYaml : replaceAnchor(place, String(name), suggestion);
  },
  'asset-unknown': suggested,
  'campaign-unknown': suggested,
  'code-language': (place, { name, written }) => (typeof written === 'string' ? replaceIn(place, String(name), written) : []),
  'contact-unknown': suggested,
  'entry-unknown': suggested,
  'external-unknown': suggested,
  'icon-unknown': suggested,
  'key-unknown': suggested,
  'name-unknown': suggested,
  'price-list-unknown': suggested,
  'prose-missing': suggested,
  'public-file-unknown': suggested,
  'redirect-target-unknown': suggested,
  'section-type-unknown': suggested,
  'value-not-allowed': suggested,
  'fact-unknown': (place, { name, suggestion }) =>
    typeof suggestion === 'string' ? replaceIn(place, `{${String(name)}}`, `{${suggestion}}`) : [],
  'amount-outlier': (place, { meant, isSure }) => (isSure === true ? rewritten(place, String(meant)) : []),
  'percent-unmatched': (place, { best }) => rewritten(place, String(best)),
  'text-markup': (place, { found, plain }) => (typeof plain === 'string' ? replaceIn(place, String(found), plain) : []),
  ...Object.fromEntries(typographyCodes.map((code) => [code, rewrittenText])),
  'url-unsafe': (place, { url }) => {
    const [, address] = /^(?:https?)?:?\/*([\w-]+(?:\.[\w-]+)+(?:[/:?#].*)?)$/i.exec(String(url)) ?? [];
    return address === undefined ? [] : rewritten(place, `https://${address}`);
  },
  // Other suggestions are the most similar path, which may be wrong.
  'link-address': (place, { path, suggestion, isRedirected }) =>
    isRedirected === true ? replacePath(place, String(path), String(suggestion)) : [],
  'format-invalid': (place, { value, expected }) => {
    const [, host] = expected === 'siteAddress' ? (/^(https:\/\/[^/?#]+)\/+$/.exec(String(value)) ?? []) : [];
    return host === undefined ? [] : rewritten(place, host);
  },
  'link-unclear': (place, { url, written }) => (typeof written === 'string' ? replaceAddress(place, String(url), written) : []),
  'front-matter': ({ text }, { fault }) => (fault === 'start' || fault === 'marks' ? linesOfDashes(text, fault) : []),
  'fact-notation': (place, { name, written }) => replaceIn(place, String(written), `{${String(name)}}`),
  'variable-open': (place, { name }) => replaceIn(place, `{${String(name)}`, `{${String(name)}}`),
  'language-missing': (place, { language }) => addLanguageKey(place, String(language)),
  'markdown-raw': (place, { what, written }) => {
    if (typeof written === 'string') return [{ replace: place.range, with: written }];
    const [marks = '', blank = ''] = (what === 'heading' ? /^#{2,6}(?!#)(\u00A0*)/.exec(sourceOf(place)) : null) ?? [];
    return marks === '' ? [] : replaceAt(place, [marks.length - blank.length, blank.length], ' ');
  },
  'mdx-code': ({ range }, { fact }) => (typeof fact === 'string' ? [{ replace: range, with: `{${fact}}` }] : []),
  // There is no fix for the name of a file, because the name is not part of its text.
  'name-invalid': (place, { name, ...others }) => {
    // A file in place of a name: `about.en.mdx`.
    const sound = asName(String(name).replace(/(?:\.[a-z]{2,3}(?:-\w+)?)?\.mdx?$|\.ya?ml$/i, ''));
    // A value may be derived from the name of the file. The place of the finding then contains another text.
    const isThere = sourceOf(place).replace(/^(["'])(.*)\1$/, '$2') === name;
    return sound === undefined || 'file' in others || !isThere ? [] : rewritten(place, sound);
  },
};

/** For each code, a function that returns the part of a value that a finding is about. */
const wordsByCode: Partial<Record<Code, (args: Finding['args']) => string>> = {
  'fact-notation': ({ written }) => String(written),
  'fact-unknown': ({ name }) => `{${String(name)}}`,
  'placeholder-left': ({ word }) => String(word),
  'text-markup': ({ found }) => String(found),
  'variable-open': ({ name }) => `{${String(name)}`,
  ...Object.fromEntries(typographyCodes.map((code) => [code, ({ found }: Finding['args']) => String(found)])),
};

/** Returns `range`, the range of a value. For a value of several lines, returns the range of the words that the finding is about. */
export function rangeOfWords(finding: Finding, range: Range, text: string): Range {
  const words = range.line === range.endLine ? undefined : wordsByCode[finding.code]?.(finding.args);
  return (words === undefined ? undefined : rangesOf({ text, range }, words)[finding.occurrences?.[0] ?? 0]) ?? range;
}

/** Returns the edits that correct a finding in `text` at `range`; undefined if it has to be corrected by hand. */
export function fixOf(finding: Finding, range: Range, text: string): Fix | undefined {
  // An error of the file itself, such as a wrong name, has no position in its text.
  const isWithin = finding.path !== undefined || finding.range !== undefined;
  const edits = finding.edits ?? (isWithin ? fixers[finding.code]?.({ text, range }, finding.args, finding.occurrences) : undefined) ?? [];
  if (edits.length === 0) return undefined;
  return { edits, result: changedLines(text, edits), open: edits.some((edit) => edit.with.includes(blank)) };
}

/** Returns the lines that `edits` change, after the change. */
function changedLines(text: string, edits: readonly TextEdit[]): string {
  const first = Math.min(...edits.map(({ replace }) => replace.line));
  const last = Math.max(...edits.map(({ replace }) => replace.endLine));
  const changed = rawLines(text)
    .slice(first - 1, last)
    .join('\n');
  const fromFirst = edits.map(({ replace, ...edit }) => ({
    ...edit,
    replace: { ...replace, line: replace.line - first + 1, endLine: replace.endLine - first + 1 },
  }));
  return applyEdits(changed, fromFirst);
}
