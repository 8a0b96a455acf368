// What commands know of the outside: where to print, and with which options.
import type { FormattedDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { ToolMessages } from '../../diagnostics/messages/messages.ts';
import type { Paint } from '../../diagnostics/reporters/pretty.ts';

/** How a process ends. */
export const exitCodes = { fine: 0, content: 1, usage: 2, bug: 3, busy: 4, interrupted: 130 } as const;

/** The part that a command adds to the document of --json. */
export interface JsonPart {
  readonly diagnostics?: readonly FormattedDiagnostic[];
  /** Further keys of the result. */
  readonly result?: object;
}

export interface Terminal {
  /** Data, on standard output. */
  readonly out: (text: string) => void;
  /** Adds to the JSON document of a command; missing unless `--json` is given. */
  readonly json?: (part: JsonPart) => void;
  /** Messages, on standard error. */
  readonly err: (text: string) => void;
  /** Shows `line` instead of the last one, at a terminal; an empty one removes it. */
  readonly status?: ((line: string) => void) | undefined;
  /** Colours text where the terminal shows colour. */
  readonly paint: Paint;
  /** True if questions can be asked: input and output are a terminal. */
  readonly interactive?: boolean;
  /** How wide the terminal of the messages is; undefined if they go elsewhere. */
  readonly columns?: number | undefined;
  /** Adds Markdown to the summary of a CI step, if there is one. */
  readonly summarize: (markdown: string) => void;
  /** The messages of commands, in the language of the user: `messages.program.bug`. */
  readonly messages: ToolMessages;
}

export interface BuildOptions {
  readonly content: string;
  /** The moment to build for, in milliseconds since 1970; if missing, the time of the clock. */
  readonly now?: number;
  readonly baseUrl?: string;
  readonly format: 'pretty' | 'json' | 'github';
  readonly quiet?: boolean;
  readonly strict?: boolean;
  readonly release?: boolean;
  readonly drafts?: boolean;
  /** Prints each diagnostic in full, also if several have the same words. */
  readonly all?: boolean;
  /** How many threads work; if missing, chosen by cores, files and memory. */
  readonly threads?: number;
}
