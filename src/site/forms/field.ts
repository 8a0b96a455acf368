// The fields of a form as schemas, which apply the same rules as the page.
import * as z from 'zod';
import { type FieldKind, longestAddress } from '../../forms/fields.ts';
import { cleanedBy, type FieldRule, problemIn } from '../../forms/rules.ts';

/** Returns a schema that cleans and validates a value by the same rule as the page. */
export const fieldSchema = (rule: FieldRule) =>
  z
    .string()
    .overwrite((value) => cleanedBy(rule, value))
    .check(({ value, issues }) => {
      const problem = problemIn(rule, value);
      // zod counts code points, but `maxLength` in browsers counts UTF-16 units, so the length is checked here.
      if (problem === 'too-long') issues.push({ code: 'too_big', origin: 'string', maximum: rule.maxLength, input: value });
      else if (problem !== undefined) issues.push({ code: 'custom', input: value });
    });

const fitting = (kind: FieldKind, maxLength: number) => fieldSchema({ kind, isRequired: false, maxLength, options: [] });

export const emailAddress = fitting('email', longestAddress).min(1);

/**
 * Schemas for the fields of forms. Lengths are in UTF-16 units, as for `maxLength` in browsers.
 *
 * @example
 * ```tsx
 * import { field, z } from 'archipel';
 *
 * export const fields = z.strictObject({ name: field.line(100), email: field.email, message: field.text(5000) });
 * ```
 */
export const field = {
  /** Returns a schema for one line of text, safe in a mail header. An empty text is valid. */
  line: (maxLength: number) => fitting('line', maxLength),
  /** Returns a schema for one or several lines of text. An empty text is invalid. */
  text: (maxLength: number) => fitting('text', maxLength).min(1),
  /** One e-mail address. */
  email: emailAddress,
};
