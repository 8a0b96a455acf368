// The output streams and options that commands receive.
import type { FormattedDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { ToolMessages } from '../../diagnostics/messages/messages.ts';
import type { Paint } from '../../diagnostics/reporters/pretty.ts';

export const exitCodes = { fine: 0, content: 1, usage: 2, bug: 3, busy: 4, interrupted: 130 } as const;

/** The part that a command adds to the document of --json. */
export interface JsonPart {
  readonly diagnostics?: readonly FormattedDiagnostic[];
  /** Further keys of the result. */
  readonly result?: object;
}

export interface Terminal {
  /** Prints data, on standard output. */
  readonly out: (text: string) => void;
  /** Adds to the JSON document of a command; missing unless `--json` is given. */
  readonly json?: (part: JsonPart) => void;
  /** Prints messages, on standard error. */
  readonly err: (text: string) => void;
  /** Replaces the status line of the terminal with `line`; an empty line removes it. */
  readonly status?: ((line: string) => void) | undefined;
  /** Colors text if the terminal displays colors. */
  readonly paint: Paint;
  /** True if questions can be asked: standard input and standard error are a terminal. */
  readonly interactive?: boolean;
  /** The width of the terminal that shows messages; undefined if messages go elsewhere. */
  readonly columns?: number | undefined;
  /** Adds Markdown to the summary of a CI step, if there is one. */
  readonly summarize: (markdown: string) => void;
  /** The messages of commands, in the language of the user: `messages.program.bug`. */
  readonly messages: ToolMessages;
}

/** Prints `text` as the last output of a command, and returns its exit code. */
export function endWith(io: Pick<Terminal, 'err'>, code: number, text: string): number {
  io.err(text);
  return code;
}

export interface BuildOptions {
  readonly content: string;
  /** The date and time to build for, in milliseconds since 1970; the current time if omitted. */
  readonly now?: number;
  readonly baseUrl?: string;
  readonly format: 'pretty' | 'json' | 'github';
  readonly quiet?: boolean;
  readonly strict?: boolean;
  readonly release?: boolean;
  readonly drafts?: boolean;
  /** Prints each diagnostic in full, even if several have the same code. */
  readonly all?: boolean;
  /** The number of threads; if omitted, it depends on cores, files and memory. */
  readonly threads?: number;
}
