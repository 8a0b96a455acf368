// The entry point of islands in the browser: a generated module that starts the loader with an import for each component in
// `islands/`. `islands/Countdown/Countdown.tsx` exports the component `Countdown`.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { OnLoadResult, Plugin } from 'esbuild';
import { filesMatching } from './files-matching.ts';
import { globInput, type RecordSource } from './import-glob-plugin.ts';

/** The name of this entry point, in the bundle and in esbuild's metafile. */
export const islandsEntry = 'archipel:islands';

const folders = 'islands/*/index.ts';

/** Creates the plugin that provides the list of islands to the bundle of browser code. */
export const islandsPlugin = (record: RecordSource = () => undefined): Plugin => ({
  name: 'islands',
  setup: ({ initialOptions: { absWorkingDir: root = '.' }, onLoad, onResolve }) => {
    onResolve({ filter: /^archipel:islands$/ }, () => ({ path: 'islands', namespace: 'archipel' }));
    onLoad({ filter: /^islands$/, namespace: 'archipel' }, () => registry(root, record));
  },
});

function registry(root: string, record: RecordSource): OnLoadResult {
  const files = filesMatching(join(root, folders));
  record(`glob:${folders}`, files.join('\n'));
  const names = files.map((file) => file.replaceAll('\\', '/').split('/').at(-2) ?? '');
  const missing = names.filter((name) => !existsSync(join(root, `islands/${name}/${name}.tsx`)));
  if (missing.length > 0) return { errors: missing.map(missingComponent) };
  if (names.length === 0) return { contents: globInput(folders), loader: 'ts' };
  const ways = names.map((name) => `${name}: () => import('./islands/${name}/${name}.tsx')`);
  const contents = `${globInput(folders)}
import { start } from 'archipel/client';
start({ ${ways.join(', ')} });`;
  return { contents, resolveDir: root, loader: 'ts' };
}

const missingComponent = (name: string) => ({
  text: `There is no islands/${name}/${name}.tsx: browsers load the component of an island from the file with the name of its folder`,
  location: { file: `islands/${name}/index.ts`, line: 1, column: 0 },
});
