// Reads the folder of the other generator.
import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { attempt } from '../../model/attempt.ts';
import { filesIn, utf8TextOf } from '../../node/fs/read-folder.ts';
import { textIfExists } from '../../node/fs/read-text.ts';
import { textEnding } from '../../tools/import/file-names.ts';
import type { FoundFile } from '../../tools/import/old-addresses.ts';
import type { ImportSource } from '../../tools/import/plan-import.ts';

/** The folders from which a command imports. */
export interface SourceFolders {
  /** The absolute path of the imported folder. */
  readonly from: string;
  /** The absolute path of the folder whose files the other generator copies. */
  readonly static?: string;
}

/** Reads the texts and the names of all files. `notUtf8` lists the texts in other encodings, relative to the folder. */
export function readSource({ from, static: copied }: SourceFolders): {
  readonly source: ImportSource;
  readonly notUtf8: readonly string[];
} {
  const files = filesIn(from);
  const read = files.filter((file) => textEnding.test(file)).map((file) => [file, utf8TextOf(join(from, file))] as const);
  return {
    source: {
      folder: basename(from),
      jekyll: jekyllFile(from),
      isDocusaurus: above(from, ['docusaurus.config.js', 'docusaurus.config.ts', 'docusaurus.config.mjs']).some((file) => existsSync(file)),
      texts: new Map(read.flatMap(([file, text]) => (text === undefined ? [] : [[file, text] as const]))),
      files: new Set(files),
      statics: new Set(copied === undefined ? [] : filesIn(copied)),
      isFile: (path) => attempt(() => statSync(join(from, path)).isFile()) === true,
    },
    notUtf8: read.flatMap(([file, text]) => (text === undefined ? [file] : [])),
  };
}

/** Returns the first _config.yml in a folder and in those around it. */
const jekyllFile = (from: string): ImportSource['jekyll'] =>
  above(from, ['_config.yml']).flatMap((file) => {
    const config = textIfExists(file);
    return config === undefined ? [] : [{ config, path: relative(dirname(file), from).replaceAll('\\', '/') }];
  })[0];

/** Returns the places of files in a folder and in those around it that a site may have as its root. */
const above = (folder: string, names: readonly string[]): readonly string[] =>
  ['.', '..', '../..', '../../..'].flatMap((way) => names.map((name) => join(folder, way, name)));

/** Returns the path on the disk of a file that texts name. */
export const pathOnDisk = ({ kind, path }: FoundFile, { from, static: copied = from }: SourceFolders): string =>
  join(kind === 'static' ? copied : from, path);
