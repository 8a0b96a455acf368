// The early script of a site: one small file that is inlined in the head of every page, so that it runs before anything is painted.
// It is bundled separately, because it can neither share modules with other scripts nor wait for them.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildResult, Plugin } from 'esbuild';
import type { EarlyScript } from '../../model/output/policy.ts';
import { withLimit } from '../../model/quantities.ts';
import { bundleTarget } from './browsers.ts';
import { type BrowserBundle, CompileError, common, throwCompileError } from './bundle.ts';
import { type ConfigProject, configError } from './config-places.ts';
import { importGlob, type RecordSource } from './import-glob-plugin.ts';
import { weightOf } from './measure-scripts.ts';
import { lineAndColumn, placeOfImport } from './place-of-import.ts';

/** Maximum size in bytes after minification, because every page contains the script. */
const maxBytes = 1000;

export interface BundledEarlyScript extends EarlyScript {
  readonly file: string;
  /** Bytes after brotli. */
  readonly weight: number;
  readonly result: BuildResult;
}

/** Bundles `file`, the early script of a project. Throws a CompileError if the script cannot be bundled or inlined. */
export async function bundleEarlyScript(project: ConfigProject, file: string, record: RecordSource): Promise<BundledEarlyScript> {
  const { root } = project;
  const missing = `earlyScript names ${file}, which does not exist`;
  if (!existsSync(join(root, file))) throw configError(project, [{ key: 'earlyScript', text: missing }]);
  const { build } = await import('esbuild');
  const result = await build({
    ...common,
    entryPoints: [file],
    absWorkingDir: root,
    outdir: 'assets',
    format: 'iife',
    target: bundleTarget,
    plugins: [refuseImports, importGlob(record)],
  }).catch((error: unknown) => throwCompileError(error));
  const code = (result.outputFiles[0]?.text ?? '').trimEnd();
  const bytes = Buffer.byteLength(code);
  const problem = problemOf(code, bytes);
  if (problem !== undefined)
    throw new CompileError([{ what: problem.text, position: placeIn([file, ...Object.keys(result.metafile.inputs)], root, problem.of) }]);
  const source = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  return { file, code, source, weight: await weightOf(Buffer.from(code)), result };
}

/** Text that would end the script or begin a comment in HTML, or that `watch` would mistake for the end of the head. */
const markup = /<\/(?:script|head)|<!--/i;

interface Problem {
  readonly text: string;
  /** The text of the script that causes the problem; undefined if the entire script does. */
  readonly of: string | undefined;
}

function problemOf(code: string, bytes: number): Problem | undefined {
  // The bundler writes `<\/script` for `</script`.
  const [of] = markup.exec(code.replaceAll('<\\/', '</')) ?? [];
  // The bundler would join `'<' + '/script'`.
  const split = `['${of?.slice(0, 1)}', '${of?.slice(1)}'].join('')`;
  if (of !== undefined) return { text: `The early script is part of the page, so it cannot contain "${of}": write ${split}`, of };
  if (bytes <= maxBytes) return undefined;
  const [size, limit] = withLimit(bytes, maxBytes);
  const reason = 'every page holds it, so leave in it only what has to run before the first paint';
  return { text: `The early script has ${size} after minifying, more than ${limit}: ${reason}`, of: undefined };
}

/** Returns the place of `text` in these files, or the start of the first file if `text` is empty or no file contains it. */
function placeIn(files: readonly string[], root: string, text = '') {
  const sources = files.map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));
  const { file = files[0] ?? '', source = '' } = sources.find((each) => each.source.includes(text)) ?? {};
  return { file, ...lineAndColumn(source, source.indexOf(text)) };
}

/** Refuses stylesheets, and also React and `archipel`, which would make the script much too large. */
const refuseImports: Plugin = {
  name: 'early-script-imports',
  setup: ({ initialOptions: { absWorkingDir: root = '.' }, onResolve }) => {
    onResolve({ filter: /^(?:react|react-dom|archipel)(?:\/|$)|\.(?:css|scss|sass|less)$/ }, ({ path, importer }) => {
      const text = `The early script cannot import "${path}": every page holds it, and it runs before anything else is loaded`;
      return { errors: [{ text, location: placeOfImport(path, importer, root) }] };
    });
  },
};

/** Returns the browser's files with the early script of the site, which pages inline and budgets count. */
export const withEarlyScript = (bundle: BrowserBundle, { file, code, source, weight }: BundledEarlyScript): BrowserBundle => ({
  ...bundle,
  urls: { ...bundle.urls, early: { code, source } },
  scripts: { ...bundle.scripts, bytes: { ...bundle.scripts.bytes, [file]: weight }, early: file },
});
