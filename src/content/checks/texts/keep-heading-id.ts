// Keeps the id of a heading whose words are corrected, because links may lead to it, even from other sites: `## 1.0 - May` becomes
// `## 1.0 – May {#10---may}`.
import { slug } from 'github-slugger';
import type { Range, TextEdit } from '../../../model/data/place.ts';
import type { NamedHeading } from '../../prose/name-headings.ts';

/** `## Words`, or words above a line of `=` or `-`. */
const isMarkdown = /^#{1,6}[ \t]|\n[ \t>]*(?:=+|-+)[ \t]*\r?$/;
/** An id of a heading in one of its notations. */
export const writtenId = /(?<!\\)\{(?:\/\*|:)?[ \t]*#/;

/**
 * Returns the id that a heading would lose by `edit`, and the edit that writes the id at the end of the heading; undefined if the edit is
 * not in a heading, or does not change its id.
 */
export function keepHeadingId(
  { text, headings }: { readonly text: string; readonly headings: readonly NamedHeading[] },
  { found, range, written }: { readonly found: string; readonly range: Range; readonly written: string },
): { readonly id: string; readonly edit: TextEdit } | undefined {
  if (slug(found) === slug(written)) return undefined;
  const heading = headings.find((each) => each.range.line <= range.line && range.endLine <= each.range.endLine);
  if (heading === undefined) return undefined;
  const { line: first, column: start, endLine: last } = heading.range;
  const lines = text.split('\n');
  const source = lines
    .slice(first - 1, last)
    .join('\n')
    .slice(start - 1);
  const below = /^[ \t]*\{:.*/.exec(lines[last] ?? '')?.[0] ?? '';
  if (!isMarkdown.test(source) || writtenId.test(source) || writtenId.test(below)) return undefined;
  const line = source.startsWith('#') ? last : last - 1;
  // Without the marks at the end of `## Words ##`.
  const column = (lines[line - 1] ?? '').replace(/[ \t]*(?:[ \t]#+)?[ \t]*\r?$/, '').length + 1;
  return { id: heading.id, edit: { replace: { line, column, endLine: line, endColumn: column }, with: ` {#${heading.id}}` } };
}
