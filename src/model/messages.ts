// The words of the frame, the dialogs and the forms: one schema for both translation files. A key that no template
// or island uses does not belong here, and a test sees to it.
import * as z from 'zod';
import { frameWords } from './frame-words.ts';
import { islandWords } from './island-words.ts';

export const messages = z
  .strictObject({ ...frameWords, ...islandWords })
  .meta({ title: 'Translations', description: 'The words of the frame, the dialogs and the forms.' });

export type Messages = z.infer<typeof messages>;

type Leaves<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Leaves<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** The dotted name of a message: `frame.skip`. */
export type MessageKey = Leaves<Messages>;
