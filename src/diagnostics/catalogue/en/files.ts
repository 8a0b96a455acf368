// Problems of files as such.
import { diskReason } from '../../messages/disk-reason.ts';
import { en as messages } from '../../messages/en/index.ts';
import { error, warning } from '../define.ts';
import { formats } from './words.ts';

/** What a folder may hold: in that of a collection, longer texts beside its entries. */
type Belongs = { readonly prose: readonly string[] } | { readonly files: readonly string[]; readonly folders: readonly string[] };

export const files = {
  'file-missing': error<{ name: string }>(({ name }) => ({
    message: `The file ${name} is missing.`,
    hint: 'Every site needs it: restore it, or check --content.',
  })),
  'file-empty': error(() => ({
    message: 'The file is empty.',
    hint: 'Write its content, or delete the file.',
  })),
  'file-too-large': error<{ bytes: number; limit: number }>(({ bytes, limit }) => ({
    message: `The file has ${bytes} bytes; at most ${limit} are read.`,
    hint: 'Split it, or move long text to an MDX file beside it.',
  })),
  'file-encoding': error(() => ({
    message: 'The file is not valid UTF-8.',
    hint: 'Save it again with the encoding UTF-8.',
  })),
  'file-unreadable': error<{ why: string }>(({ why }) => ({
    message: `The file cannot be read: ${diskReason(why, messages)}.`,
    hint: 'Check that it exists and that you may read it.',
  })),
  'file-symlink': error<{ target: string }>(({ target }) => ({
    message: `The link leads out of the content folder, to ${target}.`,
    hint: 'Put the file itself into the content folder.',
  })),
  'file-unexpected': warning<Belongs>((belongs) => ({
    message: 'Nothing reads this file.',
    hint: `Here belong ${
      'prose' in belongs
        ? `YAML files, and ${formats.and(belongs.prose)} for longer texts`
        : `${belongs.files.join(', ')} and the folders ${formats.and(belongs.folders)}`
    }. Move the file or delete it.`,
  })),
  'id-duplicate': error<{ id: string; other: string }>(({ id, other }) => ({
    message: `The id "${id}" exists twice: here and in ${other}.`,
    hint: 'Give one of the two another name.',
  })),
  'name-invalid': error<{ name: string }>({ followsFrom: { shared: 'place', is: 'unknownName' } }, ({ name }) => ({
    message: `"${name}" cannot be a name here.`,
    hint: 'Use lower-case letters, digits and single hyphens: ai-audit.',
  })),
};
