// Finds places in source texts, for errors and warnings of plugins.
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { PartialMessage } from 'esbuild';

/** Returns the path of `file` relative to `folder`, with slashes. */
export const relativePath = (folder: string, file: string): string => relative(folder, file).split(sep).join('/');

/** Returns the line and the column at an offset of `source`, both counted from 1. */
export function lineAndColumn(source: string, offset: number): { readonly line: number; readonly column: number } {
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Returns the line of `importer` that imports the module; the file is named relative to `root`. */
export function placeOfImport(module: string, importer: string, root: string): NonNullable<PartialMessage['location']> {
  const lines = readFileSync(importer, 'utf8').split('\n');
  const index = lines.findIndex((line) => line.includes(`'${module}'`) || line.includes(`"${module}"`));
  const lineText = lines[index] ?? '';
  const column = Math.max(0, lineText.indexOf(module));
  return { file: relativePath(root, importer), line: index + 1, column, length: module.length, lineText };
}
