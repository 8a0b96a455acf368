// The message of a proposal's commit: the editor's summary, and a list of the edits.
import type { ContentEdit } from '../../model/output/edit.ts';

/** Returns the message of a commit with `edits`; its first line is that of `sentence`. */
export function commitMessage(sentence: string, edits: readonly ContentEdit[]): string {
  const [subject = '', ...more] = sentence.trim().split('\n');
  const rest = more.join('\n').trim();
  const rows = edits.map((edit) => `- ${plain(edit.label)}: ${valuesInWords(edit)}`);
  return `${[plain(subject), ...(rest === '' ? [] : [rest]), rows.join('\n')].filter((part) => part !== '').join('\n\n')}\n`;
}

const namedLabels = 2;

/** Returns a summary of `edits` for an editor who entered none: the labels of the first edits. */
export function defaultSummary(edits: readonly ContentEdit[]): string {
  const labels = [...new Set(edits.map(({ label }) => shortened(label)))];
  return [...labels.slice(0, namedLabels), ...(labels.length > namedLabels ? ['…'] : [])].join(', ');
}

/** Returns `9.997 € → 10.497 €`, in one line. */
export const valuesInWords = ({ before, after }: Pick<ContentEdit, 'before' | 'after'>): string =>
  `${shortened(before)} → ${shortened(after)}`;

/** Returns a text in one line, without control characters and direction marks, which terminals would obey. */
const plain = (text: string): string => text.replaceAll(/[\s\p{Cc}\p{Bidi_Control}]+/gu, ' ').trim();

const maxCharacters = 120;

/** Returns the start of a text in one line; a dash for an empty text. */
function shortened(text: string): string {
  const characters = [...plain(text)];
  if (characters.length === 0) return '–';
  return characters.length > maxCharacters ? `${characters.slice(0, maxCharacters - 1).join('')}…` : characters.join('');
}
