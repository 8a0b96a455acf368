// The script of embeds: code of the engine, for sites that have embeds. Pages with an embed request it by name.
import type { OutputFile } from '../../model/output/output-file.ts';
import { embedScript } from '../../site/embeds/define-embed.ts';
import type { Engine } from '../project.ts';
import { bundleTarget } from './browsers.ts';
import { type BrowserBundle, common, type Entries, throwCompileError } from './bundle.ts';
import { weightOf } from './measure-scripts.ts';

export interface BundledEmbedScript {
  readonly file: OutputFile;
  /** Bytes after brotli. */
  readonly weight: number;
}

/** Bundles the script of embeds, which is the same for all sites. */
export async function bundleEmbedScript({ root }: Engine, mode: Entries['mode']): Promise<BundledEmbedScript> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    ...common,
    entryPoints: { [embedScript]: 'src/client/embeds.ts' },
    absWorkingDir: root,
    outdir: 'assets',
    entryNames: '[name]-[hash]',
    format: 'esm',
    target: bundleTarget,
    define: { ...common.define, 'import.meta.env.DEV': String(mode === 'watch') },
  }).catch((error: unknown) => throwCompileError(error));
  const { path = '', contents: bytes = new Uint8Array() } = outputFiles[0] ?? {};
  return { file: { path: path.slice(root.length + 1).replaceAll('\\', '/'), bytes }, weight: await weightOf(bytes) };
}

/** Returns the browser's files with the script of embeds. */
export const withEmbedScript = ({ urls, scripts, files }: BrowserBundle, { file, weight }: BundledEmbedScript): BrowserBundle => ({
  urls: { ...urls, scripts: { ...urls.scripts, [embedScript]: [`/${file.path}`] } },
  scripts: {
    ...scripts,
    bytes: { ...scripts.bytes, [file.path]: weight },
    own: { ...scripts.own, [embedScript]: [file.path] },
  },
  files: [...files, file].sort((a, b) => (a.path < b.path ? -1 : 1)),
});
