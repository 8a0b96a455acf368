// Removes from pasted text what people cannot see, and so could not delete when `check` reports it.

interface PasteOptions {
  /** True for a field whose text has no line breaks. */
  readonly isOneLine: boolean;
  /** Whether the language is written from right to left. Its texts may contain direction marks. */
  readonly isRightToLeft: boolean;
}

/** Line breaks of word processors, such as the vertical tab, which Word writes for a break within a paragraph. */
const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point.
const invisible = /[\0-\x08\x0e-\x1f\x7f-\x9f\u200b\u2060\ufeff]/g;
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g;

/** Returns pasted text with ordinary line breaks, or with blanks in their place, and without invisible characters. */
export function cleanPaste(text: string, { isOneLine, isRightToLeft }: PasteOptions): string {
  const visible = text.replaceAll(lineBreaks, '\n').replaceAll(invisible, '');
  const cleaned = isRightToLeft ? visible : visible.replaceAll(directionMarks, '');
  return isOneLine ? cleaned.replace(/\s*\n\s*$/, '').replaceAll(/\s*\n\s*/g, ' ') : cleaned;
}
