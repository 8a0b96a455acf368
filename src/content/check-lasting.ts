// What may end must be something that its page can do without, on any day: a build must not fail because time went by.
import type * as z from 'zod';
import { type DataPath, type Finding, find } from '../diagnostics/diagnostic.ts';
import { leastAt, valueAt } from './schema-walk.ts';
import { walk } from './walk.ts';

const mayEnd = (entry: unknown): boolean => valueAt(entry, ['validUntil']) !== undefined;

/** A finding for each list that time would make too short, and for each section that ends though links may lead to it. */
export function checkLasting(file: string, data: unknown, schema: z.ZodType): Finding[] {
  const findings: Finding[] = [];
  walk(data, [], {
    list: (entries, path) => {
      const first = entries.findIndex(mayEnd);
      if (first < 0) return;
      const place = { file, path: [...path, first, 'validUntil'] };
      const needed = Math.max(1, leastAt(schema, path, data));
      const lasting = entries.filter((entry) => !mayEnd(entry)).length;
      if (lasting < needed) findings.push(find('claim-needed', place, { list: String(path.at(-1)), needed, lasting }));
      findings.push(...entries.flatMap((entry, index) => checkAnchor(file, entry, [...path, index])));
    },
  });
  return findings;
}

function checkAnchor(file: string, entry: unknown, path: DataPath): Finding[] {
  const id = valueAt(entry, ['id']);
  return mayEnd(entry) && typeof id === 'string' ? [find('claim-anchor', { file, path: [...path, 'id'] }, { id })] : [];
}
