// The messages of a form: those that all forms of a site share (the group `form`), and those of one form (the group with the name of the
// form).
import type { FieldRules, FormDescription } from './description.ts';
import type { FieldProblem } from './fields.ts';
import type { FieldRule } from './rules.ts';

/** The names of the messages that all forms share, with a description of where each is shown. */
export const sharedWords = {
  optional: 'Beside the label of a field that may stay empty.',
  choose: 'The first entry of a list, before a choice.',
  summary: 'The line above the list of mistakes.',
  missing: 'At a required field that is empty.',
  email: 'At a field with an invalid e-mail address.',
  tooLong: 'At a field with a text that is too long. {{most}} is the maximum number of characters.',
  malformed: 'At a field with any other mistake.',
  sending: 'The submit button while the form is being sent.',
  failed: 'Shown when the server has not accepted the form.',
  offline: 'Shown when the server cannot be reached: the network is down.',
  retry: 'The button beside the message "offline", which sends the form again.',
  again: 'The button that leads back to an empty form after sending.',
  check: 'Without scripts: asks the visitor to check the message and to send it.',
  back: 'Without scripts: the link back to the page with the form.',
} as const;

type SharedWord = keyof typeof sharedWords;

/** The name of the message for a value of a choice: `topicSales` for the value `sales` of the choice `topic`. */
type OptionWord<Fields extends FieldRules> = {
  [Field in keyof Fields & string]: Fields[Field] extends {
    readonly kind: 'choice';
    readonly options: readonly (infer Value extends string)[];
  }
    ? `${Field}${Capitalize<Exclude<Value, ''>>}`
    : never;
}[keyof Fields & string];

/** The names of a form's messages on its page: labels, values of choices, and messages about sending. */
type ShownWord<Fields extends FieldRules> = (keyof Fields & string) | OptionWord<Fields> | 'submit' | 'sentTitle' | 'sentText';

/** The names of all messages in the group of a form. */
export type FormWord<Fields extends FieldRules> = ShownWord<Fields> | 'subject';

export type SharedTexts = Readonly<Record<SharedWord, string>>;

/** The texts of a form in the language of its page, by the name of the message. */
export interface FormTexts<Fields extends FieldRules = FieldRules> extends SharedTexts {
  /** The messages in the group of the form. */
  readonly own: Readonly<Record<ShownWord<Fields>, string>>;
}

/** Returns the name of the message for a value of a choice. */
export const optionWord = (field: string, value: string): string => `${field}${value.slice(0, 1).toUpperCase()}${value.slice(1)}`;

/** Returns the names of the messages that the page of a form shows, with a description of where each is shown. */
export const shownWords = ({ fields }: Pick<FormDescription, 'fields'>): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(Object.keys(fields).map((field) => [field, `The label of the field "${field}".`])),
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([field, { kind, options }]) =>
      kind === 'choice' ? options.map((value) => [optionWord(field, value), `The value "${value}" of "${field}".`]) : [],
    ),
  ),
  submit: 'The submit button.',
  sentTitle: 'The heading after sending.',
  sentText: 'The sentence after sending.',
});

/** Collects the texts of a form with `t`, which looks up a message by its dotted name. */
export function formTexts<Fields extends FieldRules>(
  form: Pick<FormDescription<string, Fields>, 'name' | 'fields'>,
  t: (key: string, values?: Readonly<Record<string, string>>) => string,
): FormTexts<Fields> {
  const shared = Object.keys(sharedWords).map((word) => [word, t(`form.${word}`, { most: '{{most}}' })]);
  const own = Object.keys(shownWords(form)).map((word) => [word, t(`${form.name}.${word}`)]);
  // `shared` and `own` have all keys of the type.
  return { ...Object.fromEntries(shared), own: Object.fromEntries(own) } as FormTexts<Fields>;
}

/** Returns the text for the problem of a field. */
export function problemText({ kind, maxLength }: FieldRule, problem: FieldProblem, texts: SharedTexts): string {
  if (problem === 'missing') return texts.missing;
  if (problem === 'too-long') return texts.tooLong.replace('{{most}}', String(maxLength));
  return kind === 'email' ? texts.email : texts.malformed;
}
