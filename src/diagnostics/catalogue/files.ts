// Problems of files as such.
import { error, warning } from './define.ts';

export const files = {
  'file-missing': error<{ name: string }>(({ name }) => ({
    reason: `The file ${name} is missing.`,
    cure: 'Every site needs it: restore it, or check --content.',
  })),
  'file-empty': error(() => ({
    reason: 'The file is empty.',
    cure: 'Write its content, or delete the file.',
  })),
  'file-too-large': error<{ bytes: number; limit: number }>(({ bytes, limit }) => ({
    reason: `The file has ${bytes} bytes; at most ${limit} are read.`,
    cure: 'Split it, or move long text to an MDX file beside it.',
  })),
  'file-encoding': error(() => ({
    reason: 'The file is not valid UTF-8.',
    cure: 'Save it again with the encoding UTF-8.',
  })),
  'file-unreadable': error<{ why: string }>(({ why }) => ({
    reason: `The file cannot be read: ${why}.`,
    cure: 'Check that it exists and that you may read it.',
  })),
  'file-symlink': error<{ target: string }>(({ target }) => ({
    reason: `The link leads out of the content folder, to ${target}.`,
    cure: 'Put the file itself into the content folder.',
  })),
  'file-unexpected': warning<{ expected: string }>(({ expected }) => ({
    reason: 'Nothing reads this file.',
    cure: `Here belong ${expected}. Move the file or delete it.`,
  })),
  'id-duplicate': error<{ id: string; other: string }>(({ id, other }) => ({
    reason: `The id "${id}" exists twice: here and in ${other}.`,
    cure: 'Give one of the two another name.',
  })),
  'name-invalid': error<{ name: string }>(({ name }) => ({
    reason: `"${name}" cannot be a name here.`,
    cure: 'Use lower-case letters, digits and single hyphens: ai-audit.',
  })),
};
