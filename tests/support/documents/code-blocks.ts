// Reads the fenced blocks of the guides. The words after the language are not rendered. They tell the tests what to do with the block:
//
//   ```yaml file=content/prices.yaml                  the complete file
//   ```yaml end=content/translations/en.yaml          the end of a file
//   ```yaml end=content/translations/LANGUAGE.yaml    the end of each file of the folder
//   ```yaml in=content/site.yaml                      keys that replace the keys of the same names in a file
//   ```yaml in=content/pages/home.yaml after="items:" below the first line that has this text
//   ```sh                                             commands that run, one after the other
//   ```sh fails                                       commands that fail with the errors that the guide describes
//   ```sh by-hand                                     commands that need a terminal, another machine or a server that continues
//   ```text                                           an output
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process/process.ts';

export interface CodeBlock {
  readonly guide: string;
  readonly line: number;
  readonly language: string;
  /** The attributes after the language. `file`, `end` and `in` name a file of the site. */
  readonly info: Readonly<Record<string, string>>;
  /** The code without the indentation of its step. */
  readonly code: string;
}

const fence = /^( *)```([^\n]*)\n(.*?)^ *```$/gms;

/** Parses the attributes after the language: `{ in: 'content/site.yaml', after: 'icon:' }`; a single word is `{ 'by-hand': '' }`. */
const infoOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...text.matchAll(/([\w-]+)(?:=(?:"([^"]*)"|(\S+)))?/g)].map(([, name = '', quoted, plain]) => [name, quoted ?? plain ?? '']),
  );

/** Returns the blocks of a guide in `docs`, in order. */
export function codeBlocksOf(guide: string): readonly CodeBlock[] {
  const text = readFileSync(join(root, 'docs', guide), 'utf8');
  return [...text.matchAll(fence)].map(({ index, 1: indent = '', 2: opening = '', 3: code = '' }) => {
    const [, language = '', rest = ''] = /^(\w*)(.*)$/.exec(opening) ?? [];
    return {
      guide,
      line: text.slice(0, index).split('\n').length,
      language,
      info: infoOf(rest),
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    };
  });
}

/** Returns the code of all blocks of a guide in this language. */
export const blocksIn = (guide: string, language: string): readonly string[] =>
  codeBlocksOf(guide).flatMap((block) => (block.language === language ? [block.code] : []));

/** Returns whether the block is an output, or commands that only a person can run. */
export const isToRead = ({ language, info }: CodeBlock): boolean => language === 'text' || info['by-hand'] !== undefined;

/** The guides of the engine: the files directly in `docs`, except for the reference, whose examples have their own test. */
export const guides: readonly string[] = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md') && name !== 'reference.md');
