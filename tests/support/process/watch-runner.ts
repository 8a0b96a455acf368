// Runs `archipel watch` several times in a row in one process that has loaded the engine, for tests of the served files.
// Tests of starting, ending and killing use a separate process. tests/watch/shared-process.test.ts checks that both
// processes print and serve the same.
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { CommandLine } from './command-runner.ts';

export interface SharedWatch {
  readonly pid: number;
  /** Returns the output on standard error so far. */
  readonly log: () => string;
  /** Resolves to the match as soon as standard error matches `pattern`; rejects if `watch` ends before. */
  readonly said: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Ends `watch` as SIGTERM does; resolves to the exit code. */
  readonly stop: () => Promise<number | null>;
}

type Message = { readonly text: string } | { readonly code: number };

const program = fileURLToPath(new URL('./watch-runner.mjs', import.meta.url));

/** Idle processes by the project whose engine they have loaded. */
const waiting = new Map<string, ChildProcess[]>();

function processFor(project: string): ChildProcess {
  const { PATH = '', HOME = '' } = process.env;
  return waiting.get(project)?.pop() ?? fork(program, [project], { env: { PATH, HOME } });
}

/** Starts `watch` with the engine of `project`. */
export function startShared(project: string, line: CommandLine): SharedWatch {
  const child = processFor(project);
  const listeners = new Set<() => void>();
  let [log, code]: [string, number | null | undefined] = ['', undefined];
  const end = (result: number | null): void => {
    code = result;
    child.off('message', read).off('exit', exit);
    if (result === 0) waiting.set(project, [...(waiting.get(project) ?? []), child]);
    else child.kill('SIGKILL');
    for (const listener of listeners) listener();
  };
  const read = (message: unknown): void => {
    // The process sends only messages of this type.
    const sent = message as Message;
    if ('code' in sent) end(sent.code);
    else {
      log += sent.text;
      for (const listener of listeners) listener();
    }
  };
  const exit = (): void => end(null);
  child.on('message', read).on('exit', exit);
  child.send(line);
  /** Resolves to the first result of `look` that is not undefined, now or after a message. */
  const first = <T>(look: () => T | undefined): Promise<T> =>
    new Promise((resolve, reject) => {
      const listener = (): void => {
        try {
          const found = look();
          if (found === undefined) return;
          resolve(found);
        } catch (error) {
          reject(error);
        }
        listeners.delete(listener);
      };
      listeners.add(listener);
      listener();
    });
  return {
    pid: child.pid ?? 0,
    log: () => log,
    said: (pattern) =>
      first(() => {
        const found = pattern.exec(log);
        if (found === null && code !== undefined) throw new Error(`watch has ended with ${code}: ${log}`);
        return found ?? undefined;
      }),
    stop: () => {
      if (code === undefined) child.send('stop');
      return first(() => code);
    },
  };
}
