// What may be left out must be something that its page can do without, on any day: a build must not fail because time went by.
import type * as z from 'zod';
import { keysAt, leastAt } from '../../../data/schema-walk.ts';
import { valueAt } from '../../../data/value-at.ts';
import { visit } from '../../../data/walk.ts';
import { createFinding, type DataPath, type Finding } from '../../../diagnostics/diagnostic.ts';
import { type DatedKey, isDraft } from '../../../model/time/dated.ts';
import { fileCheck } from '../check.ts';

/** The key for which something may be left out; where the schema does not know it, it is reported as unknown. */
function leavingKey(schema: z.ZodType, path: DataPath, data: unknown): DatedKey | undefined {
  const known = keysAt(schema, path, data);
  const block = valueAt(data, path);
  return leavingKeys.find((key) => known.includes(key) && (key === 'draft' ? isDraft(block) : valueAt(block, [key]) !== undefined));
}

const leavingKeys = ['validUntil', 'validFrom', 'draft'] as const satisfies readonly DatedKey[];

/** A finding for each list that time would make too short, and for each section that ends though links may lead to it. */
function checkLasting(file: string, data: unknown, schema: z.ZodType): Finding[] {
  const findings: Finding[] = [];
  visit(data, {
    list: (entries, path) => {
      const leaving = entries.map((_, index) => leavingKey(schema, [...path, index], data));
      const first = leaving.findIndex((key) => key !== undefined);
      if (first < 0) return;
      const place = { file, path: [...path, first, leaving[first] ?? ''] };
      const needed = Math.max(1, leastAt(schema, path, data));
      const lasting = leaving.filter((key) => key === undefined).length;
      if (lasting < needed) findings.push(createFinding('claim-needed', place, { list: String(path.at(-1)), needed, lasting }));
      findings.push(
        ...entries.flatMap((entry, index) => (isDatedKeyOfTime(leaving[index]) ? checkAnchor(file, entry, [...path, index]) : [])),
      );
    },
  });
  return findings;
}

/** The anchor of a draft leads nowhere either, but nobody is surprised by it one day. */
const isDatedKeyOfTime = (key: DatedKey | undefined): boolean => key === 'validUntil' || key === 'validFrom';

function checkAnchor(file: string, entry: unknown, path: DataPath): Finding[] {
  const id = valueAt(entry, ['id']);
  return typeof id === 'string' ? [createFinding('claim-anchor', { file, path: [...path, 'id'] }, { id })] : [];
}

export const expiry = fileCheck({
  codes: ['claim-anchor', 'claim-needed'],
  reads: [],
  check: ({ file, data, schema }) => (schema === undefined ? [] : checkLasting(file, data, schema)),
});
