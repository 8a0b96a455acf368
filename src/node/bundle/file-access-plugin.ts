// Refuses modules with which code of a site would read what no build can know of: a file that is read while pages are rendered
// may change without a page being rendered again.
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { PartialMessage, Plugin } from 'esbuild';

const outside = /^(?:node:)?(?:fs|fs\/promises|child_process|worker_threads|net|tls|dgram|dns|dns\/promises|http|https|http2|sqlite)$/;

/** For the module that renders. Packages may import what they like. */
export const refuseFileAccess: Plugin = {
  name: 'file-access',
  setup: ({ initialOptions: { absWorkingDir: root = '.' }, onResolve }) => {
    onResolve({ filter: outside }, ({ path, importer }) => {
      if (importer.includes('node_modules')) return undefined;
      return { errors: [{ text: reasonFor(path), location: placeOf(path, importer, root) }] };
    });
  },
};

const reasonFor = (module: string): string =>
  `Code of the site cannot import "${module}": pages would not be rendered again when what it reads changes. ` +
  "Import a file instead (import text from './notes.txt?raw'), or write its data as content";

/** The line that names the module. */
function placeOf(module: string, importer: string, root: string): NonNullable<PartialMessage['location']> {
  const file = relative(root, importer).split(sep).join('/');
  const lines = readFileSync(importer, 'utf8').split('\n');
  const index = lines.findIndex((line) => line.includes(`'${module}'`) || line.includes(`"${module}"`));
  const lineText = lines[index] ?? '';
  return { file, line: index + 1, column: Math.max(0, lineText.indexOf(module)), length: module.length, lineText };
}
