// What has been promised or confirmed, as files that commands write and check holds content against.
import * as z from 'zod';

/** Every public address there has ever been. */
export const urlLock = z
  .strictObject({ urls: z.array(z.string().min(1)).meta({ description: 'Every public address, sorted.' }) })
  .meta({ title: 'Address lock', description: 'Addresses that visitors may have kept; written by archipel.' });

/** The German text that each English one was last confirmed to translate. */
export const translationLock = z
  .strictObject({
    confirmed: z
      .record(z.string(), z.string().min(1))
      .meta({ description: 'By file, words of twelve letters: hashes of an English text and of the German one it was confirmed with.' }),
  })
  .meta({ title: 'Translation lock', description: 'Translations that somebody has confirmed; written by archipel.' });

export type UrlLock = z.infer<typeof urlLock>;
export type TranslationLock = z.infer<typeof translationLock>;
