// A form as a site defines it: its fields, what the server does with it, and the answers to visitors.

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

/** The parts of which the fields of a form can be made. */
interface FieldTools {
  /** One of the languages of the site. */
  readonly locale: z.ZodType<string>;
}

/** The inputs of a function that writes mails. */
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

/** The problem of a field: its name in the form, and the kind. */
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
  /** The message of the service, if visitors may read it. */
  readonly error?: string | undefined;
  /** The service's name for visitors; empty if there is none. */
  readonly provider: string;
}

/** The content of an answer, as JSON. */
export type ReplyBody = Readonly<Record<string, unknown>>;

/** A service that takes a form: it gets the fields in their order, after its key. */
export interface FormService {
  /** The middle of its variables: `newsletter` is ARCHIPEL_RELAY_NEWSLETTER_KEY, and so on. */
  readonly name: string;
  /** The field with the key. */
  readonly keyField: string;
}

/** One form. `Fields` are the values after validation by the schema. */
export interface FormSpec<Schema extends z.ZodObject, Groups extends MessageGroups> {
  /** Where pages send it, as JSON or as the fields of an HTML form: `/api/contact`. */
  readonly path: string;
  /** The schema of the fields. A field `language` decides the language of the answer, the source language does without one. */
  readonly fields: (tools: FieldTools) => Schema;
  /** A field that people do not see: a program that fills it in gets a success as its answer. Its mails wait for a person. */
  readonly honeypot: string;
  /** True if its page gets a token from this path when a visitor begins, and sends it as `token`: mails without one wait for a person. */
  readonly token?: boolean;
  /** The address of the visitor, which may be used five times at once. */
  readonly email: (fields: z.output<Schema>) => string;
  /** What is sent: the first mail must arrive, a later one may be lost. */
  readonly mails?: (fields: z.output<Schema>, context: MailContext<Groups>) => readonly FormMail[];
  /** A service that is called instead of sending mails. Without its configuration, the form does not exist. */
  readonly service?: FormService;
  /** The answer to an accepted form: `number` identifies the submission, as in its mails. */
  readonly sent: (t: TranslateIn<Groups>, submission: { readonly number: number }) => ReplyBody;
  readonly failed: (failure: FormFailure, t: TranslateIn<Groups>) => ReplyBody;
  /** The data for its page, if `serveForm` has made it: browsers without scripts then get pages as answers. */
  readonly description?: FormDescription;
  /** The groups of messages that its mails and answers are made of; the messages of the site have them, too. */
  readonly messages?: Groups;
}

/** A form with any fields. */
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
  /** Answers instead of services that are not configured, in `preview` and `watch`. */
  readonly standIns?: readonly StandIn[];
}
