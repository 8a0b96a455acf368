// What may end must be something that its page can do without, on any day: a build must not fail because time went by.
import type * as z from 'zod';
import { keysAt, leastAt } from '../../../data/schema-walk.ts';
import { valueAt } from '../../../data/value-at.ts';
import { visit } from '../../../data/walk.ts';
import { createFinding, type DataPath, type Finding } from '../../../diagnostics/diagnostic.ts';
import { fileCheck } from '../check.ts';

/** Where the schema knows of no end, the key is reported as unknown. */
const mayEnd = (schema: z.ZodType, path: DataPath, data: unknown): boolean =>
  valueAt(data, [...path, 'validUntil']) !== undefined && keysAt(schema, path, data).includes('validUntil');

/** A finding for each list that time would make too short, and for each section that ends though links may lead to it. */
function checkLasting(file: string, data: unknown, schema: z.ZodType): Finding[] {
  const findings: Finding[] = [];
  visit(data, {
    list: (entries, path) => {
      const ending = entries.map((_, index) => mayEnd(schema, [...path, index], data));
      const first = ending.indexOf(true);
      if (first < 0) return;
      const place = { file, path: [...path, first, 'validUntil'] };
      const needed = Math.max(1, leastAt(schema, path, data));
      const lasting = ending.filter((ends) => !ends).length;
      if (lasting < needed) findings.push(createFinding('claim-needed', place, { list: String(path.at(-1)), needed, lasting }));
      findings.push(...entries.flatMap((entry, index) => (ending[index] === true ? checkAnchor(file, entry, [...path, index]) : [])));
    },
  });
  return findings;
}

function checkAnchor(file: string, entry: unknown, path: DataPath): Finding[] {
  const id = valueAt(entry, ['id']);
  return typeof id === 'string' ? [createFinding('claim-anchor', { file, path: [...path, 'id'] }, { id })] : [];
}

export const expiry = fileCheck({
  codes: ['claim-anchor', 'claim-needed'],
  reads: [],
  check: ({ file, data, schema }) => (schema === undefined ? [] : checkLasting(file, data, schema)),
});
