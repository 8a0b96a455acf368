import { attempt } from '../../model/attempt.ts';

/** Returns the value of a JSON text, or undefined for any other text, such as a half-written file. */
export const parseJson = (text: string): unknown => attempt<unknown>(() => JSON.parse(text));
