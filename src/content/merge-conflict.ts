// Finds the conflict marks of git. A file with such marks contains two versions of a text, so nothing else is reported about it.
import { createFinding, type Finding } from '../diagnostics/diagnostic.ts';
import { onLine } from '../model/data/place.ts';

const marks = { start: /^<{7}(?: |$)/, base: /^\|{7}(?: |$)/, middle: /^={7}$/, end: /^>{7}(?: |$)/ };

/** Returns a finding for each block of marks in `text`, at its first line. */
export function mergeConflicts(file: string, text: string): readonly Finding[] {
  if (!text.includes('<<<<<<<')) return [];
  const lines = text.split(/\r?\n/);
  const findings: Finding[] = [];
  let start: number | undefined;
  let base: number | undefined;
  let middle: number | undefined;
  lines.forEach((line, index) => {
    if (marks.start.test(line)) [start, base, middle] = [index, undefined, undefined];
    else if (marks.base.test(line)) base = index + 1;
    else if (marks.middle.test(line)) middle = index;
    else if (marks.end.test(line) && start !== undefined && middle !== undefined) {
      const range = onLine(start + 1, 1, (lines[start] ?? '').length);
      findings.push(createFinding('merge-conflict', { file, range }, { start: start + 1, base, middle: middle + 1, end: index + 1 }));
      start = undefined;
    }
  });
  return findings;
}
