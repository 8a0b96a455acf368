// Fills in values and files that another generator writes in place of tags, before it reads a text as Markdown: variables, texts in
// quotation marks, and files that contain nothing else.
import { valueAt } from '../../../model/data/value-at.ts';
import type { Count } from '../changes.ts';
import { outsideCode } from '../convert/outside-code.ts';
import { attributesIn, shownBrace } from '../convert/rules.ts';

/** Returns a text with its tags filled in. `page` is the front matter. Tags with a value that an import does not know stay. */
export type FillTags = (text: string, page: Readonly<Record<string, unknown>>, count: Count) => string;

/** What the tags of a site can read. */
interface TagSource {
  /** Returns the value of a variable such as `site.title`; undefined if it is unknown. `values` are those of the text. */
  readonly lookUp: (keys: readonly string[], values: Readonly<Record<string, unknown>>) => unknown;
  /** Returns the values of a text with this front matter, or those of a file that is included with `attributes`. */
  readonly valuesOf: (
    page: Readonly<Record<string, unknown>>,
    attributes: Readonly<Record<string, string>>,
  ) => Readonly<Record<string, unknown>>;
  /** Returns the text of a file that `include` names; undefined if there is none. */
  readonly includeAt: (name: string) => string | undefined;
}

/** A variable or a text in quotation marks. Hyphens remove the spaces beside a tag. */
const output = /(?:\s*\{\{-|\{\{)\s*(?:([a-z][\w-]*(?:\.[\w-]+)*)|"([^"\n]*)"|'([^'\n]*)')\s*(?:-\}\}\s*|\}\})/gi;
const includeTag =
  /(?:\s*\{%-|\{%)\s*(?:include|render)\s+(["']?)([\w./-]+)\1((?:,?\s+[\w-]+\s*[=:]\s*(?:"[^"\n]*"|'[^'\n]*'))*)\s*(?:-%\}\s*|%\})/g;

/** Returns the function that fills in the tags of a site. */
export function tagFiller({ lookUp, valuesOf, includeAt }: TagSource): FillTags {
  const filled = (text: string, values: Readonly<Record<string, unknown>>, count: () => void): string =>
    text.replace(output, (found, name: string | undefined, ...quoted: (string | undefined)[]) => {
      const value = name === undefined ? (quoted[0] ?? quoted[1]) : printed(lookUp(name.split('.'), values));
      if (value === undefined) return found;
      count();
      return value.replaceAll(/\{(?=[{%])/g, shownBrace);
    });
  return (text, page, count) => {
    const included = text.replace(includeTag, (found, ...[, name = '', words = '']: string[]) => {
      const source = includeAt(name);
      const attributes = attributesIn(words.replaceAll(/\s*[=:]\s*(?=["'])/g, '='));
      const result = source === undefined ? undefined : filled(source, valuesOf(page, attributes), () => undefined);
      if (result === undefined || /\{[{%]/.test(result)) return found;
      count('liquid');
      return result;
    });
    return filled(included, valuesOf(page, {}), () => count('liquid'));
  };
}

/** Fills in `{{ $frontmatter.title }}` of VitePress, whose code shows such tags as they are. */
export const fillFrontmatter: FillTags = (text, page, count) =>
  outsideCode(text, (masked) =>
    masked.replaceAll(/\{\{\s*\$frontmatter\.([\w.-]+)\s*\}\}/g, (found, keys: string) => {
      const value = printed(valueAt(page, keys.split('.')));
      if (value !== undefined) count('liquid');
      return value ?? found;
    }),
  );

/** Returns what a tag prints for a value; undefined for lists, blocks and dates, whose form depends on the site. */
export function printed(value: unknown): string | undefined {
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\d/.test(value) ? undefined : value;
  return Number.isInteger(value) ? String(value) : undefined;
}
