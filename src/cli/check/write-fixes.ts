// Writes fixed texts, unless a file has changed since it was checked.
import type { FileChange } from '../../model/output/file-change.ts';
import { applyChanges } from '../../node/fs/apply-changes.ts';
import { withByteOrderMark } from '../../node/fs/byte-order-mark.ts';
import { displayPaths } from '../../node/fs/display-paths.ts';
import { readFile, reasonOf } from '../../node/fs/read-content.ts';
import type { Terminal } from '../output/terminal.ts';
import type { CheckOptions } from './found.ts';

/** Writes all files or none. If a file was changed meanwhile or cannot be written, reports the reason and returns false. */
export function writeFixes(
  io: Pick<Terminal, 'err' | 'messages'>,
  changes: readonly FileChange[],
  { content }: Pick<CheckOptions, 'content'>,
): boolean {
  const { displayPath } = displayPaths(content);
  const other = changes.find(({ from = '', before }) => {
    const read = readFile(content, from);
    return !('text' in read) || read.text !== before;
  });
  if (other !== undefined) {
    io.err(io.messages.fix.changedMeanwhile(displayPath(other.from ?? '')));
    return false;
  }
  try {
    applyChanges(
      content,
      changes.map((change) => withByteOrderMark(content, change)),
    );
    return true;
  } catch (error) {
    io.err(io.messages.refactor.cannotBeWritten(reasonOf(error, io.messages)));
    return false;
  }
}
