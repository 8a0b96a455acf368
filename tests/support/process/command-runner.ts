// Runs command lines one after another in one process, because loading the engine takes ten times as long as most
// commands. tests/cli/own-process.test.ts checks that a separate process has the same exit code and output.
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Ended } from './process.ts';

export interface CommandLine {
  readonly argv: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

export interface CommandRunner {
  readonly run: (line: CommandLine) => Promise<Ended>;
  readonly stop: () => void;
}

const program = fileURLToPath(new URL('./command-runner.mjs', import.meta.url));

/** Resolves to the next message of the runner; rejects if the runner ends. */
const messageOf = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new Error(`The process that runs commands has ended with ${code}.`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message);
    });
  });

/** Starts a process that runs commands with the engine of `project`, in the order of the requests. `node` lists options of Node. */
export function startCommandRunner(project: string, node: readonly string[] = []): CommandRunner {
  const { PATH = '', HOME = '' } = process.env;
  const child = fork(program, [project], { env: { PATH, HOME }, execArgv: [...node] });
  let last: Promise<unknown> = messageOf(child);
  return {
    run: (line) => {
      const ended = last.then(() => {
        const answer = messageOf(child);
        child.send(line);
        // The runner answers each request with an `Ended`.
        return answer as Promise<Ended>;
      });
      last = ended.catch(() => undefined);
      return ended;
    },
    stop: () => void child.kill(),
  };
}
