// What one language says and the other does not: warnings, at the English text.
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import { type Judged, judge, type Problem } from '../../translations/judge.ts';
import type { Lock } from '../../translations/lock.ts';
import { keyOf, type Pair } from '../../translations/pair.ts';
import { saysSomething } from '../../translations/says-something.ts';

/** A warning at most for each pair of texts of a file. What has been confirmed is in `lock`. */
export const checkTranslations = (file: string, pairs: readonly Pair[], lock: Lock): Finding[] =>
  judge(file, pairs, lock).flatMap(findingOf);

function findingOf({ pair, problems }: Judged): Finding[] {
  const finding = (problem: Problem): Finding[] => {
    const key = keyOf(pair);
    switch (problem.kind) {
      case 'facts':
        return [createFinding('translation-facts', pair.place, { key, german: problem.german, english: problem.english })];
      case 'drift':
        return [createFinding('translation-drift', pair.place, { key })];
      case 'same':
        // Names are the same in both; the command lists them, but they are nothing to be warned of.
        return saysSomething(pair.english) ? [createFinding('translation-same', pair.place, { key })] : [];
      default:
        return [];
    }
  };
  return problems.flatMap(finding).slice(0, 1);
}
