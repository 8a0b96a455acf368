import type { Ended } from './process.ts';

/** What a command has answered to --json; a test says its shape, which tests/cli/json.test.ts holds every command to. */
export const resultOf = <Result>({ stdout }: Pick<Ended, 'stdout'>): Result => (JSON.parse(stdout) as { result: Result }).result;
