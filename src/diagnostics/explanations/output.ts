// Causes and cures of the codes on docs/diagnostics/output.md.
import type { Explanations } from './code-explanation.ts';

export const outputExplanations = {
  'output-busy': {
    cause: 'Another build is writing the same output folder. This build ends with exit code 4.',
    cure: 'Wait until it has finished, or choose another folder with `--out`.',
  },
  'output-clash': {
    cause:
      'A file of `outputs` or a feed would have the path of a page or of another file, or would differ from it in capital letters only.',
    cure: 'Choose another path in `outputs`, or another `path` in `feed` of the collection.',
  },
  'output-failed': {
    cause: 'A function of `outputs` or of a feed throws, or returns something that is not the content of a file.',
    cure: 'Correct the function at the position in the message.',
  },
  'output-foreign': {
    cause: 'The output folder has files that no build wrote. A build replaces the folder, so they would be lost.',
    cure: 'Move the files away, or choose another folder with `--out`.',
  },
  'output-partial': {
    cause:
      'The output folder cannot be replaced at once, for example because it is a mount point, and the system refused to write some of its files. The folder now has files of two builds.',
    cure: 'Make room or correct the permissions, then build again before you publish.',
  },
  'output-write': {
    cause: 'The system refuses to write the output: the disk is full, or your user lacks the right. The old output is unchanged.',
    cure: 'Make room or correct the permissions, then build again.',
  },
} satisfies Explanations;
