// Runs a command at a pseudo terminal and types input.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './process.ts';

interface TerminalRun {
  /** The arguments of `archipel`, without single quotes. */
  readonly args: readonly string[];
  /** The input. Each part is typed when the output matches its prompt. */
  readonly answers: readonly (readonly [RegExp, string])[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs `archipel` at a terminal of 100 columns; resolves to its exit code and its output. */
export function atTerminal({ args, answers, env }: TerminalRun): Promise<{ code: number | null; output: string }> {
  const words = [process.execPath, join(root, 'bin/archipel.js'), ...args].map((word) => `'${word}'`);
  const line = `stty cols 100 rows 50; ${words.join(' ')}`;
  // `script` is part of bsdutils, which is always installed on Debian.
  const child = spawn('script', ['-qec', line, '/dev/null'], {
    env: { ...process.env, TERM: 'xterm', SHELL: '/bin/sh', ...env },
    // A question without an answer would wait forever. After the timeout, the exit code is null, and the output ends with
    // the question.
    timeout: 120_000,
  });
  const left = [...answers];
  let [output, seen] = ['', 0];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    const found = left[0]?.[0].exec(output.slice(seen));
    if (!found) return;
    seen = output.length;
    child.stdin.write(left.shift()?.[1] ?? '');
  });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}
