// Reports list items that dates or `draft` can remove although the page needs them: without such an item, the build
// would fail, or links to its anchor would break.
import type * as z from 'zod';
import { createFinding, type Finding } from '../../../diagnostics/diagnostic.ts';
import type { DataPath } from '../../../model/data/place.ts';
import { keysAt, minItemsAt } from '../../../model/data/schema-walk.ts';
import { valueAt } from '../../../model/data/value-at.ts';
import { type DatedKey, isDraft } from '../../../model/time/dated.ts';
import { fileCheck } from '../check.ts';

/**
 * Returns the key that can cause an item to be left out, or undefined if the item is always there. Keys that the schema does not have
 * are ignored, because validation reports them.
 */
function leavingKey(schema: z.ZodType, path: DataPath, data: unknown): DatedKey | undefined {
  const known = keysAt(schema, path, data);
  const block = valueAt(data, path);
  return leavingKeys.find((key) => known.includes(key) && (key === 'draft' ? isDraft(block) : valueAt(block, [key]) !== undefined));
}

const leavingKeys = ['validUntil', 'validFrom', 'draft'] as const satisfies readonly DatedKey[];

/** Returns whether the value of a key is a date. `draft` also removes an anchor, but the author notices that at once. */
const isDateKey = (key: DatedKey | undefined): boolean => key === 'validUntil' || key === 'validFrom';

function checkAnchor(file: string, entry: unknown, path: DataPath): Finding[] {
  const id = valueAt(entry, ['id']);
  return typeof id === 'string' ? [createFinding('claim-anchor', { file, path: [...path, 'id'] }, { id })] : [];
}

/** Reports each list that may become too short, and each dated item with an anchor, because links to it would break. */
export const expiryCheck = fileCheck({
  codes: ['claim-anchor', 'claim-needed'],
  reads: [],
  check: ({ file, data, schema, walk }) => {
    if (schema === undefined) return [];
    const findings: Finding[] = [];
    walk({
      list: (entries, path) => {
        const leaving = entries.map((_, index) => leavingKey(schema, [...path, index], data));
        const first = leaving.findIndex((key) => key !== undefined);
        if (first < 0) return;
        const place = { file, path: [...path, first, leaving[first] ?? ''] };
        const needed = Math.max(1, minItemsAt(schema, path, data));
        const lasting = leaving.filter((key) => key === undefined).length;
        if (lasting < needed) findings.push(createFinding('claim-needed', place, { list: String(path.at(-1)), needed, lasting }));
        findings.push(...entries.flatMap((entry, index) => (isDateKey(leaving[index]) ? checkAnchor(file, entry, [...path, index]) : [])));
      },
    });
    return findings;
  },
});
