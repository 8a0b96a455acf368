// Takes links and pictures out of blocks of HTML, where archipel allows none: the words around them become Markdown between the tags.
import type { Count } from '../changes.ts';

const names =
  'address|article|aside|blockquote|body|center|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|' +
  'iframe|li|main|menu|nav|ol|p|section|summary|table|tbody|td|tfoot|th|thead|tr|ul';

/** A line that begins with one of these elements begins a block of HTML, which reaches to the end of its paragraph. */
export const htmlBlock = new RegExp(String.raw`^[ \t]*<\/?(?:${names})\b|^[ \t]*<!--`, 'im');

const tags = new RegExp(String.raw`(<!--[\s\S]*?-->|<\/?(?:${names})\b[^<>]*>)`, 'i');
const linkOrPicture = /<a\b[^<>]*\shref=|<img\b/i;

/** The end of a paragraph that is not open, because another element has begun since. */
const strayEnd = new RegExp(String.raw`(<(?!p\b)(?:${names})\b[^<>]*>(?:(?!<\/?(?:${names})\b)[\s\S])*?)<\/p>`, 'gi');

/** Elements whose words cannot be a paragraph. */
const wordsOnly = /^<h[1-6]\b/i;
/** Elements that paragraphs of Markdown replace. */
const replaced = /^<\/?(?:p|center)\s*>$/i;

/** Converts inline HTML to Markdown. */
type Convert = (inline: string) => string;

/**
 * Returns a block of HTML with its links and pictures in Markdown, between empty lines. `indent` precedes its first line. Words with
 * elements that have no notation in Markdown stay as they are.
 */
export function withMarkdownInside(block: string, { indent, convert, count }: { indent: string; convert: Convert; count: Count }): string {
  const sound = block.replaceAll(strayEnd, '$1');
  if (!linkOrPicture.test(sound)) return sound;
  const parts = sound.split(tags);
  const changed = parts.map((part, index) => {
    if (index % 2 === 1 || !linkOrPicture.test(part) || wordsOnly.test(parts[index - 1] ?? '')) return undefined;
    const markdown = convert(escaped(part.trim()));
    return linkOrPicture.test(markdown) || markdown.includes('<!--') ? undefined : `\n\n${markdown.replaceAll(/^[ \t]+/gm, '')}\n\n`;
  });
  if (changed.every((part) => part === undefined)) return sound;
  const written = parts.map((part, index) => changed[index] ?? (isReplaced(index, { parts, changed }) ? '\n\n' : part)).join('');
  count('html');
  const [end = ''] = /\s*$/.exec(block) ?? [];
  return (written.trimEnd() + end)
    .replaceAll(/[ \t]*\n[ \t]*/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/\n(?=[^\n])/g, `\n${indent}`);
}

interface Parts {
  /** Words and tags in turn. */
  readonly parts: readonly string[];
  /** The parts that have become Markdown. */
  readonly changed: readonly (string | undefined)[];
}

/** Returns whether the tag at an index is one around Markdown that needs none. */
const isReplaced = (index: number, { parts, changed }: Parts): boolean => {
  const tag = parts[index] ?? '';
  return index % 2 === 1 && replaced.test(tag) && changed[tag.startsWith('</') ? index - 1 : index + 1] !== undefined;
};

/** Returns HTML whose words mean the same in Markdown: what would be a mark gets a backslash. */
const escaped = (html: string): string =>
  html
    .split(/(<[^<>]*>)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(/[\\`*_[\]~]/g, '\\$&')))
    .join('')
    .replaceAll(/^([ \t]*)([-+#>=]+)(?=\s|$)/gm, '$1\\$2')
    .replaceAll(/^([ \t]*\d+)([.)])(?=\s|$)/gm, '$1\\$2');
