// Tells which files another generator leaves out by its configuration: `.eleventyignore`, `exclude` of Jekyll, `exclude_docs` of MkDocs.
// https://www.11ty.dev/docs/ignores/, https://jekyllrb.com/docs/configuration/options/, https://www.mkdocs.org/user-guide/configuration/
import { type ConfigFile, configIn } from '../config-data.ts';
import { globSource } from './glob-source.ts';

/** A list of patterns, a line each, that hold in a folder. */
export interface IgnoreFile {
  readonly text: string;
  /** The path of the imported folder from that folder. */
  readonly path: string;
}

/** Folders from which Jekyll and Eleventy create no pages. */
const ofTemplates = /(?:^|\/)_(?:data|includes|layouts|site)\//;

interface Excluding {
  readonly isEleventy: boolean;
  readonly ignores: readonly IgnoreFile[];
  readonly jekyll?: ConfigFile | undefined;
  readonly mkdocs?: ConfigFile | undefined;
}

/** Returns the function that tells whether a file is left out, by its path in the imported folder. */
export function excludedFiles({ isEleventy, ignores, jekyll, mkdocs }: Excluding): (path: string) => boolean {
  const ofJekyll = [configIn(jekyll?.config)['exclude']].flat().filter((each) => typeof each === 'string');
  const ofMkdocs = configIn(mkdocs?.config)['exclude_docs'];
  const rules = [
    ...ignores.map(({ text, path }) => ({ patterns: linesOf(text).map((line) => patternOf(line, true)), path })),
    { patterns: ofJekyll.map((line) => patternOf(line, true)), path: jekyll?.path ?? '' },
    { patterns: linesOf(ofMkdocs).map((line) => patternOf(line, /.\/./.test(line))), path: '' },
  ];
  const hasTemplates = isEleventy || jekyll !== undefined;
  return (file) =>
    (hasTemplates && ofTemplates.test(file)) ||
    rules.some(({ patterns, path }) => patterns.some((pattern) => pattern.test(path === '' ? file : `${path}/${file}`)));
}

const linesOf = (text: unknown): readonly string[] =>
  typeof text === 'string' ? text.split(/\r?\n/).filter((line) => /^\s*[^\s#!]/.test(line)) : [];

/** Returns what a line matches: a file or folder, and all in it. A line that is not `anchored` means each folder. */
function patternOf(line: string, anchored: boolean): RegExp {
  const plain = line.trim().replaceAll(/^\.?\/|\/$/g, '');
  return new RegExp(`${anchored || line.startsWith('/') ? '^' : '(?:^|/)'}${globSource(plain)}(?:/|$)`);
}
