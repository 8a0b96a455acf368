// Where the islands of a page begin in the browser: a module made of the folders in `islands/`, which starts the loader
// with the way to each component. `islands/Countdown/Countdown.tsx` exports the component `Countdown`.
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { filesMatching } from './files-matching.ts';
import { globInput, type RecordSource } from './import-glob-plugin.ts';

/** The entry point of the bundle; esbuild names it by these words in its metafile, too. */
export const islandsEntry = 'archipel:islands';

const folders = 'islands/*/index.ts';

/** For the bundle of browser code. */
export const islandsPlugin = (record: RecordSource = () => undefined): Plugin => ({
  name: 'islands',
  setup: ({ initialOptions: { absWorkingDir: root = '.' }, onLoad, onResolve }) => {
    onResolve({ filter: /^archipel:islands$/ }, () => ({ path: 'islands', namespace: 'archipel' }));
    onLoad({ filter: /^islands$/, namespace: 'archipel' }, () => ({
      contents: registry(root, record),
      resolveDir: root,
      loader: 'ts',
    }));
  },
});

function registry(root: string, record: RecordSource): string {
  const files = filesMatching(join(root, folders));
  record(`glob:${folders}`, files.join('\n'));
  const names = files.map((file) => file.replaceAll('\\', '/').split('/').at(-2) ?? '');
  const ways = names.map((name) => `${name}: () => import('./islands/${name}/${name}.tsx')`);
  return `${globInput(folders)}
import { start } from 'archipel/client';
start({ ${ways.join(', ')} });`;
}
