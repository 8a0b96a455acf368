// The messages of `check --fix` besides the remaining diagnostics.
import { counted } from '../../../model/quantities.ts';

export const fix = {
  done: (count: number, files: number, dryRun: boolean) => {
    if (count === 0) return 'Nothing can be fixed without a decision.';
    const what = `${counted(count, 'problem')} in ${counted(files, 'file')}`;
    return dryRun ? `check --fix would fix ${what}. Nothing was written.` : `Fixed ${what}.`;
  },
  changedMeanwhile: (file: string) => `${file} was changed while it was checked. Nothing was written; start the command again.`,
};
