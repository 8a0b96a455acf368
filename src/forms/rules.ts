// The rules for the value of a field. A rule is plain data, so that the page with the field and the server that gets its value use the same one.
import { cleaned, type FieldKind, type FieldProblem, longestAddress, problemOf } from './fields.ts';

/** `choice` is one of several values, `consent` is a box to tick. */
export type RuleKind = FieldKind | 'choice' | 'consent';

/** The rule of a field whose value is a `Value`. */
export interface FieldRule<Value extends string = string, Kind extends RuleKind = RuleKind> {
  readonly kind: Kind;
  readonly isRequired: boolean;
  /** The most characters (UTF-16 units, as `maxLength` counts). */
  readonly most: number;
  /** The values of a choice; empty for what visitors write. */
  readonly options: readonly Value[];
}

/** The value of a box that is ticked. */
export const agreed = 'agreed';

const ruleOf = <Value extends string, Kind extends RuleKind>(
  kind: Kind,
  most: number,
  options: readonly Value[] = [],
): FieldRule<Value, Kind> => ({ kind, isRequired: true, most, options });

/**
 * The rules of fields. Lengths are in characters; a field must be filled in unless it is `optional`.
 *
 * @example
 * ```tsx
 * import { input } from 'archipel/forms';
 *
 * export const fields = { name: input.line(100), email: input.email(), topic: input.choice(['sales', 'help']), privacy: input.consent() };
 * ```
 */
export const input = {
  /** One line, which a header of a mail may hold. */
  line: (most: number): FieldRule<string, 'line'> => ruleOf('line', most),
  /** Lines of text. */
  text: (most: number): FieldRule<string, 'text'> => ruleOf('text', most),
  /** One e-mail address. */
  email: (): FieldRule<string, 'email'> => ruleOf('email', longestAddress),
  /** One of these values, each of letters and digits. */
  choice: <const Value extends string>(options: readonly Value[]): FieldRule<Value, 'choice'> => ruleOf('choice', 100, options),
  /** A box that has to be ticked. */
  consent: (): FieldRule<typeof agreed, 'consent'> => ruleOf('consent', 100, [agreed]),
};

/**
 * `rule` for a field that may stay empty; its value is an empty text then.
 *
 * @example
 * ```tsx
 * import { input, optional } from 'archipel/forms';
 *
 * export const fields = { email: input.email(), telephone: optional(input.line(40)) };
 * ```
 */
export const optional = <Value extends string, Kind extends RuleKind>(rule: FieldRule<Value, Kind>): FieldRule<Value | '', Kind> => ({
  ...rule,
  isRequired: false,
});

const isWritten = (kind: RuleKind): kind is FieldKind => kind !== 'choice' && kind !== 'consent';

/** `value` as the server reads it. */
export const cleanedBy = ({ kind }: FieldRule, value: string): string => (isWritten(kind) ? cleaned(kind, value) : value);

/** The problem of `value`, if there is one. */
export function problemIn({ kind, isRequired, most, options }: FieldRule, value: string): FieldProblem | undefined {
  if (cleaned(isWritten(kind) ? kind : 'line', value) === '') return isRequired ? 'missing' : undefined;
  if (isWritten(kind)) return problemOf(kind, value, most);
  return options.includes(value) ? undefined : 'malformed';
}
