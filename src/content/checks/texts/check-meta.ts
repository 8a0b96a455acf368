// Titles and descriptions are unique: of two pages with the same ones, search engines show only one.
import { createFinding, type Finding } from '../../../diagnostics/diagnostic.ts';
import type { Locale } from '../../../model/languages/locale.ts';
import type { Metas } from '../../signature.ts';
import { siteCheck } from '../check.ts';

const fields = ['title', 'description'] as const;

/** A finding for each title or description that an earlier file has too, per language. */
function checkMeta(metas: Metas, locales: readonly Locale[]): Finding[] {
  const first = new Map<string, string>();
  return [...metas].flatMap(([file, texts]) =>
    fields.flatMap((field) =>
      locales.flatMap((locale) => {
        const text = texts[field][locale];
        if (text === undefined) return [];
        const key = `${field} ${locale} ${text.trim()}`;
        const other = first.get(key);
        first.set(key, other ?? file);
        return other === undefined ? [] : [createFinding('meta-duplicate', { file, path: ['meta', field, locale] }, { field, other })];
      }),
    ),
  );
}

export const metaCheck = siteCheck({
  codes: ['meta-duplicate'],
  reads: ['metas', 'model'],
  check: ({ metas, model: { locales } }) => checkMeta(metas, locales.list),
});
