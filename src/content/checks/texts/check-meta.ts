// Titles and descriptions: search engines show one of two pages that share them.
import { valueAt } from '../../../data/value-at.ts';
import { createFinding, type Finding } from '../../../diagnostics/diagnostic.ts';
import type { Locale } from '../../../model/languages/locale.ts';
import { siteCheck } from '../check.ts';

const fields = ['title', 'description'] as const;

/** A finding for each title or description that an earlier file has too, per language. */
function checkMeta(data: ReadonlyMap<string, unknown>, locales: readonly Locale[]): Finding[] {
  const first = new Map<string, string>();
  return [...data].flatMap(([file, value]) =>
    fields.flatMap((field) =>
      locales.flatMap((locale) => {
        const path = ['meta', field, locale];
        const text = valueAt(value, path);
        if (typeof text !== 'string') return [];
        const key = `${field} ${locale} ${text.trim()}`;
        const other = first.get(key);
        first.set(key, other ?? file);
        return other === undefined ? [] : [createFinding('meta-duplicate', { file, path }, { field, other })];
      }),
    ),
  );
}

export const meta = siteCheck({
  codes: ['meta-duplicate'],
  reads: ['outlines', 'model'],
  check: ({ outlines, model: { locales } }) => checkMeta(outlines, locales.list),
});
