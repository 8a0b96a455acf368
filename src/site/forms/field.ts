// The fields of a form as schemas, made of the rules that pages have, too.
import * as z from 'zod';
import { cleaned, type FieldKind, longestAddress, problemOf } from '../../forms/fields.ts';

/** Text of a kind, cleaned, and of a length that its page knows. */
const fitting = (kind: FieldKind, most: number) =>
  z
    .string()
    .overwrite((value) => cleaned(kind, value))
    .check(({ value, issues }) => {
      const problem = problemOf(kind, value, most);
      // zod counts code points; browsers, for `maxLength`, count UTF-16 units.
      if (problem === 'too-long') issues.push({ code: 'too_big', origin: 'string', maximum: most, input: value });
      else if (problem !== undefined) issues.push({ code: 'custom', input: value });
    });

export const emailAddress = fitting('email', longestAddress).min(1);

/**
 * Schemas for the fields of forms. Lengths are in characters.
 *
 * @example
 * ```tsx
 * import { field, z } from 'archipel';
 *
 * export const fields = z.strictObject({ name: field.line(100), email: field.email, message: field.text(5000) });
 * ```
 */
export const field = {
  /** One line, which a header of a mail may hold. */
  line: (most: number) => fitting('line', most),
  /** Lines of text, at least one character. */
  text: (most: number) => fitting('text', most).min(1),
  /** One e-mail address. */
  email: emailAddress,
};
