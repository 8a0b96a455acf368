// Rewrites marks that have no effect in a text without spaces, as in `**注意：**请看`.
import { unspaced } from '../../model/languages/unspaced.ts';

const tags: Readonly<Record<string, readonly string[]>> = { '***': ['em', 'strong'], '**': ['strong'], '*': ['em'], '~~': ['del'] };

const besideUnspaced = new RegExp(unspaced, 'u');

/**
 * Returns `found`, a pair of marks with words, so that the marks have an effect: the punctuation at the end moves behind the marks, or HTML
 * replaces them. Returns undefined if no letter in `around`, the characters before and after, is of a script without spaces: there, the
 * marks may mean something else.
 */
export function effectiveMarks(found: string, around: string): string | undefined {
  const [, written = '', words = ''] = /^(\*{1,3}|~~|__?)(.*)\1$/s.exec(found) ?? [];
  const marks = written.replaceAll('_', '*');
  const elements = tags[marks];
  if (elements === undefined || !besideUnspaced.test(around)) return undefined;
  const [, inner, end = ''] = /^([\p{L}\p{N}](?:.*[\p{L}\p{M}\p{N}])?)([:：,，、.。;；!！?？…]*)$/su.exec(words) ?? [];
  if (inner !== undefined) return `${marks}${inner}${marks}${end}`;
  return elements.reduce((content, name) => `<${name}>${content}</${name}>`, words);
}
