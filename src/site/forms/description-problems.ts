import { type FormDescription, reservedFields } from '../../forms/description.ts';

/** Names of fields and values consist of letters and digits, because they become keys of messages and ids on the page. */
const fieldPattern = /^[a-zA-Z][a-zA-Z0-9]*$/;
const ownWords = ['submit', 'sentTitle', 'sentText', 'subject'];

/** Returns the problems of a form description, each as a sentence without its full stop. */
export function descriptionProblems({ name, fields, honeypot }: FormDescription): readonly string[] {
  const rules = Object.entries(fields);
  const taken = [...reservedFields, ...ownWords, honeypot];
  return [
    ...(fieldPattern.test(name) && name !== 'form'
      ? []
      : [`"${name}" cannot be the name of a form: it must consist of letters and digits, and must not be "form"`]),
    ...rules
      .filter(([field]) => !fieldPattern.test(field))
      .map(([field]) => `"${field}" of the form ${name} is not a name of letters and digits`),
    ...rules
      .filter(([field]) => taken.includes(field))
      .map(([field]) => `the form ${name} has a field "${field}", which every form has already`),
    ...rules.flatMap(([field, { kind, options }]) =>
      options
        .filter((value) => kind === 'choice' && !fieldPattern.test(value))
        .map((value) => `the value "${value}" of ${field} in the form ${name} is not made of letters and digits`),
    ),
    ...rules
      .filter(([, { kind, maxLength }]) => (kind === 'line' || kind === 'text') && !(Number.isInteger(maxLength) && maxLength > 0))
      .map(
        ([field, { kind }]) =>
          `the field "${field}" of the form ${name} needs its maximum length in characters, such as input.${kind}(100)`,
      ),
    ...(rules.some(([, { kind }]) => kind === 'email')
      ? []
      : [`the form ${name} has no field input.email(), which the server needs to count the messages of a sender`]),
  ];
}
