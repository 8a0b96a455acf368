// A form as a site defines it: its fields, what the server does with it, and the answers to visitors.
import type * as z from 'zod';
import type { FormDescription } from '../../forms/description.ts';
import type { FieldProblem } from '../../forms/fields.ts';
import type { Locales } from '../../model/languages/locale.ts';
import type { MessageGroups, MessageKeyOf, NoGroups } from '../../model/own-content.ts';
import type { StandIn } from '../../model/services.ts';
import type { FormMail, Mailbox } from './mail.ts';

/** Returns a message by its name: `t('confirmation.text', { name })`. */
type Translate<Name extends string = string> = (name: Name, values?: Readonly<Record<string, string | number>>) => string;

/** A translator that knows only the messages of these groups. */
type TranslateIn<Groups extends MessageGroups> = Translate<MessageKeyOf<{ readonly messages: z.ZodObject<Groups> }>>;

/** The tools for defining the fields of a form. */
interface FieldTools {
  /** The schema of a language key of the site. */
  readonly locale: z.ZodType<string>;
}

/** The inputs of a function that writes mails. */
interface MailContext<Groups extends MessageGroups> {
  /** The language of the visitor. */
  readonly locale: string;
  /** The translator for the language of the visitor. */
  readonly t: TranslateIn<Groups>;
  /** The sender of the mails, and the inbox for messages of visitors. */
  readonly settings: { readonly from: Mailbox; readonly inbox: string };
  /** A unique number for tickets: roughly the time of arrival, in milliseconds since 1970. */
  readonly number: number;
}

/** The problem of a field: its name in the form, and the kind of problem. */
export interface WrongField {
  readonly name: string;
  readonly problem: FieldProblem;
}

/** Why a form was not accepted. */
interface FormFailure {
  /**
   * The HTTP status of the answer, such as 400 for invalid fields, 413 for a body that is too large, 415 for an unsupported type,
   * 429 for too many requests, 502 for a failing service, 503 if nothing can be stored.
   */
  readonly status: number;
  /** With status 400, the invalid fields, each once. */
  readonly fields: readonly WrongField[];
  /** The message of the service, if visitors may read it. */
  readonly error?: string | undefined;
  /** The service's name for visitors; empty if there is none. */
  readonly provider: string;
}

/** The content of an answer, as JSON. */
export type ReplyBody = Readonly<Record<string, unknown>>;

/** A service that receives a form. It gets its key first, then the fields in their order. */
export interface FormService {
  /** The name of the service in environment variables: `newsletter` in ARCHIPEL_RELAY_NEWSLETTER_KEY, and so on. */
  readonly name: string;
  /** The field that carries the key. */
  readonly keyField: string;
}

/** One form. Its functions get the fields after validation by `Schema`. */
export interface FormSpec<Schema extends z.ZodObject, Groups extends MessageGroups> {
  /** The path to which pages send the form, as JSON or as the fields of an HTML form: `/api/contact`. */
  readonly path: string;
  /** Returns the schema of the fields. The answer is in the language that the field `language` names. */
  readonly fields: (tools: FieldTools) => Schema;
  /**
   * A field that people do not see. If it is filled in, the sender gets a success response, but the mails are held for a person (or
   * dropped, if another field is invalid), and a service is not called.
   */
  readonly honeypot: string;
  /**
   * True if the page of the form gets a token from this path when a visitor starts to write, and sends it as `token`.
   * Mails without a token are held for a person.
   */
  readonly token?: boolean;
  /** Returns the address of the visitor. The server accepts five messages from an address at once, and then one every ten minutes. */
  readonly email: (fields: z.output<Schema>) => string;
  /** Returns the mails to send: the first one must arrive, a later one may be lost. */
  readonly mails?: (fields: z.output<Schema>, context: MailContext<Groups>) => readonly FormMail[];
  /** A service that is called instead of sending mails. If it is not configured, the form is not served. */
  readonly service?: FormService;
  /** Returns the answer to an accepted form: `number` identifies the submission, as in its mails. */
  readonly sent: (t: TranslateIn<Groups>, submission: { readonly number: number }) => ReplyBody;
  readonly failed: (failure: FormFailure, t: TranslateIn<Groups>) => ReplyBody;
  /** The data for the form's page, if `serveForm` created the form: browsers without scripts then get pages as answers. */
  readonly description?: FormDescription;
  /** The message groups that the form's mails and answers use; they are part of the site's messages. */
  readonly messages?: Groups;
}

/** A form with any fields. */
export type FormDefinition = FormSpec<z.ZodObject, MessageGroups>;

/**
 * Defines what the forms server does with a form. The functions of `spec` get the form's fields, typed by the schema, and a function that
 * returns the form's messages in the language of the sender.
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
  // The relay calls these functions only with fields that this schema has validated, and with a translator that knows every message.
  spec as unknown as FormDefinition;

/** The forms of a site, and its languages. */
export interface SiteForms {
  readonly forms: readonly FormDefinition[];
  /** The languages of the site. */
  readonly locales: Pick<Locales, 'list' | 'source' | 'of'>;
  readonly translate: (locale: string) => Translate;
  /** Mocks of services that are not configured, for `preview` and `watch`. */
  readonly standIns?: readonly StandIn[];
}
