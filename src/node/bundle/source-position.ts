// Maps places in the bundle of a site, which come from stack traces and functions, to files of the project. Uses the source map.
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TemplateFailure } from '../../diagnostics/template-diagnostics.ts';
import { isErrorLike } from '../../diagnostics/template-error.ts';
import { attempt } from '../../model/attempt.ts';
import type { Project } from '../project.ts';
import { isTemplateReact } from './template-react-plugin.ts';

/** A place in a bundle; lines and columns count from 1. */
export interface Frame {
  /** The path of the bundle. */
  readonly module: string;
  readonly line: number;
  readonly column: number;
}

type Position = NonNullable<TemplateFailure['position']>;

/** Code of a site may throw an error whose `stack` is not a string, or is a getter that throws. */
const stackOf = (thrown: unknown): string => attempt(() => (isErrorLike(thrown) ? `${thrown.stack ?? ''}` : '')) ?? '';

/** Returns the places in bundles that the stack of `thrown` names, innermost first. */
export function framesOf(thrown: unknown): readonly Frame[] {
  return [...stackOf(thrown).matchAll(/^\s+at (?:.*\()?(.*\/module-[\da-f]+\.mjs):(\d+):(\d+)\)?$/gm)].map(
    ([, module = '', line, column]) => ({
      module: module.replace(/^async /, ''),
      line: Number(line),
      column: Number(column),
    }),
  );
}

/** Returns whether the stack of `thrown` names files, but no bundle of a site. A stack without files tells nothing. */
export const isForeign = (thrown: unknown): boolean =>
  framesOf(thrown).length === 0 && /^\s+at .*[\\/].*:\d+:\d+\)?$/m.test(stackOf(thrown).replace(/\bnode:\S*/g, ''));

/**
 * Returns the source position of the first of `frames` that is in a file of the project rather than of the engine or a package, or
 * undefined if there is none.
 */
export function sourcePosition(frames: readonly Frame[], { root, engine }: Pick<Project, 'root' | 'engine'>): Position | undefined {
  const maps = new Map<string, SourceMap | undefined>();
  for (const { module, line, column } of frames) {
    if (!maps.has(module)) maps.set(module, mapOf(module));
    const entry = maps.get(module)?.findEntry(line - 1, column - 1);
    if (entry === undefined || !('originalSource' in entry)) continue;
    // Source maps name sources relative to the folder to which the bundle would be written.
    const path = join(root, 'out', entry.originalSource);
    const file = relative(root, path).replaceAll('\\', '/');
    const isOfEngine = !relative(join(engine.root, 'src'), path).startsWith('..');
    const isOfProject = !file.startsWith('..') && !file.includes('node_modules/') && !isTemplateReact(file);
    if (isOfProject && !isOfEngine) return { file, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
  }
  return undefined;
}

function mapOf(module: string): SourceMap | undefined {
  const file = `${module.startsWith('file:') ? fileURLToPath(module) : module}.map`;
  // Files of the cache may be missing or truncated.
  return attempt(() => new SourceMap(JSON.parse(readFileSync(file, 'utf8'))));
}
