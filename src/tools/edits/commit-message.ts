// The message of a proposal's commit: the sentence of the colleague, and the edits in the words of the page.
import type { ContentEdit } from '../../model/output/edit.ts';

/** The message of a commit with `edits`; its first line is the beginning of `sentence`. */
export function commitMessage(sentence: string, edits: readonly ContentEdit[]): string {
  const [subject = '', ...more] = sentence.trim().split('\n');
  const rest = more.join('\n').trim();
  const rows = edits.map((edit) => `- ${editInWords(edit)}`);
  return `${[plain(subject), ...(rest === '' ? [] : [rest]), rows.join('\n')].filter((part) => part !== '').join('\n\n')}\n`;
}

const namedLabels = 2;

/** A first line for `edits` without a sentence: the names of the first ones. */
export function usualSentence(edits: readonly ContentEdit[]): string {
  const labels = [...new Set(edits.map(({ label }) => shortened(label)))];
  return [...labels.slice(0, namedLabels), ...(labels.length > namedLabels ? ['…'] : [])].join(', ');
}

/** `Price of the audit: 9.997 € → 10.497 €`, in one line. */
const editInWords = (edit: ContentEdit): string => `${plain(edit.label)}: ${valuesInWords(edit)}`;

/** `9.997 € → 10.497 €`, in one line. */
export const valuesInWords = ({ before, after }: Pick<ContentEdit, 'before' | 'after'>): string =>
  `${shortened(before)} → ${shortened(after)}`;

/** As one line without control characters, which terminals would obey. */
const plain = (text: string): string => text.replaceAll(/[\s\p{Cc}\p{Bidi_Control}]+/gu, ' ').trim();

const maxCharacters = 120;

/** A dash for nothing. */
function shortened(text: string): string {
  const characters = [...plain(text)];
  if (characters.length === 0) return '–';
  return characters.length > maxCharacters ? `${characters.slice(0, maxCharacters - 1).join('')}…` : characters.join('');
}
