// Checks that the sections of a page have different ids, because a link finds only the first of two sections with the same id, and that
// none has the id of the start of the page.
import { createFinding } from '../../../diagnostics/diagnostic.ts';
import { isBlock } from '../../../model/data/block.ts';
import { valueAt } from '../../../model/data/value-at.ts';
import { startOfPage } from '../../../model/entries/prose-headings.ts';
import { fileCheck } from '../check.ts';

export const sectionIdsCheck = fileCheck({
  codes: ['section-id'],
  reads: [],
  check: ({ file, data }) => {
    const sections = valueAt(data, ['sections']);
    if (!Array.isArray(sections)) return [];
    const places = new Map<string, number>();
    return sections.flatMap((section: unknown, index) => {
      if (!isBlock(section)) return [];
      const { id } = section as { readonly id?: unknown };
      if (id === startOfPage) return [createFinding('section-id', { file, path: ['sections', index, 'id'] }, { id, other: 'start' })];
      // Dated sections and drafts may share an id, because a page usually shows one of them at a time.
      if (typeof id !== 'string' || ['draft', 'validFrom', 'validUntil'].some((key) => Object.hasOwn(section, key))) return [];
      const other = places.get(id);
      if (other === undefined) places.set(id, index + 1);
      return other === undefined ? [] : [createFinding('section-id', { file, path: ['sections', index, 'id'] }, { id, other })];
    });
  },
});
