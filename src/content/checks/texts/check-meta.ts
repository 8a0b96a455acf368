// Checks that titles and descriptions of pages are unique, because search engines show only one of two pages that look
// the same. An entry without a page may repeat them, and so may a copy of a file whose name no entry can have (`about (1).yaml`).
import { createFinding, type Finding } from '../../../diagnostics/diagnostic.ts';
import { idOf } from '../../../model/entry-file.ts';
import type { Locale } from '../../../model/languages/locale.ts';
import { entryIdPattern } from '../../../model/references/names.ts';
import type { Metas } from '../../signature.ts';
import { siteCheck } from '../check.ts';

const fields = ['title', 'description'] as const;

type PageTest = (file: string, locale: Locale) => boolean;

/** Returns a finding for each title or description that an earlier page in the same language already has. */
function checkMeta(metas: Metas, locales: readonly Locale[], hasPage: PageTest): Finding[] {
  const first = new Map<string, string>();
  const named = [...metas].filter(([file]) => entryIdPattern.test(idOf(file)));
  return named.flatMap(([file, texts]) =>
    fields.flatMap((field) =>
      locales.flatMap((locale) => {
        const text = texts[field][locale];
        if (text === undefined) return [];
        const key = `${field} ${locale} ${text.trim()}`;
        const other = first.get(key);
        if (other === undefined || !hasPage(other, locale)) {
          first.set(key, file);
          return [];
        }
        return hasPage(file, locale) ? [createFinding('meta-duplicate', { file, path: ['meta', field, locale] }, { field, other })] : [];
      }),
    ),
  );
}

export const metaCheck = siteCheck({
  codes: ['meta-duplicate'],
  reads: ['metas', 'allEntries', 'model'],
  check: ({ metas, allEntries, model: { locales } }) =>
    checkMeta(metas, locales.list, (file, locale) => allEntries.paths().get(file)?.has(locale) === true),
});
