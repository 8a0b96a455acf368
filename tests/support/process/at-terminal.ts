// A command at a pseudo terminal, with the typed input.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './process.ts';

interface TerminalRun {
  /** The words after `archipel`, none of which needs quotes. */
  readonly args: readonly string[];
  /** The input, each part typed when the output shows its prompt. */
  readonly answers: readonly (readonly [RegExp, string])[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs `archipel` at a terminal of 100 columns; resolves to its exit code and all that it has shown. */
export function atTerminal({ args, answers, env }: TerminalRun): Promise<{ code: number | null; output: string }> {
  const line = ['stty cols 100 rows 50;', process.execPath, join(root, 'bin/archipel.js'), ...args].join(' ');
  // Part of bsdutils, which Debian always has.
  const child = spawn('script', ['-qec', line, '/dev/null'], {
    env: { ...process.env, TERM: 'xterm', SHELL: '/bin/sh', ...env },
    // A question that no answer is for would wait for ever: then its exit code is null, and the output ends with it.
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
