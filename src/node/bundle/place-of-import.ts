// Finds where a file imports a module, for errors of plugins that refuse the module.
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { PartialMessage } from 'esbuild';

/** Returns the line of `importer` that imports the module; the file is named relative to `root`. */
export function placeOfImport(module: string, importer: string, root: string): NonNullable<PartialMessage['location']> {
  const file = relative(root, importer).split(sep).join('/');
  const lines = readFileSync(importer, 'utf8').split('\n');
  const index = lines.findIndex((line) => line.includes(`'${module}'`) || line.includes(`"${module}"`));
  const lineText = lines[index] ?? '';
  return { file, line: index + 1, column: Math.max(0, lineText.indexOf(module)), length: module.length, lineText };
}
