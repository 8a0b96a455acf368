// Schemas of parts that the answers of several commands share.
import * as z from 'zod';

export const position = z.number().int().min(1).describe('counted from 1');

export const startPosition = z
  .strictObject({ line: position, column: position })
  .meta({ id: 'start', description: 'where something begins in a file' });

export const range = z.strictObject({ line: position, column: position, endLine: position, endColumn: position }).meta({ id: 'range' });

export const file = z.string().meta({ id: 'file', description: 'named from the folder in which the command runs' });

export const route = z.string().meta({ id: 'route', description: 'a URL of the site without its host: /en/contact' });

export const language = z.string().meta({ id: 'language', description: 'a language of the site, by its key in the configuration' });

export const count = z.number().int().min(0);

const fix = z
  .strictObject({
    edits: z.array(z.strictObject({ replace: range, with: z.string() })).describe('each puts `with` in the place of `replace`'),
    result: z.string().describe('the lines that the edits change, as they are afterwards'),
    open: z.boolean().describe('true where … is a placeholder for words that only the author knows'),
  })
  .describe('the hint as edits, where a program can do what it says');

export const diagnostic = z
  .strictObject({
    code: z.string().describe('permanent'),
    severity: z.enum(['error', 'warning']),
    file,
    message: z.string().describe('what is wrong, for people'),
    hint: z.string().describe('what to do, for people'),
    place: z.string().optional().describe('where it is, for people: section 2 (faq), question 4, answer'),
    args: z.record(z.string(), z.unknown()).describe('the values in the message'),
    range: range.optional(),
    fix: fix.optional(),
  })
  .meta({ id: 'diagnostic' });

export const spot = z
  .strictObject({
    file,
    range: startPosition,
    path: z.string().describe('the keys that lead there: sections.3.actions.0.link; empty in longer texts'),
    place: z.string().describe('the same in words; empty where there are no keys'),
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
