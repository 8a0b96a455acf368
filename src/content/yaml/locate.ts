// Findings → diagnostics: places from paths.
import { severityOf } from '../../diagnostics/catalogue/index.ts';
import type { Diagnostic, Finding } from '../../diagnostics/diagnostic.ts';
import { sortDiagnostics } from '../../diagnostics/sort.ts';
import type { Range } from '../../model/data/place.ts';
import { defineQuery } from '../../store/query.ts';
import { noQueryCache, type QueryCache } from '../../store/query-cache.ts';
import { fixOf } from '../fixes/fix-finding.ts';
import { locator } from './position.ts';

const locatorQuery = defineQuery('locator');

/** Every finding as a diagnostic, sorted. `texts` holds the files whose positions can be found. */
export function locate(findings: readonly Finding[], texts: ReadonlyMap<string, string>, memo: QueryCache = noQueryCache): Diagnostic[] {
  const locators = new Map<string, (finding: Finding) => Range>();
  for (const { file, range, path } of findings) {
    const text = texts.get(file);
    if (range === undefined && path !== undefined && text !== undefined && !locators.has(file))
      locators.set(
        file,
        memo.compute([locatorQuery, file], [text], () => locator(text)),
      );
  }
  const place = (finding: Finding): Range | undefined => {
    if (finding.range !== undefined) return finding.range;
    if (finding.path !== undefined) return locators.get(finding.file)?.(finding);
    return texts.has(finding.file) ? { line: 1, column: 1, endLine: 1, endColumn: 2 } : undefined;
  };
  return sortDiagnostics(
    findings.map((finding) => {
      const range = place(finding);
      const diagnostic = {
        code: finding.code,
        severity: finding.severity ?? severityOf(finding.code),
        file: finding.file,
        args: finding.args,
        ...(finding.place && { place: finding.place }),
      };
      if (range === undefined) return diagnostic;
      const fix = fixOf(finding, range, texts.get(finding.file) ?? '');
      return { ...diagnostic, range, ...(fix && { fix }) };
    }),
  );
}
