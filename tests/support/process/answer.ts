import type { Ended } from './process.ts';

/**
 * Returns the result of a command with --json. The test states the type, and tests/cli/json.test.ts validates the results of all commands.
 */
export const resultOf = <Result>({ stdout }: Pick<Ended, 'stdout'>): Result => (JSON.parse(stdout) as { result: Result }).result;
