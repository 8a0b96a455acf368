// Schemas of the lock files: published URLs and approved translations. Commands write them, and `check` compares content with them.
import * as z from 'zod';
import { notations } from './notations.ts';

const address = z.string().regex(/^\/(?:[\w.~-]+(?:\/[\w.~-]+)*)?$/, notations.address);

/** The file of content with the published URLs. */
export const urlLockSource = 'locks/urls.yaml';

/** The schema of the file with every URL that has ever been public. */
export const urlLock = z
  .strictObject({ urls: z.array(address).meta({ description: 'Every public address there has ever been, sorted.' }) })
  .meta({ title: 'Address lock', description: 'Addresses that visitors may have kept; written by archipel.' });

/** The file of content with the approvals of translations. */
export const translationLockSource = 'locks/translations.yaml';

const words = z.string().min(1).meta({ description: 'The words of one file.' });

const approvals = z
  .strictObject({
    to: z.string().min(1).meta({ description: 'The language of the translations.' }),
    files: z.record(z.string(), words).meta({
      description: 'By file, words of twelve letters: hashes of a translation and of the source text it was approved with.',
    }),
  })
  .meta({ description: 'The approvals of one language.' });

/**
 * The schema of the approvals: hashes of each approved translation and of its source text. The file has a list, because an object with
 * languages as keys would count as a text.
 */
export const translationLock = z
  .strictObject({ approved: z.array(approvals).meta({ description: 'Approved translations, by language.' }) })
  .meta({ title: 'Translation lock', description: 'Approved translations; written by archipel.' });

export type TranslationLock = z.infer<typeof translationLock>;
