// The rules for the value of a field. A rule is plain data, so that the page and the server can use the same rule.
import { cleaned, type FieldKind, type FieldProblem, longestAddress, problemOf } from './fields.ts';

/** The kind of a field. `choice` is one of several values, `consent` is a checkbox. */
export type RuleKind = FieldKind | 'choice' | 'consent';

/** The rule of a field with values of type `Value`. */
export interface FieldRule<Value extends string = string, Kind extends RuleKind = RuleKind> {
  readonly kind: Kind;
  readonly isRequired: boolean;
  /** The maximum length in UTF-16 units, like `maxLength`. */
  readonly maxLength: number;
  /** The values of a choice or a checkbox; empty for a text field. */
  readonly options: readonly Value[];
}

/** The value of a ticked checkbox. */
export const agreed = 'agreed';

const ruleOf = <Value extends string, Kind extends RuleKind>(
  kind: Kind,
  maxLength: number,
  options: readonly Value[] = [],
): FieldRule<Value, Kind> => ({ kind, isRequired: true, maxLength, options });

/**
 * Creates rules of fields. Lengths are in UTF-16 units. A field must be filled in unless it is `optional`.
 *
 * @example
 * ```tsx
 * import { input } from 'archipel/forms';
 *
 * export const fields = { name: input.line(100), email: input.email(), topic: input.choice(['sales', 'help']), privacy: input.consent() };
 * ```
 */
export const input = {
  /** Creates the rule of a single line, which fits into a mail header. */
  line: (maxLength: number): FieldRule<string, 'line'> => ruleOf('line', maxLength),
  /** Creates the rule of a text that may have several lines. */
  text: (maxLength: number): FieldRule<string, 'text'> => ruleOf('text', maxLength),
  /** Creates the rule of one e-mail address. */
  email: (): FieldRule<string, 'email'> => ruleOf('email', longestAddress),
  /** Creates the rule of a choice among `options`, which consist of letters and digits. */
  choice: <const Value extends string>(options: readonly Value[]): FieldRule<Value, 'choice'> => ruleOf('choice', 100, options),
  /** Creates the rule of a checkbox that must be ticked. */
  consent: (): FieldRule<typeof agreed, 'consent'> => ruleOf('consent', 100, [agreed]),
};

/**
 * Returns `rule` for a field that may stay empty. The value of an empty field is an empty string.
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

/** Returns `value` as the server normalizes it. */
export const cleanedBy = ({ kind }: FieldRule, value: string): string => (isWritten(kind) ? cleaned(kind, value) : value);

/** Returns the problem of `value`, or undefined if there is none. */
export function problemIn({ kind, isRequired, maxLength, options }: FieldRule, value: string): FieldProblem | undefined {
  if (cleaned(isWritten(kind) ? kind : 'line', value) === '') return isRequired ? 'missing' : undefined;
  if (isWritten(kind)) return problemOf(kind, value, maxLength);
  return options.includes(value) ? undefined : 'malformed';
}
