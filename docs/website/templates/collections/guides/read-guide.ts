// A document as GitHub shows it → a text of a page: without its main heading, with links to pages in place of those to files. Each
// line stays where it is, so that diagnostics name the line of the document.
import type { OutlineGuide } from '../../outline.ts';
import type { Heading } from './schema.ts';

export interface Surroundings {
  /** The page of a document, which is named from the root of the repository; undefined for any other file. */
  readonly pageOf: (file: string) => LinkedPage | undefined;
  /** Publishes a picture, and returns its address. */
  readonly asset: (file: string) => Promise<string>;
}

interface LinkedPage {
  readonly path: string;
  /** The main heading of the document. */
  readonly heading: string;
  /** What menus call the page. */
  readonly label: string;
}

interface GuideText {
  readonly description: string;
  readonly markdown: string;
}

/** The text of a document, as the outline describes it. */
export async function readGuide(text: string, guide: OutlineGuide, surroundings: Surroundings): Promise<GuideText> {
  const lines = withoutParts(text.replace(/^# .*$/m, '').split('\n'), guide);
  const written: string[] = [];
  for (const { line, isCode } of withFences(lines))
    written.push(isCode ? withTitle(line) : await withLinks(line, { ...surroundings, folder: folderOf(guide.file) }));
  return {
    description: guide.description ?? firstSentences(lines),
    markdown: written.join('\n'),
  };
}

/** The main heading of a document. */
export const titleOf = (text: string): string => /^# (.*)$/m.exec(text)?.[1] ?? '';

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1);

/** The lines, empty where the outline leaves out the part. */
function withoutParts(lines: readonly string[], { parts, without = [] }: OutlineGuide): readonly string[] {
  let part = '';
  return withFences(lines).map(({ line, isCode }) => {
    const [, heading] = (!isCode && /^## (.*)$/.exec(line)) || [];
    part = heading ?? part;
    const isShown = parts === undefined ? !without.includes(part) : parts.includes(part) && heading === undefined;
    return isShown ? line : '';
  });
}

interface Line {
  readonly line: string;
  /** True in a block of code, and for the lines around it. */
  readonly isCode: boolean;
}

function withFences(lines: readonly string[]): readonly Line[] {
  let fence: string | undefined;
  return lines.map((line) => {
    const [, mark] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    const before = fence;
    if (mark !== undefined) fence = before === undefined ? mark : mark.startsWith(before) ? undefined : before;
    return { line, isCode: before !== undefined || mark !== undefined };
  });
}

/** The start of a block with the file that it belongs to as its title. What else is behind the language is for tests. */
function withTitle(line: string): string {
  const [, start, more = ''] = /^(\s*`{3,}[\w-]+)\s+(.*)$/.exec(line) ?? [];
  if (/^\s*`{3,}diff\b/.test(line)) return line;
  if (start === undefined) return line.replace(/(?<=^\s*`{3,})(?:caddy|Caddyfile)$/, 'text');
  const [, file] = /(?:^|\s)(?:file|in|end)=([\w./-]+)/.exec(more) ?? [];
  return file === undefined ? start : `${start} title="${file}"`;
}

/** Code, or a link or picture with its words and its address. */
const inline = /(`+)(?:(?!\1).)*\1|(!?)\[((?:`[^`]*`|[^[\]`])*)\]\(([^)\s]+)((?: "[^"]*")?)\)/g;

interface PlacedText extends Surroundings {
  readonly folder: string;
}

async function withLinks(line: string, { folder, pageOf, asset }: PlacedText): Promise<string> {
  let [result, end] = ['', 0];
  for (const { 0: whole, 2: picture, 3: words = '', 4: address, 5: title = '', index } of line.matchAll(inline)) {
    result += asWritten(line.slice(end, index));
    end = index + whole.length;
    if (address === undefined || /^(?:[a-z]+:|#)/.test(address)) result += whole;
    else if (picture === '!') result += `![${words}](${await asset(resolved(folder, address))}${title})`;
    else result += linkTo(words, address, pageOf(resolved(folder, address.replace(/#.*/, ''))));
  }
  return result + asWritten(line.slice(end));
}

/** Words as GitHub shows them: braces name no fact there. Addresses of examples, and a placeholder that is spoken of, are code. */
const asWritten = (words: string): string =>
  words.replaceAll(/(?<!\\)\{/g, '\\{').replaceAll(/http:\/\/[^\s“”"<>)]+|(?<=„)TODO(?=“)/g, '`$&`');

/** A link to a page. The other files of the repository are not pages, so of a link to them only the words remain. */
function linkTo(words: string, address: string, page: LinkedPage | undefined): string {
  if (page === undefined) return words;
  const { path, heading, label } = page;
  const [anchor = ''] = /#.*/.exec(address) ?? [];
  // A page is called by its name, not by that of its file. GitHub gives an id to the main heading, too.
  return `[${/^`?[\w./-]+\.md`?$/.test(words) ? label : words}](${path}${anchor === `#${idOf(heading)}` ? '' : anchor})`;
}

/** The headings of a document with the ids that GitHub and this site give them. The build checks that they are there. */
export function headingsIn(document: string, guide: OutlineGuide): readonly Heading[] {
  const counts = new Map<string, number>();
  return withFences(withoutParts(document.split('\n'), guide)).flatMap(({ line, isCode }) => {
    const [, written] = (!isCode && /^#{2,} (.*)$/.exec(line)) || [];
    if (written === undefined) return [];
    const text = plain(written);
    const id = idOf(text);
    const count = counts.get(id) ?? 0;
    counts.set(id, count + 1);
    return [{ id: count === 0 ? id : `${id}-${count}`, text }];
  });
}

/** Words without marks. */
const plain = (markdown: string): string => markdown.replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[`*\\]/g, '');

const idOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

function resolved(folder: string, address: string): string {
  const parts: string[] = [];
  for (const part of `${folder}${address}`.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

/** The characters that search engines show of a description. */
const shownLength = 160;

/** The first sentences of a document without marks, as many as search engines show. */
function firstSentences(lines: readonly string[]): string {
  const start = lines.findIndex((line) => /^[A-Z`[*]/.test(line));
  const end = lines.findIndex((line, index) => index > start && line.trim() === '');
  const text = plain(lines.slice(start, end === -1 ? undefined : end).join(' '));
  const sentences = text.match(/.+?(?<!\b(?:\p{L}|No|vs))[.:?!](?=\s|$)/gu) ?? [text];
  const fitting = sentences.reduce((shown, sentence) => (shown.length + sentence.length > shownLength ? shown : shown + sentence), '');
  return (fitting === '' ? `${text.slice(0, shownLength - 1).replace(/\s+\S*$/, '')}…` : fitting).trim().replace(/:$/, '.');
}
