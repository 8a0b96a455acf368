// A form as a site defines it: what it takes, what becomes of it, and what its visitors are answered.

import type * as z from 'zod';
import type { FormDescription } from '../../forms/description.ts';
import type { FieldProblem } from '../../forms/fields.ts';
import type { Locales } from '../../model/languages/locale.ts';
import type { MessageGroups, MessageKeyOf, NoGroups } from '../../model/own-content.ts';
import type { StandIn } from '../../model/services.ts';
import type { FormMail, Mailbox } from './mail.ts';

/** The words of a message by its name in the messages of the site: `t('confirmation.text', { name })`. */
type Translate<Name extends string = string> = (name: Name, values?: Readonly<Record<string, string | number>>) => string;

/** A translator that knows the messages of these groups and no others. */
type TranslateIn<Groups extends MessageGroups> = Translate<MessageKeyOf<{ readonly messages: z.ZodObject<Groups> }>>;

/** What the fields of a form may be made of. */
interface FieldTools {
  /** One of the languages of the site. */
  readonly locale: z.ZodType<string>;
}

/** What mails are written with. */
interface MailContext<Groups extends MessageGroups> {
  /** The language of the visitor. */
  readonly locale: string;
  /** In the language of the visitor. */
  readonly t: TranslateIn<Groups>;
  /** The sender of the mails, and where messages of visitors go. */
  readonly settings: { readonly from: Mailbox; readonly inbox: string };
  /** No other submission has it; about the time at which it came, in milliseconds since 1970. For tickets. */
  readonly number: number;
}

/** What is wrong with a field: a name of the form, or an invented one. */
export interface WrongField {
  readonly name: string;
  readonly problem: FieldProblem;
}

/** Why a form was not taken. */
interface FormFailure {
  /**
   * The HTTP status of the answer: 400 for fields that are not good, 413 for a body that is too large, 415 for one of another kind, 502 for a
   * service that does not work, 503 where nothing can be stored.
   */
  readonly status: number;
  /** With status 400, the fields that are not good, each once. */
  readonly fields: readonly WrongField[];
  /** What the service says of it, where a visitor may read that. */
  readonly error?: string | undefined;
  /** The service as visitors know it; empty if there is none. */
  readonly provider: string;
}

/** What an answer holds, as JSON. */
export type ReplyBody = Readonly<Record<string, unknown>>;

/** A service that takes a form: it gets the fields in their order, after its key. */
export interface FormService {
  /** The middle of its variables: `newsletter` is ARCHIPEL_RELAY_NEWSLETTER_KEY, and so on. */
  readonly name: string;
  /** The field that holds the key. */
  readonly keyField: string;
}

/** One form. Fields are those of `Fields` once they have gone through the schema. */
export interface FormSpec<Schema extends z.ZodObject, Groups extends MessageGroups> {
  /** Where pages send it, as JSON or as the fields of an HTML form: `/api/contact`. */
  readonly path: string;
  /** The schema of the fields. A field `language` decides the language of the answer, the source language does without one. */
  readonly fields: (tools: FieldTools) => Schema;
  /** A field that people do not see: a program that fills it in gets a success as its answer. Its mails wait for a person. */
  readonly honeypot: string;
  /** True if its page asks this path for a token (GET) when a visitor begins, and sends it as `token`: mails without one wait for a person. */
  readonly token?: boolean;
  /** The address of the visitor, which may be used five times at once. */
  readonly email: (fields: z.output<Schema>) => string;
  /** What is sent: the first mail must arrive, a later one may be lost. */
  readonly mails?: (fields: z.output<Schema>, context: MailContext<Groups>) => readonly FormMail[];
  /** What is called in place of mails. Without its configuration the form is missing. */
  readonly service?: FormService;
  /** The answer to a form that was taken: `number` is that of its submission, as its mails have it. */
  readonly sent: (t: TranslateIn<Groups>, submission: { readonly number: number }) => ReplyBody;
  readonly failed: (failure: FormFailure, t: TranslateIn<Groups>) => ReplyBody;
  /** What its page knows of it, where `serveForm` has made it: browsers without scripts are answered with pages then. */
  readonly description?: FormDescription;
  /** The groups of messages that its mails and answers are made of; the messages of the site have them, too. */
  readonly messages?: Groups;
}

/** A form, whatever its fields are. */
export type FormDefinition = FormSpec<z.ZodObject, MessageGroups>;

/**
 * The form of `spec`, whose functions take fields as its schema describes them, and messages as its groups name them.
 *
 * @example
 * ```tsx
 * import { defineForm, field, z } from 'archipel';
 *
 * export const callback = defineForm({
 *   path: '/api/callback',
 *   fields: () => z.strictObject({ email: field.email, question: field.text(2000) }),
 *   honeypot: 'website',
 *   email: ({ email }) => email,
 *   mails: ({ email, question }, { settings }) => [
 *     { name: 'question', to: settings.inbox, replyTo: email, subject: 'A question', text: question, automatic: false },
 *   ],
 *   sent: (_, { number }) => ({ number }),
 *   failed: ({ status }) => ({ status }),
 * });
 * ```
 */
export const defineForm = <Schema extends z.ZodObject, Groups extends MessageGroups = NoGroups>(
  spec: FormSpec<Schema, Groups>,
): FormDefinition =>
  // The relay hands to these functions only what has gone through this schema, and a translator that knows every message.
  spec as unknown as FormDefinition;

/** The forms of a site, and its languages. */
export interface SiteForms {
  readonly forms: readonly FormDefinition[];
  /** The first is the source language. */
  readonly locales: Pick<Locales, 'list' | 'source' | 'of'>;
  readonly translate: (locale: string) => Translate;
  /** What answers in place of services that are not configured, while the site is looked at. */
  readonly standIns?: readonly StandIn[];
}
