// Formats of English sentences.
import { createFormats, createOneOf } from '../../formats.ts';

export const formats = createFormats('en-GB');

/** Joins names as `"a", "b" or "c"`. A long list is cut off after `maxNames` names. */
export const oneOf = createOneOf(formats, { quoted: (name) => `"${name}"`, more: (count) => `and ${count} more`, nothing: 'nothing' });
