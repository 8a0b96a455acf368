// Leaves the bodies of Hugo's shortcodes alone. Hugo does not parse what is between `{{< code >}}` and `{{< /code >}}` as Markdown: it is
// often code, whose tags and quotes would be reported, and whose quotes `check --fix` would change.
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { linesOf } from '../../model/data/lines.ts';
import type { Range } from '../../model/data/place.ts';
import type { OffsetRange } from './mask-ranges.ts';
import type { ParsedProse } from './prose.ts';

/** Matches a shortcode. No match contains another one, so that the search is linear. */
const shortcode = /\{\{<[ \t]*(\/?)[ \t]*([\w./-]+)(?:(?!\{\{)[\s\S])*?(\/?)>\}\}/g;

/** Returns the pairs of an opening and a closing shortcode in `text`, from the start of the first to the end of the second. */
export function shortcodePairsIn(text: string): readonly OffsetRange[] {
  if (!text.includes('{{<')) return [];
  const open: { readonly name: string; readonly start: number }[] = [];
  return [...text.matchAll(shortcode)].flatMap(({ 0: written, 1: slash, 2: name = '', 3: end, index }): OffsetRange[] => {
    if (slash === '') {
      if (end === '') open.push({ name, start: index });
      return [];
    }
    const opening = open.findLastIndex((each) => each.name === name);
    const [{ start } = { start: index }] = opening === -1 ? [] : open.splice(opening);
    return [[start, index + written.length]];
  });
}

/** Returns the result of parsing `text` without what was found within a pair of shortcodes that is reported itself. */
export function withoutShortcodeBodies(text: string, parsed: ParsedProse): ParsedProse {
  const { findings, faulty } = parsed;
  const reported = findings.filter(({ code }) => code === 'markdown-raw').flatMap(({ range }) => range ?? []);
  if (reported.length === 0) return parsed;
  const at = linesOf(text);
  const pairs = shortcodePairsIn(text).flatMap((offsets) => {
    const range = at(...offsets);
    return reported.some((each) => startsWith(each, range)) ? [{ offsets, range }] : [];
  });
  if (pairs.length === 0) return parsed;
  const isOutside = ({ range }: Pick<Finding, 'range'>): boolean =>
    range === undefined || !pairs.some((pair) => isWithin(range, pair.range) && !startsWith(range, pair.range));
  const left = findings.filter(isOutside);
  if (faulty === undefined) return { ...parsed, findings: left };
  const { links, facts, mistyped, pictures, noWords } = faulty;
  const outside = {
    links: links.filter(isOutside),
    facts: facts.filter(isOutside),
    mistyped: mistyped.filter(isOutside),
    pictures: pictures.filter(isOutside),
    noWords: [...noWords, ...pairs.map(({ offsets }) => offsets)],
  };
  return { ...parsed, findings: left, faulty: { ...faulty, ...outside } };
}

const startsWith = (one: Range, other: Range): boolean => one.line === other.line && one.column === other.column;

const isWithin = (inner: Range, outer: Range): boolean =>
  (inner.line > outer.line || (inner.line === outer.line && inner.column >= outer.column)) &&
  (inner.endLine < outer.endLine || (inner.endLine === outer.endLine && inner.endColumn <= outer.endColumn));
