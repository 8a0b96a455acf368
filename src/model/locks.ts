// What has been promised or confirmed, as files that commands write and check holds content against.
import * as z from 'zod';

const address = z.string().regex(/^\/(?:[\w.~-]+(?:\/[\w.~-]+)*)?$/);

/** The file of content that holds the addresses. */
export const urlLockSource = 'locks/urls.yaml';

/** Every public address there has ever been. */
export const urlLock = z
  .strictObject({ urls: z.array(address).meta({ description: 'Every public address there has ever been, sorted.' }) })
  .meta({ title: 'Address lock', description: 'Addresses that visitors may have kept; written by archipel.' });

/** The German text that each English one was last confirmed to translate. */
export const translationLock = z
  .strictObject({
    confirmed: z
      .record(z.string(), z.string().min(1).meta({ description: 'The words of one file.' }))
      .meta({ description: 'By file, words of twelve letters: hashes of an English text and of the German one it was confirmed with.' }),
  })
  .meta({ title: 'Translation lock', description: 'Translations that somebody has confirmed; written by archipel.' });

export type TranslationLock = z.infer<typeof translationLock>;
