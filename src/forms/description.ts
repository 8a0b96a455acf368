// Describes a form for the page and for the forms server, which share the description. It is plain data that needs no
// library, because it is part of the code in browsers.
import { type FieldRule, problemIn } from './rules.ts';

/** The rules of a form by the names of its fields, in the order in which they are shown. */
export type FieldRules = Readonly<Record<string, FieldRule>>;

/** The description of a form, as islands receive it. */
export interface FormDescription<Name extends string = string, Fields extends FieldRules = FieldRules> {
  /** The name of the form's group in the messages of the site, and the prefix of the ids of its fields. */
  readonly name: Name;
  /** The path to which pages send the form: `/api/contact`. */
  readonly path: string;
  readonly fields: Fields;
  /** The name of a hidden field that only programs fill in. */
  readonly honeypot: string;
  /** True if the page requests a token from the server once the form is hydrated, and sends the token with the form. */
  readonly token: boolean;
}

interface DescriptionInput<Name extends string, Fields extends FieldRules>
  extends Pick<FormDescription<Name, Fields>, 'name' | 'path' | 'fields'>,
    Partial<Pick<FormDescription, 'honeypot' | 'token'>> {}

/**
 * Describes a form for the page and for the server. The default `honeypot` is `website`; by default, the form has no
 * `token`.
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

/** Names of values that are sent besides the fields. A form cannot have fields with these names. */
export const reservedFields: readonly string[] = ['language', 'page', 'token'];

/** Returns the problems of `values`, each with its field, in the order of the fields. A missing value counts as empty. */
export const problemsIn = (fields: FieldRules, values: Readonly<Record<string, string | undefined>>) =>
  Object.entries(fields).flatMap(([name, rule]) => {
    const problem = problemIn(rule, values[name] ?? '');
    return problem === undefined ? [] : [{ name, rule, problem }];
  });
