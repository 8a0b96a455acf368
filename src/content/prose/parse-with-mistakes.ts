// Parses MDX that may have mistakes. The parser stops at the first one; the text is then parsed again without it, so that all mistakes of
// a text are reported together.
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import { linesOf } from '../../model/data/lines.ts';
import { isOverflow } from '../../model/data/overflow.ts';
import { maskRanges, type OffsetRange } from './mask-ranges.ts';
import { type MdxMistake, type MdxProblem, mdxMistake } from './mdx-mistakes.ts';
import { nesting } from './too-deep.ts';

interface Result<Parsed> {
  /** What `parse` returns for the text without its mistakes; undefined if one of them cannot be left out. */
  readonly parsed?: Parsed;
  /** What was left out of the text. Letters are in its place. */
  readonly omitted: readonly OffsetRange[];
  readonly findings: readonly Finding[];
}

/** Masks a mistake with letters: spaces at the start of a line would begin a block of code. */
const masked = (part: string): string => part.replace(/[^\r\n]/g, 'o');

/** How often a text is parsed at most, and how many characters all in all. Each mistake takes at least one time. */
const [maxParses, maxCharacters] = [30, 2_000_000];

/** Parses a text, and returns a finding for each mistake that stops `parse`. */
export function parseWithMistakes<Parsed>(file: string, text: string, parse: (text: string) => Parsed): Result<Parsed> {
  const findings: Finding[] = [];
  const omitted: OffsetRange[] = [];
  const at = linesOf(text);
  let rest = text;
  let left = Math.min(maxParses, Math.ceil(maxCharacters / text.length));
  const attempt = (source: string): Attempt<Parsed> => {
    left -= 1;
    return attemptTo(parse, source);
  };
  while (left > 0) {
    const result = attempt(rest);
    if ('parsed' in result) return { parsed: result.parsed, omitted, findings };
    if (isOverflow(result.problem))
      return { omitted, findings: [createFinding('mdx-syntax', { file, range: at(0, 1) }, { what: nesting })] };
    const { place, findingAt, correct, omit = [place] } = mistakeOf(rest, result.problem, (other) => (left > 0 ? attempt(other) : result));
    const range = at(...place);
    findings.push({ ...findingAt({ file, range }), ...(correct !== undefined && { edits: [{ replace: range, with: correct }] }) });
    if (omit.length === 0) break;
    omitted.push(...omit);
    rest = maskRanges(rest, omit, masked);
  }
  return { omitted, findings };
}

type Attempt<Parsed> = { readonly parsed: Parsed } | { readonly problem: MdxProblem };

function attemptTo<Parsed>(parse: (text: string) => Parsed, text: string): Attempt<Parsed> {
  try {
    return { parsed: parse(text) };
  } catch (problem) {
    // Errors of the MDX parser are VFileMessages.
    return { problem: problem as MdxProblem };
  }
}

/** Returns the mistake that the parser reports as `problem`. */
const mistakeOf = (text: string, problem: MdxProblem, attempt: (text: string) => Attempt<unknown>): MdxMistake =>
  mdxMistake(text, problem, (other) => {
    const result = attempt(other);
    return 'problem' in result && result.problem.ruleId === problem.ruleId && result.problem.source === problem.source;
  });
