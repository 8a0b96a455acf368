// The main heading of a text becomes the title in its front matter, because a page here has its main heading from its title.
import type { Count } from './changes.ts';
import { outsideCode } from './convert/outside-code.ts';

/** A main heading: `# Words`, or words above a line of `=`. */
const mainHeading = /^# +(.+?)(?: +#+)?[ \t]*$|^(?![ \t>#*+-]|\d+\.)(.+)\n=+[ \t]*$/m;

/** Headings, also within quotes. The groups are what precedes the marks, the marks, and words above a line of `=` or `-`. */
const headings = /^((?:[ \t]*>)* {0,3})(#{1,6})(?=[ \t])|^(?![ \t>#*+|-]|\d+\.|<)(.*\S.*)\n(=+|-{2,})[ \t]*$/gm;

const comments = /<!--[\s\S]*?-->/g;
const noWords = /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>/g;

export interface Titled {
  /** The words of the main heading at the start of the text; undefined if there is none. */
  readonly title: string | undefined;
  readonly body: string;
}

/**
 * Removes the main heading at the start of a text, or the only one, if `known`, the title in the front matter, is missing or the same.
 * The other headings get the levels below it, one after the other.
 */
export function withoutMainHeading(text: string, known: string | undefined, count: Count): Titled {
  let title: string | undefined;
  const body = outsideCode(text, (masked, written) => {
    const visible = masked.replace(comments, (found) => found.replaceAll(/[^\n]/g, ' '));
    const first = mainHeading.exec(visible);
    const words = first === null ? '' : plainWords(written(first[1] ?? first[2] ?? ''));
    const isFirst = first !== null && (opens.test(masked.slice(0, first.index)) || (known === undefined && isOnlyOne(visible, first)));
    if (!isFirst || words === '' || (known !== undefined && known !== words)) return withLevels(masked, count);
    title = words;
    const rest = masked.slice(first.index + first[0].length).replace(/^\n+/, '');
    return withLevels(`${masked.slice(0, first.index).replace(/\n+$/, '\n\n')}${rest}`, count);
  });
  if (title !== undefined) count('titles');
  return { title, body: body.replace(/^\n+/, '') };
}

/** What may precede the main heading of a text. */
const opens = /^(?:\s|<!--[\s\S]*?-->|<a (?:id|name)="[^"]*"><\/a>)*$/;

/** Returns whether a main heading is the only one, with no heading before it, as below a link back or a logo. */
const isOnlyOne = (text: string, { index, 0: found }: RegExpExecArray): boolean =>
  text.slice(0, index).search(headings) === -1 && !mainHeading.test(text.slice(index + found.length));

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

/** Returns the words of Markdown without its marks. Code keeps all of its characters. */
const plainWords = (words: string): string =>
  outsideCode(words, withoutMarks)
    .replaceAll(/(`+)(.+?)\1/g, '$2')
    .replaceAll(/\s+/g, ' ')
    .trim();

const withoutMarks = (words: string): string =>
  words
    .replaceAll(/!\[[^\]]*\]\([^()]*\)|<[^<>]+>/g, '')
    .replaceAll(/\]\([^()]*\)|\]\[[^\]]*\]|(?<!\w):[\w-]+:\s*|(?<!\\)\{:?\s*[#.][^{}]*\}|[*[\]\\]|(?<!\p{L})_|_(?!\p{L})/gu, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' })[name] ?? '');

/** Returns the first paragraph of a text as a description of at most 150 characters; undefined if the text has none. */
export function descriptionIn(body: string): string | undefined {
  const [first] =
    /^[*_`"„“[]*\p{L}.*(?:\n[^\s#].*)*/mu.exec(body.replaceAll(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, '').replaceAll(noWords, '')) ?? [];
  // Front matter cannot show the name of a fact in braces.
  const words = plainWords(first ?? '').replaceAll(/\{([a-z][\w.-]*)\}/gi, '$1');
  if (words === '') return undefined;
  return words.length > 150 ? `${words.slice(0, 149).replace(/\s\S*$/, '')} …` : words;
}
