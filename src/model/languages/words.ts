// Schemas of UI messages. Each states where it is shown: translators see that beside its key.
import * as z from 'zod';

declare module 'zod' {
  interface GlobalMeta {
    /** Descriptions by key, for groups whose keys all have the same schema. */
    keys?: Readonly<Record<string, string>>;
    /** True for messages of a feature that a site may leave out: translations has no remark on them while no page reads them. */
    mayBeUnread?: true;
  }
}

// One schema for all messages: each start of the program would create two hundred.
const sentence = z.string().trim().min(1);

/**
 * One message, with where it is shown.
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
 * A group of messages: its purpose, and where each is shown.
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
