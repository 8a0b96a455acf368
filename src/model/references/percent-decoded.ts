import { attempt } from '../attempt.ts';

/** Returns `text` without percent escapes; unchanged if one of them is invalid. */
export const percentDecoded = (text: string): string => attempt(() => decodeURIComponent(text)) ?? text;
