// Schemas of parts that the answers of several commands share.
import * as z from 'zod';

export const position = z.number().int().min(1).describe('counted from 1');

export const startPosition = z
  .strictObject({ line: position, column: position })
  .meta({ id: 'start', description: 'a position in a file' });

export const range = z.strictObject({ line: position, column: position, endLine: position, endColumn: position }).meta({ id: 'range' });

export const file = z.string().meta({ id: 'file', description: 'relative to the folder in which the command runs' });

export const route = z.string().meta({ id: 'route', description: 'a URL of the site without its host: /en/contact' });

export const language = z.string().meta({ id: 'language', description: 'a language of the site, by its key in the configuration' });

export const count = z.number().int().min(0);

const fix = z
  .strictObject({
    edits: z
      .array(z.strictObject({ replace: range, with: z.string() }))
      .describe('each edit replaces the range `replace` with the text `with`'),
    result: z.string().describe('the changed lines, as they are after the edits'),
    open: z.boolean().describe('true if the edits contain the character …, a placeholder for words that only the author knows'),
  })
  .describe('the hint as edits; missing if a program cannot apply the hint');

export const diagnostic = z
  .strictObject({
    code: z.string().describe('permanent'),
    severity: z.enum(['error', 'warning']),
    file,
    message: z.string().describe('what is wrong, for people'),
    hint: z.string().describe('what to do, for people'),
    place: z.string().optional().describe('the position in words: section 2 (faq), question 4, answer'),
    args: z.record(z.string(), z.unknown()).describe('the values in the message'),
    range: range.optional(),
    fix: fix.optional(),
  })
  .meta({ id: 'diagnostic' });

export const spot = z
  .strictObject({
    file,
    range: startPosition,
    path: z.string().describe('the keys of the value: sections.3.actions.0.link; empty in prose'),
    place: z.string().describe('the keys in words; empty if there are none'),
  })
  .meta({ id: 'place' });

export const weight = z.strictObject({ raw: count, brotli: count }).describe('bytes');

type Read<T> = T extends readonly (infer Item)[]
  ? readonly Read<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Read<T[Key]> }
    : T;

/** The type of the values of a schema, with all properties readonly. */
export type Answer<Schema extends z.ZodType> = Read<z.infer<Schema>>;
