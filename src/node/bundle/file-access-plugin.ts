// Refuses modules of Node.js that let code of the site read files, other processes or the network. Such reads are not recorded,
// so if the data changed, the pages that depend on it would not be rendered again.
import type { Plugin } from 'esbuild';
import { placeOfImport } from './place-of-import.ts';

const outside = /^(?:node:)?(?:fs|fs\/promises|child_process|worker_threads|net|tls|dgram|dns|dns\/promises|http|https|http2|sqlite)$/;

/** A plugin for the module that renders pages. Packages may import any module. */
export const refuseFileAccess: Plugin = {
  name: 'file-access',
  setup: ({ initialOptions: { absWorkingDir: root = '.' }, onResolve }) => {
    onResolve({ filter: outside }, ({ path, importer }) => {
      if (importer.includes('node_modules')) return undefined;
      return { errors: [{ text: reasonFor(path), location: placeOfImport(path, importer, root) }] };
    });
  },
};

const reasonFor = (module: string): string =>
  `Code of the site cannot import "${module}": pages would not be rendered again when what it reads changes. ` +
  "Import a file instead (import text from './notes.txt?raw'), or write its data as content";
