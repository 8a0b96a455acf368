// The input and the results of a rule for a flag.
import type { ToolMessages } from '../../../diagnostics/messages/messages.ts';
import type { Answers, Kind } from '../kinds.ts';
import type { ProjectIndex } from '../project-index.ts';

/** The input of a rule: the kind of entry, earlier answers and the existing content. */
export interface NewRequest {
  readonly kind: Kind;
  readonly answers: Answers;
  readonly known: ProjectIndex;
  /** The words for the user. */
  readonly messages: ToolMessages;
}

/** The valid values of a flag. */
export interface FlagRule {
  /** False if the flag has no effect. */
  readonly applies?: (asked: NewRequest) => boolean;
  /** The only values; undefined if the content does not tell. */
  readonly choices?: (asked: NewRequest) => readonly string[] | undefined;
  /** The choices that a question offers; all of them if missing. */
  readonly fitting?: (asked: NewRequest) => readonly string[] | undefined;
  /** Set if several of the choices may be given, separated by commas. */
  readonly several?: true;
  /** The default of the flag: empty for nothing, undefined if the flag is required. */
  readonly fallback?: (asked: NewRequest) => string | undefined;
  /** Why a value cannot be used; undefined if it can. */
  readonly complaint?: (value: string, asked: NewRequest) => string | undefined;
}
