// What one language says and the other does not: warnings, at the English text.
import { type Finding, find } from '../diagnostics/diagnostic.ts';
import { type Judged, judge, type Problem } from './translations/judge.ts';
import type { Lock } from './translations/lock.ts';
import { keyOf } from './translations/pair.ts';
import { eachFile } from './translations/pairs-by-file.ts';
import { saysSomething } from './translations/says-something.ts';

/** A warning at most for each text of the site. What has been confirmed is in `lock`; none where that is broken, which is reported as such. */
export function checkTranslations(
  data: ReadonlyMap<string, unknown>,
  texts: ReadonlyMap<string, string>,
  lock: Lock | undefined,
): Finding[] {
  if (lock === undefined) return [];
  const findings: Finding[] = [];
  // File by file, so that the texts of a large site are not in memory twice.
  for (const [file, pairs] of eachFile(data, texts)) findings.push(...judge(file, pairs, lock).flatMap(findingOf));
  return findings;
}

function findingOf({ pair, problems }: Judged): Finding[] {
  const finding = (problem: Problem): Finding[] => {
    const key = keyOf(pair);
    switch (problem.kind) {
      case 'facts':
        return [find('translation-facts', pair.place, { key, german: problem.german, english: problem.english })];
      case 'drift':
        return [find('translation-drift', pair.place, { key })];
      case 'same':
        // Names are the same in both; the command lists them, but they are nothing to be warned of.
        return saysSomething(pair.english) ? [find('translation-same', pair.place, { key })] : [];
      default:
        return [];
    }
  };
  return problems.flatMap(finding).slice(0, 1);
}
