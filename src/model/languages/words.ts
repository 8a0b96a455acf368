// Schemas of UI messages. The description of each schema states where the message is used; translators see it beside the key.
import * as z from 'zod';
import { sentence } from './text.ts';

declare module 'zod' {
  interface GlobalMeta {
    /** Descriptions by key, for groups whose keys all have the same schema. */
    keys?: Readonly<Record<string, string>>;
    /** True for messages of an optional feature: the command `translations` does not report them as unused. */
    mayBeUnread?: true;
  }
}

/**
 * Returns the schema of one message; `where` describes where the message is used.
 *
 * @example
 * ```tsx
 * import { word, z } from 'archipel';
 *
 * export const messages = z.strictObject({ search: z.strictObject({ label: word('The label of the search field.') }) });
 * ```
 */
export const word = (where: string) => sentence.meta({ description: where });

/**
 * Returns the schema of a group of messages. `purpose` describes the group; `places` describes where each message is used.
 *
 * @example
 * ```tsx
 * import { words, z } from 'archipel';
 *
 * export const messages = z.strictObject({
 *   layout: words('Words of the layout around every page.', { skip: 'The first link of every page.', menu: 'The button of the menu.' }),
 * });
 * ```
 */
export const words = <const Key extends string>(purpose: string, places: Readonly<Record<Key, string>>) => {
  const entries = Object.keys(places).map((key) => [key, sentence]);
  // The keys are those of `places`.
  return z.strictObject(Object.fromEntries(entries) as Record<Key, typeof sentence>).meta({ description: purpose, keys: places });
};
