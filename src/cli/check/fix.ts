// `check --fix`: applies the fixes that need no decision, or lists them.
import { build } from '../../build/build.ts';
import { textsInFiles } from '../../content/markdown/written-places.ts';
import { diskFileOf, replaceTexts } from '../../content/tree.ts';
import { printable } from '../../diagnostics/reporters/printable.ts';
import type { FileChange } from '../../model/output/file-change.ts';
import { applyChanges } from '../../node/fs/apply-changes.ts';
import { withByteOrderMark } from '../../node/fs/byte-order-mark.ts';
import { displayPaths } from '../../node/fs/display-paths.ts';
import { readFile, reasonOf } from '../../node/fs/read-content.ts';
import type { Project } from '../../node/project.ts';
import { createQueryCache } from '../../store/query-cache.ts';
import { diffOf } from '../../tools/refactor/diff.ts';
import { applySafeFixes } from '../../tools/refactor/safe-fixes.ts';
import { gatherDatedInputs } from '../input/dated-inputs.ts';
import { withoutDrawing } from '../input/inputs.ts';
import type { CheckAnswer } from '../output/report-answer.ts';
import type { Terminal } from '../output/terminal.ts';
import type { CheckOptions } from './found.ts';

type Fixed = NonNullable<CheckAnswer['fixed']>;

/**
 * Writes and lists the safe fixes; with `dryRun`, only lists them. If they cannot be written, reports the reason and resolves to undefined.
 */
export async function fixContent(io: Terminal, project: Project, options: CheckOptions): Promise<Fixed | undefined> {
  const { input } = await gatherDatedInputs(project, options);
  // The check that follows reports why there is no input.
  if (input === undefined) return { written: false, count: 0, files: [] };
  const { versions: _, forget: __, ...tree } = input.tree;
  const texts = textsInFiles(tree);
  // Each round checks few changed files, and reuses the results of all others.
  const unchanged = { ...withoutDrawing(input), withoutImages: true, queries: createQueryCache() };
  const fixed = await applySafeFixes({
    texts,
    check: async (changed) => {
      const changedTree = replaceTexts(tree, new Map([...tree.texts, ...changed]));
      const { diagnostics } = await build({ ...unchanged, tree: changedTree }, () => undefined);
      return diagnostics;
    },
  });
  const changes = [...fixed.changed].map(([file, after]) => ({
    from: diskFileOf(tree, file),
    to: diskFileOf(tree, file),
    before: texts.get(file),
    after,
  }));
  const { displayPath } = displayPaths(options.content);
  const isWritten = options.dryRun !== true && changes.length > 0;
  if (isWritten && !writeFixes(io, changes, options)) return undefined;
  const diffs = changes.map((change) => diffOf(change, displayPath, io.messages));
  if (io.json === undefined) {
    for (const { heading, lines } of diffs) io.err(printable([heading, ...lines].join('\n')));
    io.err(io.messages.fix.done(fixed.count, changes.length, options.dryRun === true));
  }
  return { written: isWritten, count: fixed.count, files: diffs.map(({ heading, lines }) => ({ file: heading, lines: [...lines] })) };
}

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
