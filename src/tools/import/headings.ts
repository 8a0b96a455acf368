// The main heading of a text becomes the title in its front matter, because archipel makes the main heading of a page from its title.
import type { Count } from './changes.ts';
import { outsideCode, outsideShortcodes } from './convert/outside-code.ts';

/** A main heading: `# Words`, or words above a line of `=`. */
const mainHeading = /^# +(.+?)(?: +#+)?[ \t]*$|^(?![ \t>#*+-]|\d+\.)(.+)\n=+[ \t]*$/m;

/** Headings, even within quotes and items. The groups are what precedes the marks, the marks, and words above a line of `=` or `-`. */
const headings =
  /^((?:[ \t]*>)*(?: {0,3}|[ \t]*(?:[-*+]|\d+[.)])[ \t]{1,4}))(#{1,6})(?=[ \t])|^(?![ \t>#*+|-]|\d+\.|<)(\S.*)\n(=+|-{2,})[ \t]*$/gm;

const comments = /<!--[\s\S]*?-->/g;
const noWords = /<!--[\s\S]*?-->|<(script|style|summary)\b[\s\S]*?<\/\1>/g;

export interface Titled {
  /** The words of the main heading at the start of the text; undefined if there is none. */
  readonly title: string | undefined;
  readonly body: string;
  /** The part of the body below the main heading. */
  readonly after: string;
}

/** Marks the place of the removed main heading, on a line of its own. */
const removed = '\uE003\n\n';

/**
 * Removes the main heading at the start of a text, if `known`, the title in the front matter, is missing or the same. Without a known
 * title, the first heading may follow words or a picture if it is the only main heading. The other headings get the levels below it, one
 * after the other.
 */
export function withoutMainHeading(text: string, known: string | undefined, count: Count): Titled {
  let title: string | undefined;
  const withoutHeading = (masked: string, written: (masked: string) => string): string => {
    const visible = masked.replace(comments, (found) => found.replaceAll(/[^\n]/g, ' '));
    const first = mainHeading.exec(visible);
    if (first === null) return withLevels(masked, count);
    const words = plainWords(written(first[1] ?? first[2] ?? ''));
    const [before, after] = [masked.slice(0, first.index), masked.slice(first.index + first[0].length)];
    const isTitle = known === undefined ? opens(before) || isOnly(before, after) : known === words && opens(before);
    if (!isTitle || words === '') return withLevels(masked, count);
    title = words;
    // A title has no pictures, so those of the heading move below it.
    const pictures = (first[0].match(/!\[[^\]]*\]\([^()]*\)/g) ?? []).map((each) => `${each}\n\n`).join('');
    return withLevels(`${before.replace(/\n+$/, '\n\n')}${removed}${pictures}${after.replace(/^\n+/, '')}`, count);
  };
  const body = outsideCode(text, (masked, written) => outsideShortcodes(masked, (rest) => withoutHeading(rest, written)));
  if (title !== undefined) count('titles');
  return { title, body: body.replace(removed, '').replace(/^\n+/, ''), after: body.split(removed).at(-1) ?? '' };
}

const opens = (before: string): boolean => /^(?:\s|<!--[\s\S]*?-->|<a (?:id|name)="[^"]*"><\/a>)*$/.test(before);

const isOnly = (before: string, after: string): boolean =>
  before.search(headings) === -1 &&
  [...after.matchAll(headings)].every(([, , marks, , line = '']) => marks !== '#' && !line.startsWith('='));

/** Changes the levels of headings so that the first is at level 2, and each is at most one level below the one before. */
function withLevels(masked: string, count: Count): string {
  const above: number[] = [];
  return masked.replace(headings, (found, ...groups: (string | undefined)[]) => {
    const [before = '', marks, words = '', line = ''] = groups;
    const written = marks?.length ?? (line.startsWith('=') ? 1 : 2);
    while ((above.at(-1) ?? 0) >= written) above.pop();
    above.push(written);
    const level = Math.min(6, above.length + 1);
    if (level === written) return found;
    count('levels');
    return marks === undefined ? `${'#'.repeat(level)} ${words.trim()}` : `${before}${'#'.repeat(level)}`;
  });
}

/** Returns the words of Markdown without its marks. Code keeps all of its characters, and no-break spaces stay: ids leave them out. */
export const plainWords = (words: string): string =>
  outsideCode(words, withoutMarks)
    .replaceAll(/(`+)(.+?)\1/g, '$2')
    .replaceAll(/[ \t\n]+/g, ' ')
    .trim();

const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' },
  ...{ mdash: '—', ndash: '–', hellip: '…', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”' },
};

const withoutMarks = (words: string): string =>
  words
    .replaceAll(/!\[[^\]]*\]\([^()]*\)|<[^<>]+>/g, '')
    .replaceAll(/\]\([^()]*\)|\]\[[^\]]*\]|(?<!\w):[\w-]+:(?!\w)\s*|(?<!\\)\{:?\s*[#.][^{}]*\}|[*[\]\\]|(?<!\p{L})_|_(?!\p{L})/gu, '')
    .replaceAll(/&(\w+);/g, (found, name: string) => entities[name] ?? found);

/**
 * Returns the first paragraph of a text that is not the description of another one, of at most 150 characters; the first if all are, and
 * undefined if there is none.
 */
export function descriptionIn(body: string, isTaken: (description: string) => boolean): string | undefined {
  const paragraphs = body
    .replaceAll(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, '')
    .replaceAll(noWords, '')
    .replaceAll(/\{\{.*?\}\}|\{%.*?%\}/g, '')
    .matchAll(/^[*_`"„“[]*\p{L}.*(?:\n[^\s#].*)*/gmu);
  let first: string | undefined;
  for (const [paragraph] of paragraphs) {
    // Front matter cannot show the name of a fact in braces.
    const words = plainWords(paragraph).replaceAll(/\{([a-z][\w.-]*)\}/gi, '$1');
    if (words === '') continue;
    const description = words.length > 150 ? `${words.slice(0, 149).replace(/\s\S*$/, '')} …` : words;
    if (!isTaken(description)) return description;
    first ??= description;
  }
  return first;
}
