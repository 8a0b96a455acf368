// Checks the sources of a project with its own TypeScript compiler or, if it has none, with the engine's. The compiler is a separate
// process, so that serving and other checks continue meanwhile. Checks are incremental. If one finds errors, a complete check confirms
// them.
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { type TemplateFailure, templateDiagnostics } from '../../diagnostics/template-diagnostics.ts';
import { attempt } from '../../model/attempt.ts';
import type { Project } from '../project.ts';
import { typeFailures } from './type-failures.ts';

export interface TypeChecker {
  /** Returns the type errors in the sources of tsconfig.json. Only one call at a time. */
  readonly check: () => Promise<readonly Diagnostic[]>;
  /** Ends a running check, which then finds nothing. */
  readonly stop: () => void;
}

/** What a project lacks for type checks. */
export type MissingForTypes = 'typescript' | 'tsconfig';

/** Opens the type checker of a project, or returns what is missing for it. */
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
      // TypeScript 5.9 may report fixed errors from its incremental state, so errors are confirmed without it.
      rmSync(known, { force: true });
      return templateDiagnostics(await run());
    },
    stop: () => {
      isStopped = true;
      child?.stop();
    },
  };
}

/** Returns the path of the compiler that modules in `folder` would find. */
function compilerFrom(folder: string): string | undefined {
  const manifest = attempt(() => createRequire(join(folder, 'package.json')).resolve('typescript/package.json'));
  return manifest && join(dirname(manifest), 'bin/tsc');
}

/** Starts the compiler. `output` resolves once the compiler ends, to undefined if it was stopped. */
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
    // The compiler may have a child process, which keeps these streams open.
    child.stdout.destroy();
    child.stderr.destroy();
  };
  return { output, stop };
}
