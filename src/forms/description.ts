// The description of a form: what the page that has it and the server that takes it have in common. It is plain data without a library,
// because pages send it to browsers.
import { type FieldRule, problemIn } from './rules.ts';

/** The rules of a form by the names of its fields, in the order in which they are shown. */
export type FieldRules = Readonly<Record<string, FieldRule>>;

/** A form as islands get it. */
export interface FormDescription<Name extends string = string, Fields extends FieldRules = FieldRules> {
  /** The group of its words in the messages of the site, and what ids of its fields begin with. */
  readonly name: Name;
  /** Where pages send it: `/api/contact`. */
  readonly path: string;
  readonly fields: Fields;
  /** A field that people do not see. */
  readonly honeypot: string;
  /** True if its page asks the server for a token when a visitor begins. */
  readonly token: boolean;
}

interface DescriptionInput<Name extends string, Fields extends FieldRules>
  extends Pick<FormDescription<Name, Fields>, 'name' | 'path' | 'fields'>,
    Partial<Pick<FormDescription, 'honeypot' | 'token'>> {}

/**
 * The description of a form for both of its halves. Without a `honeypot` its hidden field is `website`; without a `token` it has none.
 *
 * @example
 * ```tsx
 * import { describeForm, input, optional } from 'archipel/forms';
 *
 * export const contact = describeForm({
 *   name: 'contact',
 *   path: '/api/contact',
 *   fields: { name: optional(input.line(100)), email: input.email(), topic: input.choice(['sales', 'help']), message: input.text(5000) },
 *   token: true,
 * });
 * ```
 */
export const describeForm = <const Name extends string, const Fields extends FieldRules>({
  honeypot = 'website',
  token = false,
  ...given
}: DescriptionInput<Name, Fields>): FormDescription<Name, Fields> => ({ honeypot, token, ...given });

/** The values of a form by field. */
export type FormValues<Fields extends FieldRules> = {
  readonly [Field in keyof Fields]: Fields[Field] extends FieldRule<infer Value> ? Value : never;
};

/** Values that are sent besides the fields: a form cannot have fields of these names. */
export const reservedFields: readonly string[] = ['language', 'page', 'token'];

/** The problems of `values` by field, in the order of the fields. A value that is missing is empty. */
export const problemsIn = (fields: FieldRules, values: Readonly<Record<string, string | undefined>>) =>
  Object.entries(fields).flatMap(([name, rule]) => {
    const problem = problemIn(rule, values[name] ?? '');
    return problem === undefined ? [] : [{ name, rule, problem }];
  });
