// Problems of entire files, of names, and of the sources of entries.
import type { EntriesFunction } from '../../../model/entries/source.ts';
import { diskReason } from '../../messages/disk-reason.ts';
import * as messages from '../../messages/en/index.ts';
import type { InvalidName } from '../arguments.ts';
import { error, type Suggestion, warning } from '../define.ts';
import { didYouMean, formats } from './words.ts';

/** What may be in the folder of a file: YAML files and prose in a collection, certain files and folders elsewhere. */
export type Belongs = { readonly meant?: string | undefined } & (
  | { readonly prose: readonly string[] }
  | { readonly texts: readonly string[]; readonly renamed: string | undefined }
  | { readonly files: readonly string[]; readonly folders: readonly string[] }
);

function placeHint(belongs: Belongs): string {
  if (belongs.meant !== undefined) return `Rename it to content/${belongs.meant}.`;
  const move = 'Move the file or delete it.';
  if ('prose' in belongs) return `This is the place for YAML files, and ${formats.and(belongs.prose)} for longer texts. ${move}`;
  if (!('texts' in belongs))
    return `This is the place for ${belongs.files.join(', ')} and the folders ${formats.and(belongs.folders)}. ${move}`;
  return belongs.renamed === undefined
    ? `Only Markdown files belong here, such as ${formats.and(belongs.texts)}. Delete a file of another generator, and move data of your own into another collection or directly into content/.`
    : `Rename the file to ${belongs.renamed}.`;
}

const sourceReasons: Readonly<Record<string, string>> = {
  outside: 'it is not in the folder of the project',
  encoding: 'it is not valid UTF-8',
};

type EntriesFrom = Pick<EntriesFunction, 'collection' | 'by'>;

function renameHint({ name, file, sound, language, names = [] }: InvalidName): string {
  if (file !== undefined) return `Rename the file to ${file}.`;
  if (language !== undefined)
    return `The site has no language "${language}": add it to archipel.config.ts, or rename the file to one of its languages, with ${formats.or(names.map((each) => `"${each}"`))} in place of "${name}".`;
  return sound === undefined
    ? 'Use lower-case letters, digits and single hyphens: ferry-times.'
    : `Rename the file, with "${sound}" in place of "${name}".`;
}

export const files = {
  /** `option` is the option of archipel.config.ts that names the file, `suggestion` another value for it. */
  'file-missing': error<{ name: string; option?: string } & Suggestion>(
    { followsFrom: { shared: 'folder', is: 'unreadable' } },
    ({ name, option, suggestion }) => ({
      message: `The file ${name} is missing.`,
      hint:
        option === undefined
          ? 'Every site needs it: restore it, or check --content.'
          : `${option} in archipel.config.ts names it. ${didYouMean({ suggestion }, 'Write the file, or name another page there.')}`,
    }),
  ),
  'file-empty': error(() => ({
    message: 'The file is empty.',
    hint: 'Write its content, or delete the file.',
  })),
  'file-too-large': error<{ bytes: number; limit: number }>(({ bytes, limit }) => ({
    message: `The file has ${bytes} bytes; at most ${limit} are read.`,
    hint: 'Split it into several files; long text of a YAML file can be in a Markdown file beside it.',
  })),
  'file-encoding': error<{ fault?: 'lineEnd' }>(({ fault }) =>
    fault === 'lineEnd'
      ? { message: 'A line ends with CR alone, as on old Macs.', hint: 'Save the file again with the line endings LF or CRLF.' }
      : { message: 'The file is not valid UTF-8.', hint: 'Save it again with the encoding UTF-8.' },
  ),
  'file-unreadable': error<{ why: string }>({ groups: ['unreadable'] }, ({ why }) => ({
    message: `The file cannot be read: ${diskReason(why, messages)}.`,
    hint: 'Check that it exists and that you may read it.',
  })),
  'file-symlink': error<{ target: string }>(({ target }) => ({
    message: `The link leads out of the content folder, to ${target}.`,
    hint: 'Put the file itself into the content folder.',
  })),
  'file-unexpected': warning<Belongs>((belongs) => ({
    message: 'Nothing reads this file.',
    hint: placeHint(belongs),
  })),
  'id-duplicate': error<{ id: string; other: string }>(({ id, other }) => ({
    message: `The id "${id}" exists twice: here and in ${other}.`,
    hint: 'Give one of the two another name.',
  })),
  'source-throws': error<EntriesFrom & { what: string }>(({ collection, by, what }) => ({
    message: `The function ${by} of the collection ${collection} throws: ${what.replace(/[.?!]?$/, '.')}`,
    hint:
      by === 'load'
        ? 'Correct the function or what it reads; content is not the cause.'
        : 'Correct the function: it must accept all valid entries.',
  })),
  'source-file': error<{ collection: string; file: string; why: string }>(({ collection, file, why }) => ({
    message: `The source of the collection ${collection} cannot read ${file}: ${sourceReasons[why] ?? diskReason(why, messages)}.`,
    hint: 'Name the file relative to the root of the project, and check that it exists.',
  })),
  'source-result': error<EntriesFrom & { returned: 'entry' | 'promise' | 'other'; number?: number }>(
    ({ collection, by, returned, number }) => ({
      message:
        returned === 'entry'
          ? `Item ${number} that the function ${by} of the collection ${collection} returns is not an entry.`
          : `The function ${by} of the collection ${collection} returns ${returned === 'promise' ? 'a promise' : 'something else'} instead of a list.`,
      hint:
        returned === 'promise'
          ? 'Write the function without async, or load the entries in a source.'
          : 'Return a list of { id, data }: the id is a text, and data is an object that JSON can hold.',
    }),
  ),
  'source-id': error<EntriesFrom & { id: string }>(({ collection, by, id }) => ({
    message: `"${id}" cannot be the id of an entry; the function ${by} of the collection ${collection} returns it.`,
    hint: 'Use lower-case letters, digits and single hyphens: ferry-times.',
  })),
  'source-duplicate': error<EntriesFrom & { id: string; line: number }>(({ collection, by, id, line }) => ({
    message: `The function ${by} of the collection ${collection} returns the id "${id}" twice, first from line ${line}.`,
    hint: 'Give one of the two entries another id.',
  })),
  'source-clash': error<{ id: string; file: string }>(({ id, file }) => ({
    message: `The source returns an entry "${id}", which the file ${file} defines already.`,
    hint: 'Delete the file, or give the entry another id.',
  })),
  'source-untracked': error<{ collection: string }>(({ collection }) => ({
    message: `archipel cannot tell when the entries from the source of the collection ${collection} are stale.`,
    hint: 'Read files with read, the function that load gets, or set staleAfter, such as "6 hours".',
  })),
  'name-invalid': error<InvalidName>({ followsFrom: { shared: 'place', is: 'unknownName' } }, (args) => ({
    message: `"${args.name}" cannot be a name here.`,
    hint: renameHint(args),
  })),
};
