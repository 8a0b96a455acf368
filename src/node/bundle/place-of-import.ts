// Where a file imports a module, for errors of plugins that refuse it.
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { PartialMessage } from 'esbuild';

/** The line of `importer` that names the module; its file from `root`. */
export function placeOfImport(module: string, importer: string, root: string): NonNullable<PartialMessage['location']> {
  const file = relative(root, importer).split(sep).join('/');
  const lines = readFileSync(importer, 'utf8').split('\n');
  const index = lines.findIndex((line) => line.includes(`'${module}'`) || line.includes(`"${module}"`));
  const lineText = lines[index] ?? '';
  return { file, line: index + 1, column: Math.max(0, lineText.indexOf(module)), length: module.length, lineText };
}
