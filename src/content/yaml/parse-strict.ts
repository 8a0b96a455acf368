// Parses broken files, and files that may contain more than plain data, with the strict YAML parser, which reports positions.
import type { YAMLError } from 'yaml';
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import { linesOf } from '../../model/data/lines.ts';
import { onLine } from '../../model/data/place.ts';
import type { ParseResult } from './parse-result.ts';
import { refuseFeatures, type Source } from './refuse-features.ts';

/**
 * Maximum depth of nesting, which content never reaches. Some parsers run out of memory far beyond it. The fast parser has the same limit.
 */
const maxDepth = 100;

/**
 * Parses a file like `parse`. Reports problems with their positions: the first syntax error, all duplicate keys, and all
 * features that content must not use.
 */
export async function parseStrict(file: string, text: string): Promise<ParseResult> {
  const yaml = await import('yaml');
  const range = linesOf(text);
  const deep = tooDeep(text);
  if (deep !== undefined)
    return { findings: [createFinding('yaml-syntax', { file, range: range(deep, deep + 1) }, { cause: 'TOO_DEEP', detail: '' })] };
  const documents = yaml.parseAllDocuments(text, { version: '1.2', prettyErrors: false });
  if (!Array.isArray(documents) || documents[0] === undefined) return { findings: [createFinding('file-empty', { file }, {})] };
  const [document, second] = documents;
  const source = { file, text, yaml, document, range };
  const problems = documents.flatMap((each) => [...each.errors, ...each.warnings]);
  const findings = [
    ...directives(file, text),
    ...firstOnly(problems).flatMap((problem) => syntax(problem, source)),
    ...refuseFeatures(source),
    ...(second?.range ? [createFinding('yaml-multiple-documents', { file, range: range(second.range[0], second.range[0] + 1) }, {})] : []),
  ];
  if (findings.length > 0) return { findings };
  const value: unknown = document.toJS();
  return value === null ? { findings: [createFinding('file-empty', { file }, {})] } : { value };
}

/** Returns the offset at which brackets, or dashes on one line, nest more than `maxDepth` levels deep; undefined if they never do. */
function tooDeep(text: string): number | undefined {
  let depth = 0;
  for (const { 0: found, index } of text.matchAll(/[[{\]}]|(?:[-?][ \t]+){100}/g)) {
    if (found.length > 1) return index;
    depth = Math.max(0, depth + (found === '[' || found === '{' ? 1 : -1));
    if (depth > maxDepth) return index;
  }
  return undefined;
}

/**
 * Removes all syntax errors after the first, because the parser misreads the rest of the file after an error. Keeps all
 * duplicate keys. Also removes problems that are reported elsewhere.
 */
function firstOnly(problems: readonly YAMLError[]): YAMLError[] {
  const own = problems.filter((problem) => !isReportedElsewhere(problem));
  const first = own.find(({ code }) => code !== 'DUPLICATE_KEY');
  return own.filter((problem) => problem.code === 'DUPLICATE_KEY' || problem === first);
}

/**
 * Returns whether `refuseFeatures` or `directives` reports a problem with a better message: an unknown tag, an
 * unresolved alias or a directive.
 */
const isReportedElsewhere = ({ code, message }: YAMLError): boolean =>
  code === 'TAG_RESOLVE_FAILED' || code === 'BAD_ALIAS' || code === 'BAD_DIRECTIVE' || message.startsWith('Unresolved alias');

function directives(file: string, text: string): Finding[] {
  return text.split('\n').flatMap((line, index) => {
    if (!line.startsWith('%')) return [];
    return [createFinding('yaml-directive', { file, range: onLine(index + 1, 1, line.trimEnd().length) }, { directive: line.trim() })];
  });
}

function syntax(problem: YAMLError, source: Source): Finding[] {
  const { file, text } = source;
  const start = openingQuote(problem, source) ?? problem.pos[0];
  const range = source.range(start, Math.max(start + 1, problem.pos[1]));
  if (problem.code === 'DUPLICATE_KEY') {
    const key = /^\s*("[^"]*"|'[^']*'|[^:\s]+)/.exec(text.slice(problem.pos[0]))?.[1] ?? '';
    return [
      createFinding(
        'yaml-duplicate-key',
        { file, range: { ...range, endLine: range.line, endColumn: range.column + key.length } },
        { key },
      ),
    ];
  }
  return [createFinding('yaml-syntax', { file, range }, { cause: problem.code, detail: detailOf(problem.message) })];
}

/** Returns the first line of the parser's message, as a sentence. */
const detailOf = (message: string): string => message.split('\n')[0]?.replace(/\.?$/, '.') ?? '';

/**
 * Returns the offset of the opening quote if the error is a missing closing quote, otherwise undefined. The parser reports this error
 * at the end of the text.
 */
function openingQuote({ message, pos: [end] }: YAMLError, { yaml, document }: Source): number | undefined {
  if (!/^Missing closing .quote/.test(message)) return undefined;
  let start: number | undefined;
  yaml.visit(document, {
    Scalar: (_key, { range, type }) => {
      if (range && type?.startsWith('QUOTE') && range[0] < end && end <= range[2] + 1) start = range[0];
    },
  });
  return start;
}
