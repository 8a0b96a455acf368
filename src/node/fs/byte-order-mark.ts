// Texts are read without a byte order mark; it stays in a file that begins with one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileChange } from '../../model/output/file-change.ts';

const mark = '\u{FEFF}';

/** The change of a file of `folder`, with the byte order mark that the file has. */
export function withByteOrderMark(folder: string, change: FileChange): FileChange {
  const { from, after } = change;
  if (from === undefined || after === undefined || !readFileSync(join(folder, from), 'utf8').startsWith(mark)) return change;
  return { ...change, after: mark + after };
}
