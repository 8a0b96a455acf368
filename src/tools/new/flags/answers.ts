// Derives the values of a new item from flags: adds defaults, and finds missing and invalid values.
import type { ToolMessages } from '../../../diagnostics/messages/messages.ts';
import { suggest } from '../../../diagnostics/suggest.ts';
import { type Answers, type Flag, flagsOf } from '../kinds.ts';
import type { NewRequest } from './rule.ts';
import { commaList, ruleOf } from './rules.ts';

export interface ValidationError {
  readonly flag: string;
  /** The problem and what to do about it, in one or two sentences. */
  readonly why: string;
}

export interface CompletedAnswers {
  /** The answers, completed with defaults. The value of an omitted optional flag is empty. */
  readonly answers: Answers;
  readonly missing: readonly Flag[];
  readonly complaints: readonly ValidationError[];
}

/** Returns whether the flag has an effect, given the other answers. */
export const applies = (flag: Flag, request: NewRequest): boolean => ruleOf(flag).applies?.(request) ?? true;

/** Returns the valid values of a flag and its default, given the other answers. `FlagRule` describes the properties. */
export function possibleValues(flag: Flag, request: NewRequest) {
  const { choices, fitting, several = false, fallback } = ruleOf(flag);
  return { choices: choices?.(request), fitting: fitting?.(request), several, fallback: fallback?.(request) };
}

/** Returns why `value` is not valid for `flag`, or undefined if it is. */
export function validateAnswer(flag: Flag, value: string, request: NewRequest): string | undefined {
  const { refused } = request.messages.newEntry;
  const { choices, several, fallback } = possibleValues(flag, request);
  if (value === '' && fallback === '') return undefined;
  const values = several ? commaList(value) : [value];
  const strange = choices && values.find((each) => !choices.includes(each));
  if (choices !== undefined && strange !== undefined) return refused.unknown(strange, suggest(strange, choices), choices);
  if (values.length === 0) return refused.nothingNamed;
  return ruleOf(flag).complaint?.(value, request);
}

const notApplicable = ({ locale }: Flag, { newEntry: { refused } }: ToolMessages): string =>
  locale === undefined ? refused.saidByLike : refused.otherLanguage;

/**
 * Returns the values of all flags of the kind, derived from `answers`, and what is missing or invalid. An empty answer is not replaced by a
 * default.
 */
export function complete({ answers, ...request }: NewRequest): CompletedAnswers {
  const { kind, known, messages } = request;
  const flags = flagsOf(kind, known.locales);
  let all: Answers = answers;
  const missing: Flag[] = [];
  for (const flag of flags) {
    const current = { ...request, answers: all };
    if (all[flag.name] !== undefined || !applies(flag, current)) continue;
    const { fallback } = possibleValues(flag, current);
    if (fallback === undefined) missing.push(flag);
    else all = { ...all, [flag.name]: fallback };
  }
  const current = { ...request, answers: all };
  const complaints = flags.flatMap((flag) => {
    const value = answers[flag.name];
    if (value === undefined) return [];
    const why = applies(flag, current) ? validateAnswer(flag, value, current) : notApplicable(flag, messages);
    return why === undefined ? [] : [{ flag: flag.name, why }];
  });
  const unknown = Object.keys(answers).filter((name) => !flags.some((flag) => flag.name === name));
  const { list } = known.locales;
  const ofUnknown = unknown.map((flag) => ({ flag, why: messages.newEntry.refused.noLanguage(list) }));
  return { answers: all, missing, complaints: [...complaints, ...ofUnknown] };
}
