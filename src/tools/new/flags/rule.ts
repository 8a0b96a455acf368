// The types of rules for flags, and of their input.
import type { ToolMessages } from '../../../diagnostics/messages/messages.ts';
import type { Answers, Kind } from '../kinds.ts';
import type { ProjectIndex } from '../project-index.ts';

/** The input of a rule: the kind of item, earlier answers and the existing content. */
export interface NewRequest {
  readonly kind: Kind;
  readonly answers: Answers;
  readonly known: ProjectIndex;
  /** The messages in the language of the user. */
  readonly messages: ToolMessages;
}

/** The rule of a flag: its valid values, its default, and its validation. */
export interface FlagRule {
  /** Returns whether the flag has an effect, given the other answers. If omitted, the flag always has an effect. */
  readonly applies?: (request: NewRequest) => boolean;
  /** Returns the only allowed values, or undefined if the values are not limited or cannot be derived from the content. */
  readonly choices?: (request: NewRequest) => readonly string[] | undefined;
  /** Returns the choices that a question offers. If omitted, the question offers all choices. */
  readonly fitting?: (request: NewRequest) => readonly string[] | undefined;
  /** True if several choices are allowed, separated by commas. */
  readonly several?: true;
  /** Returns the default of the flag: empty if the flag is optional, undefined if it is required. */
  readonly fallback?: (request: NewRequest) => string | undefined;
  /** Returns why a value is invalid, or undefined if it is valid. */
  readonly complaint?: (value: string, request: NewRequest) => string | undefined;
}
