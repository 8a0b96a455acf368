import type { Ended } from './process.ts';

/** The answer of a command to --json; a test states its type, which tests/cli/json.test.ts checks for every command. */
export const resultOf = <Result>({ stdout }: Pick<Ended, 'stdout'>): Result => (JSON.parse(stdout) as { result: Result }).result;
