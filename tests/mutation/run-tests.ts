// Runs tests until the first failure.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Requested {
  readonly projects: readonly string[];
  /** Test files, in the order in which they run. */
  readonly tests: readonly string[];
  readonly seconds: number;
}

/** `late` means that the tests did not end in time. */
export type Outcome = { readonly result: 'passed' | 'late' } | { readonly result: 'failed'; readonly test: string };

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** Returns the name of the first failed test, or a phrase for a failure before or outside of the tests. */
function failedIn(file: string): string {
  try {
    const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
    const failed = testResults.flatMap(({ assertionResults }) => assertionResults).find(({ status }) => status === 'failed');
    return failed?.fullName ?? 'outside of a test';
  } catch {
    return 'before the first test';
  }
}

/** Runs tests of the project in the working directory. Ends all their processes if they take longer than `seconds`. */
export function runTests({ projects, tests, seconds }: Requested): Promise<Outcome> {
  if (tests.length === 0) return Promise.resolve({ result: 'passed' });
  const report = join(tmpdir(), `mutant-${process.pid}.json`);
  const options = ['--config', 'tests/mutation/vitest.config.ts', '--bail', '1', '--retry', '0', '--passWithNoTests'];
  const args = ['run', ...tests, ...projects.flatMap((name) => ['--project', name]), ...options];
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...args, '--reporter', 'json', '--outputFile', report], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, MUTANT_TESTS: tests.join(' ') },
  });
  let isLate = false;
  const stop = (): void => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  };
  const timer = setTimeout(() => {
    isLate = true;
    stop();
  }, seconds * 1000);
  process.once('exit', stop);
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      clearTimeout(timer);
      process.off('exit', stop);
      const test = code === 0 || isLate ? '' : failedIn(report);
      rmSync(report, { force: true });
      if (isLate) resolve({ result: 'late' });
      else resolve(code === 0 ? { result: 'passed' } : { result: 'failed', test });
    });
  });
}
