// What a site adds to the content model of the engine: its own schemas, and the types inferred from them.
import * as z from 'zod';
import type { Localized } from './languages/localized.ts';
import type { Plural } from './languages/plural.ts';
import type { Services, ServiceValues } from './services.ts';

/** Groups of messages by name: `{ countdown: words(…) }`. */
export type MessageGroups = Readonly<Record<string, z.ZodType>>;

/** The message groups of a part that has none. */
export type NoGroups = Record<never, never>;

/** The schemas that a site defines. */
export interface OwnSchemas {
  /** The site's own keys of site.yaml. */
  readonly settings?: z.ZodObject;
  /** Schemas of files that each contain one value, by name: `navigation` is content/navigation.yaml. */
  readonly data?: Readonly<Record<string, z.ZodType>>;
  /** The schema of the messages of templates, islands and forms, which are in content/translations for each language. */
  readonly messages?: z.ZodObject;
  /** The services that pages call, by name. */
  readonly services?: Services;
}

/**
 * The schemas of a site, with the messages of one of its parts added. Without groups, this type is `Own` itself, because the type that zod
 * infers from an empty object allows any key.
 */
export type WithMessages<Own extends OwnSchemas, Groups extends MessageGroups> = [keyof Groups] extends [never]
  ? Own
  : Own & { readonly messages: z.ZodObject<Groups> };

/** Messages, and groups of them. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

type Leaves<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string | Plural ? `${Prefix}${K}` : Leaves<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** All messages of a site with these schemas. */
export type MessagesOf<Own extends OwnSchemas> = Own extends { readonly messages: infer Schema extends z.ZodType }
  ? z.infer<Schema>
  : Messages;

/** The dotted name of a message: `layout.skip`. */
export type MessageKeyOf<Own extends OwnSchemas> = Own extends { readonly messages: infer Schema extends z.ZodType }
  ? Leaves<z.infer<Schema>>
  : string;

/** The site's own keys of site.yaml, as written there. */
export type SettingsOf<Own extends OwnSchemas> = Own extends { readonly settings: infer Schema extends z.ZodType }
  ? z.infer<Schema>
  : Readonly<Record<string, unknown>>;

/** The values of the site's own files, in one language. */
export type DataOf<Own extends OwnSchemas> = Own extends { readonly data: infer Schemas extends Readonly<Record<string, z.ZodType>> }
  ? { readonly [Name in keyof Schemas]: Localized<z.infer<Schemas[Name]>> }
  : Readonly<Record<string, unknown>>;

/** The values of a site's services that pages may know, by name. */
export type ServicesOf<Own extends OwnSchemas> = Own extends { readonly services: infer Defined extends Services }
  ? { readonly [Name in keyof Defined]: Defined[Name] extends { readonly known?: infer Known } ? NonNullable<Known> : ServiceValues }
  : Readonly<Record<string, ServiceValues>>;

/** Returns the schema of the messages of a language; a site without messages gets a schema without keys. */
export const messagesSchema = ({ messages }: OwnSchemas): z.ZodObject =>
  z
    .strictObject({ ...messages?.shape })
    .meta({ title: 'Translations', description: 'The words of the layout, the dialogs and the forms.' });
