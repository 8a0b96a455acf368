// Problems of the environment, the configuration, the templates and the output.
import { counted } from '../../../model/quantities.ts';
import type { BrowserOnly } from '../../browser-only.ts';
import { diskReason } from '../../messages/disk-reason.ts';
import * as messages from '../../messages/en/index.ts';
import { error, warning } from '../define.ts';
import { oneOf } from './words.ts';

const environmentValues = {
  site: 'a full https URL without a path, a query or a slash at its end',
  service: 'a full https URL or a path of this site',
};

export interface RenderArgs {
  readonly what: string;
  readonly page?: string;
  readonly section?: number;
  readonly type?: string;
  readonly isPicture?: true;
  /** True if the error has reached no caller: a promise was not awaited, or a timer or an event handler has thrown. */
  readonly isLate?: true;
  /** How long the code has run without an end, if that is the mistake. */
  readonly seconds?: number;
  /** All pages for which the code throws at the same position, if there are several. */
  readonly pages?: readonly string[];
}

/** Returns what to do about an error of the site's code. */
function renderHint({ page, isLate, seconds }: RenderArgs): string {
  if (isLate === true) return 'Await each promise, and catch the errors of timers and event handlers.';
  if (seconds !== undefined)
    return 'Look for a loop without an end. If the page only takes long, set `ARCHIPEL_PAGE_TIMEOUT` to the seconds that it may take.';
  return page === undefined
    ? 'Correct the function; if it has worked before, look for a value of content that it does not expect.'
    : 'Correct the template; if it fails only on this page, look for a value of its content that the template does not expect.';
}

/** Returns the start of the message: what was being rendered when code of the site threw. */
function rendering({ page, section, type, isPicture, isLate, pages = [] }: RenderArgs): string {
  if (isLate === true) return 'Code of the site throws where nothing catches the error';
  if (page === undefined) return 'A function of the site throws';
  const more = pages.length > 1 ? ` and ${counted(pages.length - 1, 'more page')}` : '';
  if (isPicture === true) return `A template throws while drawing the link preview of ${page}${more}`;
  return `A template throws while rendering ${page}${section === undefined ? '' : `, section ${section} (${type})`}${more}`;
}

const listed = (outputs: readonly string[]): string =>
  outputs.length > 1 ? `${outputs[0]} and ${outputs.length - 1} more` : (outputs[0] ?? '');

export const output = {
  'environment-invalid': error<{ name: string; expected: 'site' | 'service' | readonly string[] }>(({ name, expected }) => ({
    message: `The environment variable ${name} cannot be used: it must be ${
      typeof expected === 'string' ? environmentValues[expected] : oneOf(expected)
    }.`,
    hint: 'Correct it or unset it.',
  })),
  'template-compile': error<{ what: string }>(({ what }) => ({
    message: `The templates do not compile: ${what.replace(/[^.?!]$/, '$&.')}`,
    hint: 'Correct the file; content is not the cause.',
  })),
  'template-browser-only': error<BrowserOnly>(({ name, element, isGlobal }) => ({
    message: isGlobal
      ? `${name} exists only in browsers: templates and islands are rendered to HTML when the site is built.`
      : element === undefined
        ? `${name} does nothing in a template: templates are rendered once, when the site is built.`
        : `<${element}> has ${name}, which is never called: templates become HTML without scripts.`,
    hint: isGlobal
      ? `Use ${name} in an event handler or in useEffect of an island (a folder in islands/).`
      : `Make the component an island (a folder in islands/), and place it with <Island>; or do without ${name}.`,
  })),
  'template-render': error<RenderArgs>((args) => ({
    message:
      args.seconds === undefined
        ? `${rendering(args)}: ${args.what.replace(/[^.?!]$/, '$&.')}`
        : `A template does not end while rendering ${args.page}: it was stopped after ${args.seconds} s.`,
    hint: renderHint(args),
  })),
  'template-types': error<{ what: string }>(({ what }) => ({
    message: `The types do not fit: ${what.replace(/[^.?!]$/, '$&.')}`,
    hint: 'Correct the file; pages are built anyway, but perhaps not as you want them.',
  })),
  'template-warning': warning<{ what: string }>(({ what }) => ({
    message: `The bundler warns: ${what.replace(/[^.?!]$/, '$&.')}`,
    hint: 'Correct the template or the stylesheet; content is not the cause.',
  })),
  'config-invalid': error<{ what: string; route?: string }>(({ what }) => ({
    message: `The configuration of the site cannot be used: ${what.replace(/[^.?!]$/, '$&.')}`,
    hint: 'Correct the file; content is not the cause.',
  })),
  'output-failed': error<{ outputs: readonly string[]; what: string; isFeed?: boolean }>(({ outputs, what, isFeed }) => ({
    message: `The ${isFeed ? 'feed' : 'output'} ${listed(outputs)} cannot be created: ${what.replace(/[^.?!]$/, '$&.')}`,
    hint: `Correct ${isFeed ? '`feed` of the collection' : 'the function of `outputs`'}; if it has worked before, look for a value of content that it does not expect.`,
  })),
  'output-clash': error<{ output: string; other: string; isFeed?: boolean }>(({ output, other, isFeed }) => ({
    message: `The ${isFeed ? 'feed' : 'output'} ${output} conflicts with ${other}, which the site already has.`,
    hint: `Choose another ${isFeed ? '`path` in `feed` of the collection' : 'path in `outputs`'}. Two paths must differ in more than upper and lower case, and a file cannot have the name of a folder.`,
  })),
  /** `other` is the path of the existing file. */
  'public-clash': error<{ other: string }>(({ other }) => ({
    message: `This file conflicts with ${other}, which the site already has.`,
    hint: 'Give it another name. Two names must differ in more than upper and lower case, and a file cannot have the name of a folder.',
  })),
  'public-name': error(() => ({
    message: 'The name of this file would look different in a URL.',
    hint: 'Rename it: use only letters from a to z, digits, dots, hyphens and underscores.',
  })),
  'public-secret': error(() => ({
    message: 'This file contains a private key, and everyone could read it.',
    hint: 'Move it out of the content folder. If it has been published before, replace the key.',
  })),
  /** `files` are the names of the files and folders in the folder. */
  'public-misplaced': warning<{ files: readonly string[] }>(({ files: [first = '', ...others] }) => ({
    message: `Files in the folder public beside the content are not published: ${first}${others.length === 0 ? '' : ` and ${counted(others.length, 'other')}`}.`,
    hint: `Move them to content/public: content/public/${first} becomes /${first}.`,
  })),
  'output-foreign': error<{ strays: readonly string[] }>(({ strays }) => ({
    message: `The output folder has files that archipel did not write (${strays.slice(0, 5).join(', ')}${strays.length > 5 ? ', …' : ''}), and they would be lost.`,
    hint: 'Move them away or choose another folder with --out.',
  })),
  'output-busy': error(() => ({
    message: 'Another build is writing this output folder.',
    hint: 'Wait until it has ended, or choose another folder with --out.',
  })),
  'output-partial': error<{ why: string }>(({ why }) => ({
    message: `Some files could not be written to the output folder: ${diskReason(why, messages)}. It has files of this build and of the last one.`,
    hint: 'Make room or check the permissions of the folder, then build again.',
  })),
  'output-write': error<{ why: string }>(({ why }) => ({
    message: `The output could not be written: ${diskReason(why, messages)}.`,
    hint: 'The old output is unchanged. Make room or check the permissions of the folder, then build again.',
  })),
};
