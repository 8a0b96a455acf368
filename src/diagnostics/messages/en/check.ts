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

// The messages of `check --external` besides its diagnostics.
export const external = {
  asked: (done: number, total: number) => `${done} of ${total} links to other sites checked`,
  noPages: 'Links to other sites were not checked: correct the errors first.',
  offline: 'No other site answers, so this machine seems to have no network. Nothing was recorded.',
  noLock: (file: string) =>
    `${file} cannot be read, perhaps because of a merge. Correct it, or delete it to start without earlier results.`,
};

/** Why `--types` cannot check types. */
export const types = {
  typescript: 'Types are checked by TypeScript, which is not installed here: npm install --save-dev typescript',
  tsconfig:
    'Types are checked according to tsconfig.json, which is missing. Write one: { "include": ["archipel.config.ts", "templates", "islands"] }',
};
