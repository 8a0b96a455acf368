import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileChange } from '../../model/output/file-change.ts';

const mark = '\u{FEFF}';

/** Returns the change of a file in `folder`. If the file has a byte order mark, so does its new text. */
export function withByteOrderMark(folder: string, change: FileChange): FileChange {
  const { from, after } = change;
  if (from === undefined || after === undefined || !readFileSync(join(folder, from), 'utf8').startsWith(mark)) return change;
  return { ...change, after: mark + after };
}
