// Debug output of commands: `--debug`, or DEBUG with the patterns of the `debug` package.
import type { Terminal } from './terminal.ts';

/** True if `patterns`, the value of DEBUG, names `topic`: `archipel:*`, `*`, `other:*,archipel:pages`. */
const isDebugged = (patterns: string | undefined, topic: string): boolean =>
  (patterns ?? '')
    .split(/[\s,]+/)
    .some((pattern) => pattern === topic || (pattern.endsWith('*') && topic.startsWith(pattern.slice(0, -1))));

/** Returns a function that prints a line about `topic`, or undefined if the topic is not enabled. */
export function debugLog(
  { err }: Pick<Terminal, 'err'>,
  topic: string,
  { debug = false }: { readonly debug?: boolean },
): ((line: string) => void) | undefined {
  return debug || isDebugged(process.env['DEBUG'], topic) ? (line) => err(`${topic} ${line}`) : undefined;
}
