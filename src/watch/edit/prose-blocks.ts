// The paragraphs of Markdown as they are written: what blank lines part.
import { withoutFrontMatter } from '../../model/entries/front-matter.ts';
import { wordsPattern } from '../../model/escape-pattern.ts';

export interface ProseBlock {
  /** Where it begins. */
  readonly start: number;
  readonly bytes: string;
}

/** The paragraphs of a text, without its front matter; a block of code with blank lines in it is one. */
export function blocksOf(file: string): readonly ProseBlock[] {
  const text = withoutFrontMatter(file);
  const blocks: ProseBlock[] = [];
  let start: number | undefined;
  let end = 0;
  let fence: string | undefined;
  const close = (): void => {
    if (start !== undefined) blocks.push({ start, bytes: text.slice(start, end) });
    start = undefined;
  };
  for (const { 0: line, index } of text.matchAll(/[^\r\n]*(?:\r?\n|$)/g)) {
    const words = line.trimEnd();
    const [, mark] = /^\s*(`{3,}|~{3,})/.exec(words) ?? [];
    if (fence === undefined) fence = mark;
    else if (mark?.startsWith(fence) === true && words.trim() === mark) fence = undefined;
    if (words === '' && fence === undefined) close();
    else {
      start ??= index;
      end = index + words.length;
    }
  }
  close();
  return blocks;
}

/** The number of the block with the piece `words`, the `occurrence`th of its kind; undefined where that is not certain. */
export function blockWith(text: string, words: string, occurrence: number): number | undefined {
  const places = [...withoutFrontMatter(text).matchAll(new RegExp(wordsPattern(words), 'g'))].map(({ index }) => index);
  const at = places[occurrence];
  const found = blocksOf(text).findIndex(({ start, bytes }) => at !== undefined && at >= start && at < start + bytes.length);
  return found < 0 ? undefined : found;
}
