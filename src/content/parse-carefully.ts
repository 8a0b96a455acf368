// The YAML parser that knows positions: for files that are broken or might hold more than plain data.
import type { Document, YAMLError } from 'yaml';
import { type Finding, find, type Range } from '../diagnostics/diagnostic.ts';
import { linesOf } from './lines.ts';
import type { Parsed } from './parse.ts';
import { explainSyntax } from './syntax.ts';

type Yaml = typeof import('yaml');
type RangeOf = ReturnType<typeof linesOf>;

/** As `parse`, with a position for every problem. All problems of the file are found at once. */
export async function parseCarefully(file: string, text: string): Promise<Parsed> {
  const yaml = await import('yaml');
  const range = linesOf(text);
  const documents = yaml.parseAllDocuments(text, { version: '1.2', prettyErrors: false });
  if (!Array.isArray(documents) || documents[0] === undefined) return { findings: [find('file-empty', { file }, {})] };
  const [document, second] = documents;
  const findings = [
    ...directives(file, text),
    ...documents.flatMap((each) => [...each.errors, ...each.warnings]).flatMap((problem) => syntax(file, text, problem, range)),
    ...refused(yaml, file, document, range),
    ...(second?.range ? [find('yaml-multiple-documents', { file, range: range(second.range[0], second.range[0] + 1) }, {})] : []),
  ];
  if (findings.length > 0) return { findings };
  return document.contents === null ? { findings: [find('file-empty', { file }, {})] } : { value: document.toJS() };
}

function directives(file: string, text: string): Finding[] {
  return text.split('\n').flatMap((line, index) => {
    if (!line.startsWith('%')) return [];
    const range: Range = { line: index + 1, column: 1, endLine: index + 1, endColumn: line.trimEnd().length + 1 };
    return [find('yaml-directive', { file, range }, { directive: line.trim() })];
  });
}

function syntax(file: string, text: string, problem: YAMLError, rangeOf: RangeOf): Finding[] {
  // Unknown tags and unresolved aliases are reported by `refused`, with better words.
  if (problem.code === 'TAG_RESOLVE_FAILED' || problem.code === 'BAD_ALIAS' || problem.code === 'BAD_DIRECTIVE') return [];
  if (problem.message.startsWith('Unresolved alias')) return [];
  const range = rangeOf(problem.pos[0], Math.max(problem.pos[0] + 1, problem.pos[1]));
  if (problem.code === 'DUPLICATE_KEY') {
    const key = /^\s*("[^"]*"|'[^']*'|[^:\s]+)/.exec(text.slice(problem.pos[0]))?.[1] ?? '';
    return [find('yaml-duplicate-key', { file, range: { ...range, endLine: range.line, endColumn: range.column + key.length } }, { key })];
  }
  return [find('yaml-syntax', { file, range }, explainSyntax(problem.code, problem.message))];
}

function refused(yaml: Yaml, file: string, document: Document, rangeOf: RangeOf): Finding[] {
  const findings: Finding[] = [];
  const at = (range: readonly number[] | null | undefined): Range => rangeOf(range?.[0] ?? 0, range?.[1] ?? 1);
  yaml.visit(document, {
    Alias: (_key, node) => {
      findings.push(find('yaml-alias', { file, range: at(node.range) }, { name: `*${node.source}` }));
    },
    Node: (_key, node) => {
      if (yaml.isAlias(node)) return;
      if (node.anchor !== undefined) findings.push(find('yaml-alias', { file, range: at(node.range) }, { name: `&${node.anchor}` }));
      if (node.tag !== undefined)
        findings.push(find('yaml-tag', { file, range: at(node.range) }, { tag: node.tag.replace('tag:yaml.org,2002:', '!!') }));
    },
  });
  return findings;
}
