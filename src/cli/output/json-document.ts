// With --json, a command always prints one document, even if it fails: its result, its diagnostics, its messages, and whether it
// has succeeded.
import { stripVTControlCharacters } from 'node:util';
import type { FormattedDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { JsonPart, Terminal } from './terminal.ts';

/** Incremented when a key is removed or changes its meaning, but not for a new key. */
const formatVersion = 1;

export interface JsonDocument {
  /** The terminal to pass to the command: messages and results become part of the document. It cannot ask questions. */
  readonly io: Terminal;
  /** Sets the name of the command in the document. */
  readonly begin: (command: string) => void;
  /** Prints the document on standard output. */
  readonly end: (exit: { readonly isOk: boolean }) => void;
}

/** Opens a document that is printed to `io`. Messages for people are printed to `io`, too. */
export function openDocument(io: Terminal): JsonDocument {
  let command: string | null = null;
  let result: object | null = null;
  const diagnostics: FormattedDiagnostic[] = [];
  const messages: string[] = [];
  const err = (text: string): void => {
    messages.push(stripVTControlCharacters(text).trim());
    io.err(text);
  };
  const json = (part: JsonPart): void => {
    // A spread of hundreds of thousands of items overflows the stack.
    for (const diagnostic of part.diagnostics ?? []) diagnostics.push(diagnostic);
    if (part.result !== undefined) result = { ...result, ...part.result };
  };
  return {
    io: { ...io, err, json, interactive: false },
    begin: (name) => {
      command = name;
    },
    end: ({ isOk }) => {
      const rest = { archipel: formatVersion, command, ok: isOk, diagnostics: [], messages, result };
      for (const part of documentParts(rest, diagnostics)) io.out(part);
    },
  };
}

/** Number of diagnostics per string. A string with hundreds of thousands would exceed the maximum length of strings. */
const atOnce = 2000;

/** Yields the document in parts, formatted as by `JSON.stringify`. */
function* documentParts(rest: object, diagnostics: readonly FormattedDiagnostic[]): Generator<string> {
  const whole = JSON.stringify(rest, null, 2);
  if (diagnostics.length === 0) return yield whole;
  const empty = '"diagnostics": []';
  const at = whole.indexOf(empty);
  yield `${whole.slice(0, at)}"diagnostics": [`;
  for (let from = 0; from < diagnostics.length; from += atOnce) {
    const items = JSON.stringify(diagnostics.slice(from, from + atOnce), null, 2).slice(2, -2);
    yield `  ${items.replaceAll('\n', '\n  ')}${from + atOnce < diagnostics.length ? ',' : ''}`;
  }
  yield `  ]${whole.slice(at + empty.length)}`;
}

/** Prints the result of a command: as data with `--json`, otherwise as text if there is one. */
export function printResult<Answer extends object>(io: Terminal, result: Answer, text?: () => string): void {
  const words = io.json === undefined ? text?.() : undefined;
  io.json?.({ result });
  if (words) io.out(words);
}
