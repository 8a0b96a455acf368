// YAML text → value. The happy path is a fast parser without positions; whatever it refuses, and whatever
// might mean more than plain data, goes to the careful one, which knows where everything stands.
import { CORE_SCHEMA, load } from 'js-yaml';
import { type Finding, find } from '../diagnostics/diagnostic.ts';
import { parseCarefully } from './parse-carefully.ts';

export type Parsed = { readonly value: unknown } | { readonly findings: readonly Finding[] };

/** A directive, or what could be an anchor, an alias or a tag: left to the careful parser to decide. */
const suspicious =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point.
  /^%|^(?:---|\.\.\.)|(?:^|[\s[{,])[&*!]\S|(?:^|[\s[{,])\? |[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\u2028\u2029\ufeff]/m;

/** The value of a YAML file (YAML 1.2 core schema, plain data only), or what is wrong with it. */
export async function parse(file: string, text: string): Promise<Parsed> {
  if (text.trim() === '') return { findings: [find('file-empty', { file }, {})] };
  if (suspicious.test(text)) return parseCarefully(file, text);
  try {
    return { value: load(text, { schema: CORE_SCHEMA }) };
  } catch {
    return parseCarefully(file, text);
  }
}
