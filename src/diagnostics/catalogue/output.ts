// Problems of the environment, the templates and the output folder.
import { error } from './define.ts';

export const output = {
  'environment-invalid': error<{ name: string; why: string }>(({ name, why }) => ({
    reason: `The environment variable ${name} cannot be used: ${why}.`,
    cure: 'Correct it or unset it.',
  })),
  'template-compile': error<{ what: string }>(({ what }) => ({
    reason: `The templates do not compile: ${what.replace(/[.?!]?$/, '.')}`,
    cure: 'Correct the file; content is not the cause.',
  })),
  'output-foreign': error<{ strays: readonly string[] }>(({ strays }) => ({
    reason: `The output folder holds files that no build made (${strays.slice(0, 5).join(', ')}${strays.length > 5 ? ', …' : ''}), and they would be lost.`,
    cure: 'Move them away or choose another folder with --out.',
  })),
  'output-busy': error(() => ({
    reason: 'Another build is writing this output folder.',
    cure: 'Wait until it has ended, or choose another folder with --out.',
  })),
  'output-mount': error(() => ({
    reason: 'The output folder is a mount point, which cannot be replaced at once.',
    cure: 'Choose a folder inside it: --out dist/site.',
  })),
  'output-write': error<{ why: string }>(({ why }) => ({
    reason: `The output could not be written: ${why}.`,
    cure: 'The old output is untouched. Make room or check the rights of the folder, then build again.',
  })),
};
