// The sources of a project's definition as text, for finding out which words they use.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './read-content.ts';

/** Where words are used; the schema itself names every one. */
const folders = ['templates', 'islands', 'src/model', 'src/render'];

const counts = (file: string): boolean =>
  /\.tsx?$/.test(file) && !file.startsWith('templates/gallery/') && !/^src\/model\/(?:messages|(?:frame-|island-)?words)\.ts$/.test(file);

/** The TypeScript of templates and islands of the project at `root`, by path from there. */
export const readSources = (root: string): ReadonlyMap<string, string> =>
  new Map(
    folders
      .flatMap((folder) => listFiles(join(root, folder)).map((file) => `${folder}/${file}`))
      .filter(counts)
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );
