// TypeScript over the sources of a project, by the compiler that the project has, as a process of its own: what is
// served or checked meanwhile does not wait for it. What has not changed since the last run is not checked again.
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { type TemplateFailure, templateDiagnostics } from '../../diagnostics/template-diagnostics.ts';
import type { Project } from '../project.ts';
import { typeFailures } from './type-failures.ts';

export interface TypeChecker {
  /** What does not fit in the sources that tsconfig.json names. One call at a time. */
  readonly check: () => Promise<readonly Diagnostic[]>;
  /** Ends a check that is under way; it finds nothing. */
  readonly stop: () => void;
}

/** What a project lacks for its types to be checked. */
export type MissingForTypes = 'typescript' | 'tsconfig';

/** The type checker of a project, or what it lacks for one. */
export function openTypeChecker({ root, engine, cache }: Project): TypeChecker | MissingForTypes {
  const compiler = compilerFrom(root) ?? compilerFrom(engine.root);
  if (compiler === undefined) return 'typescript';
  if (!existsSync(join(root, 'tsconfig.json'))) return 'tsconfig';
  const known = cache.fileOf('types.tsbuildinfo');
  const args = [compiler, '--project', '.', '--noEmit', '--incremental', '--tsBuildInfoFile', known, '--pretty', 'false'];
  let child: ReturnType<typeof start> | undefined;
  let isStopped = false;
  const run = async (): Promise<readonly TemplateFailure[]> => {
    child = start(args, root);
    const output = await child.output;
    return output === undefined ? [] : typeFailures(output);
  };
  return {
    check: async () => {
      isStopped = false;
      const failures = await run();
      if (failures.length === 0 || isStopped) return templateDiagnostics(failures);
      // TypeScript 5.9 goes on to report errors of its incremental state that are fixed: errors count once it has none.
      rmSync(known, { force: true });
      return templateDiagnostics(await run());
    },
    stop: () => {
      isStopped = true;
      child?.stop();
    },
  };
}

/** The path of the compiler that modules in `folder` would find. */
function compilerFrom(folder: string): string | undefined {
  try {
    return join(dirname(createRequire(join(folder, 'package.json')).resolve('typescript/package.json')), 'bin/tsc');
  } catch {
    return undefined;
  }
}

/** Runs the compiler; its output is undefined if it was stopped. */
function start(args: readonly string[], cwd: string) {
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let [text, isStopped] = ['', false];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  const output = new Promise<{ readonly text: string; readonly code: number | null } | undefined>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(isStopped ? undefined : { text, code }));
  });
  const stop = (): void => {
    isStopped = true;
    child.kill();
    // The compiler may be a process of that process, and hold on to them.
    child.stdout.destroy();
    child.stderr.destroy();
  };
  return { output, stop };
}
