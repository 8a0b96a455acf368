// Reports content whose end is not after its start, because such content is never shown.
import { createFinding, type Finding } from '../../../diagnostics/diagnostic.ts';
import { valueAt } from '../../../model/data/value-at.ts';
import { windowOf } from '../../../model/time/dated.ts';
import { fileCheck } from '../check.ts';

export const windowsCheck = fileCheck({
  codes: ['dates-reversed'],
  reads: ['model'],
  check: ({ file, data, walk }, { model: { calendar } }) => {
    const found: Finding[] = [];
    walk({
      scalar: (_, path) => {
        if (path.at(-1) !== 'validUntil') return;
        const block = valueAt(data, path.slice(0, -1));
        const { from, until } = windowOf(block, calendar);
        if (from < until) return;
        const { validFrom, validUntil }: { readonly validFrom?: unknown; readonly validUntil?: unknown } = Object(block);
        found.push(createFinding('dates-reversed', { file, path }, { from: String(validFrom), until: String(validUntil) }));
      },
    });
    return found;
  },
});
