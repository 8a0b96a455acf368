import type { Ended } from './process.ts';

/**
 * Returns the result of a command with --json. The calling test states its type. tests/cli/json.test.ts validates the results of all
 * commands.
 */
export const resultOf = <Result>({ stdout }: Pick<Ended, 'stdout'>): Result => (JSON.parse(stdout) as { result: Result }).result;
