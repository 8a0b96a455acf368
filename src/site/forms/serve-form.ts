// The server's part of a form that `describeForm` describes: its schema and its answers are derived from the description.
import * as z from 'zod';
import type { FieldRules, FormDescription, FormValues } from '../../forms/description.ts';
import { type FormWord, formTexts, problemText, sharedWords, shownWords } from '../../forms/words.ts';
import { words } from '../../model/languages/words.ts';
import type { MessageGroups, NoGroups } from '../../model/own-content.ts';
import type { FormDefinition, FormSpec, WrongField } from './definition.ts';
import { fieldSchema } from './field.ts';
import type { FormMail, Mailbox } from './mail.ts';

const shared = words('Words that all forms of the site share.', sharedWords);

/** The message groups of a form: `form`, which all forms share, its own group, and those of its mails. */
type GroupsOf<Name extends string, Fields extends FieldRules, Groups extends MessageGroups> = Groups & {
  readonly form: typeof shared;
} & { readonly [Key in Name]: ReturnType<typeof words<FormWord<Fields>>> };

/** The received data: a value for each field, and the language of the page. */
type ReceivedSchema<Fields extends FieldRules> = z.ZodObject<
  {
    [Field in keyof Fields]: z.ZodType<FormValues<Fields>[Field]>;
  } & { language: z.ZodType<string> }
>;

type Spec<Name extends string, Fields extends FieldRules, Groups extends MessageGroups> = FormSpec<
  ReceivedSchema<Fields>,
  GroupsOf<Name, Fields, Groups>
>;

/** The server's part of a form. Without `mails` or a `service`, one mail with all fields is sent to the inbox. */
interface ServedForm<Name extends string, Fields extends FieldRules, Groups extends MessageGroups>
  extends Partial<Pick<Spec<Name, Fields, Groups>, 'mails' | 'service' | 'email' | 'sent' | 'failed'>> {
  /** Message groups for the mails, in addition to those of the form. */
  readonly messages?: Groups;
}

/**
 * Defines the form that `form` describes, for `forms` of the configuration.
 *
 * @example
 * ```tsx
 * import { serveForm } from 'archipel';
 * import { describeForm, input } from 'archipel/forms';
 *
 * const contact = describeForm({ name: 'contact', path: '/api/contact', fields: { email: input.email(), message: input.text(5000) } });
 *
 * export const forms = [serveForm(contact)];
 * ```
 */
export function serveForm<Name extends string, Fields extends FieldRules, Groups extends MessageGroups = NoGroups>(
  form: FormDescription<Name, Fields>,
  { messages, mails, service, ...given }: ServedForm<Name, Fields, Groups> = {},
): FormDefinition {
  const { name, path, honeypot, token, fields } = form;
  const own = words(`The form "${name}".`, { ...shownWords(form), subject: 'The subject of its mail.' });
  // A browser sends nothing for an unchecked box.
  const schemas = Object.fromEntries(Object.entries(fields).map(([field, rule]) => [field, fieldSchema(rule).prefault('')]));
  const specification = {
    description: form,
    path,
    honeypot,
    token,
    fields: ({ locale }: { readonly locale: z.ZodType<string> }) => z.strictObject({ ...schemas, language: locale }),
    email: (values: Values) => addressIn(fields, values) ?? '',
    sent: () => ({ success: true }),
    failed: ({ status, fields: wrong }: Failure, t: Translate) => failedReply(form, status === 413 ? longestOf(fields) : wrong, t),
    messages: { form: shared, [name]: own, ...messages },
    ...given,
    ...(service === undefined ? { mails: mails ?? mailsOf(form) } : { service }),
  };
  // The relay calls these functions only with fields that these schemas have validated, and with a translator that knows these words.
  return specification as unknown as FormDefinition;
}

type Values = Readonly<Record<string, unknown>>;

/** Returns the words of a form by their dotted names. */
type Translate = (name: string, values?: Readonly<Record<string, string>>) => string;

type Failure = Parameters<FormDefinition['failed']>[0];

/** Returns the value of the first e-mail field of a form. */
function addressIn(fields: FieldRules, values: Values): string | undefined {
  const [name = ''] = Object.entries(fields).find(([, { kind }]) => kind === 'email') ?? [];
  const address = values[name];
  return typeof address === 'string' && address !== '' ? address : undefined;
}

interface MailTools {
  readonly t: Translate;
  readonly settings: { readonly from: Mailbox; readonly inbox: string };
}

/** Returns one mail to the inbox: each field under its label, in the language of the visitor. */
const mailsOf =
  ({ name, fields }: FormDescription) =>
  (values: Values, { t, settings: { inbox } }: MailTools): readonly FormMail[] => {
    const replyTo = addressIn(fields, values);
    const texts = Object.keys(fields).map((field) => `${t(`${name}.${field}`)}:\n${String(values[field]) || '-'}\n`);
    return [
      {
        name: 'message',
        to: inbox,
        ...(replyTo === undefined ? {} : { replyTo }),
        subject: t(`${name}.subject`),
        text: texts.join('\n'),
        automatic: false,
      },
    ];
  };

/** Reports the field with the highest limit as too long. If an entire form is too large, a long text is the most likely cause. */
const longestOf = (fields: FieldRules): readonly WrongField[] =>
  Object.entries(fields)
    .sort(([, one], [, other]) => other.maxLength - one.maxLength)
    .slice(0, 1)
    .map(([name]) => ({ name, problem: 'too-long' }));

function failedReply(form: FormDescription, wrong: readonly WrongField[], t: Translate) {
  const texts = formTexts(form, t);
  const errors = wrong.flatMap(({ name, problem }) => {
    const rule = form.fields[name];
    return rule === undefined ? [] : [[name, problemText(rule, problem, texts)] as const];
  });
  return { success: false, message: texts.failed, ...(errors.length === 0 ? {} : { errors: Object.fromEntries(errors) }) };
}
