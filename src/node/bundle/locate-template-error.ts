// The stack of a template that throws names places in the bundle; the source map of the bundle knows the file.
import { SourceMap } from 'node:module';
import { join, relative } from 'node:path';
import type { TemplateFailure } from '../../diagnostics/template-diagnostics.ts';
import { TemplateError } from '../../diagnostics/template-error.ts';

interface BundledTemplates {
  /** The folder of the project. */
  readonly root: string;
  /** Of the module that threw, as JSON; read only here, where something was thrown. */
  readonly sourceMap: Uint8Array;
}

type Position = NonNullable<TemplateFailure['position']>;

/**
 * A template that throws as a failure, at the innermost place in a file of the project. Undefined for everything else that
 * was thrown: that is a bug of the engine.
 */
export function templateFailure(thrown: unknown, { root, sourceMap }: BundledTemplates): TemplateFailure | undefined {
  if (!(thrown instanceof TemplateError)) return undefined;
  const { cause, message: what, place } = thrown;
  const stack = cause instanceof Error ? (cause.stack ?? '') : '';
  const frames = framesOf(stack);
  // React throws of what a template returned, after the template has ended.
  const isOfTemplates = !(cause instanceof Error) || frames.length > 0 || /^\s+at .*\breact-dom\b/m.test(firstFrame(stack));
  if (!isOfTemplates) return undefined;
  return { code: 'template-render', what, position: sourcePosition(frames, { root, sourceMap }), place };
}

const firstFrame = (stack: string): string => stack.split('\n').find((line) => /^\s+at /.test(line)) ?? '';

interface Frame {
  readonly line: number;
  readonly column: number;
}

/** The places in a bundle that a stack names, innermost first; lines and columns count from 1. */
const framesOf = (stack: string): readonly Frame[] =>
  [...stack.matchAll(/^\s+at .*\/module-[\da-f]+\.mjs:(\d+):(\d+)\)?$/gm)].map(([, line, column]) => ({
    line: Number(line),
    column: Number(column),
  }));

function sourcePosition(frames: readonly Frame[], { root, sourceMap }: BundledTemplates): Position | undefined {
  if (frames.length === 0) return undefined;
  // The bundler has just written it.
  const map = new SourceMap(JSON.parse(Buffer.from(sourceMap).toString('utf8')));
  for (const { line, column } of frames) {
    const entry = map.findEntry(line - 1, column - 1);
    if (!('originalSource' in entry)) continue;
    // Sources are named from the folder that the bundle would be written to.
    const file = relative(root, join(root, 'out', entry.originalSource)).replaceAll('\\', '/');
    const isOfProject = !file.startsWith('..') && !file.includes('node_modules/');
    if (isOfProject) return { file, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
  }
  return undefined;
}
