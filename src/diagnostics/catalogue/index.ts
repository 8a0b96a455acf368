// All codes, with their messages in each language of the tools. A code is permanent: it may be retired, but never gets another meaning.
import type { ToolLanguage } from '../messages/messages.ts';
import { de } from './de/index.ts';
import type { CatalogueEntry, Cause, CodeGroup, Message, Severity } from './define.ts';
import { en } from './en/index.ts';

export type { Cause, CodeGroup, Message, Severity } from './define.ts';

export type Code = keyof typeof en;

/** The arguments of the message of a code. */
export type ArgsOf<C extends Code> = (typeof en)[C] extends CatalogueEntry<infer Args> ? Args : never;

export const codes = Object.keys(en).sort() as Code[];

const catalogue: Readonly<Record<Code, CatalogueEntry<never>>> = en;

/** True if `code` belongs to `group`. */
export const isInGroup = (group: CodeGroup, code: Code): boolean => catalogue[code].groups?.includes(group) === true;

/** Describes the findings that may cause a finding of `code`. Returns undefined if such a finding is always an independent mistake. */
export const causeOf = (code: Code): Cause | undefined => catalogue[code].followsFrom;

/** Returns the severity of a code. */
export const severityOf = (code: Code): Severity => en[code].severity;

type Say = (args: Readonly<Record<string, unknown>>) => Message;

/** Returns the message and the hint of a code in a language. */
export function formatMessage(code: Code, args: Readonly<Record<string, unknown>>, language: ToolLanguage): Message {
  // `createFinding` has checked the arguments against the code, but their type is lost here.
  return ((language === 'de' ? de[code] : en[code].say) as Say)(args);
}
