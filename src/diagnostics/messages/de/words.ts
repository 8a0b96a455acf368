// Formats of German sentences.
import { createFormats, createOneOf } from '../../formats.ts';

export const formats = createFormats('de-DE');

/** Joins names as `„a“, „b“ oder „c“`. A long list is cut off after `most` names. */
export const oneOf = createOneOf(formats, { quoted: (name) => `„${name}“`, more: (count) => `und ${count} weitere`, nothing: 'nichts' });
