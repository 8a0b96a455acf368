import { severityOf } from '../diagnostics/catalogue/index.ts';
import type { Diagnostic, Finding } from '../diagnostics/diagnostic.ts';
import { sortDiagnostics } from '../diagnostics/sort.ts';
import { onLine, type Range } from '../model/data/place.ts';
import type { QueryCache } from '../store/query-cache.ts';
import { fixOf, rangeOfWords } from './fixes/fix-finding.ts';
import type { ContentTree } from './tree.ts';
import { locatorIn } from './yaml/position.ts';

/** Returns the findings as sorted diagnostics, with their fixes. Findings in files that `texts` lacks get neither a position nor a fix. */
export function locate(
  findings: readonly Finding[],
  { texts, documents }: Pick<ContentTree, 'texts' | 'documents'>,
  queries?: QueryCache,
): Diagnostic[] {
  const rangeIn = locatorIn(texts, queries);
  const place = (finding: Finding): Range | undefined => {
    if (finding.range !== undefined) return finding.range;
    if (!texts.has(finding.file)) return undefined;
    return finding.path !== undefined ? rangeIn(finding) : onLine(1, 1, 1);
  };
  return sortDiagnostics(
    findings.map((found) => {
      const finding = inFrontMatter(found, documents);
      const range = place(finding);
      const diagnostic = {
        code: finding.code,
        severity: finding.severity ?? severityOf(finding.code),
        file: finding.file,
        args: finding.args,
        ...(finding.place && { place: finding.place }),
      };
      if (range === undefined) return diagnostic;
      const text = texts.get(finding.file) ?? '';
      const fix = fixOf(finding, range, text);
      return { ...diagnostic, range: found.path === undefined ? range : rangeOfWords(finding, range, text), ...(fix && { fix }) };
    }),
  );
}

/** Moves a finding in the data of an entry to the front matter of its Markdown file. */
function inFrontMatter(finding: Finding, documents: ContentTree['documents']): Finding {
  const document = documents?.get(finding.file);
  if (document === undefined) return finding;
  const { path, at, edits: _, ...rest } = finding;
  return { ...rest, ...document.find(path ?? [], at) };
}
