import { diskFileOf, writtenPlace } from '../../content/tree.ts';
import { locatorIn } from '../../content/yaml/position.ts';
import type { Range } from '../../model/data/place.ts';
import type { TranslationIssue } from '../../translations/issue.ts';
import { shownProse } from '../../translations/shown-prose.ts';
import type { TranslationRow } from './answer.ts';
import type { TranslationInput } from './translation-input.ts';

/** Returns the rows of issues, sorted by page, file and position. */
export function rowsOf(
  remarks: readonly TranslationIssue[],
  { locales, tree, data, addresses, fromHere }: TranslationInput,
): TranslationRow[] {
  const locate = locatorIn(tree.texts);
  const placeOf = ({ file, path, at = 'value', range }: TranslationIssue['place']): Pick<Range, 'line' | 'column'> & { file: string } => {
    const origin = writtenPlace(tree, { file, ...(path && { path }), at });
    if (origin !== undefined) return origin;
    const { line, column } = range ?? (path === undefined ? { line: 1, column: 1 } : locate({ file, path, at }));
    return { file, line, column };
  };
  const owners = new Map<string, string>(
    [...data].flatMap(([file, value]) =>
      shownProse(file, value).flatMap((name) => locales.list.map((locale) => [`${name}.${locale}.mdx`, file] as const)),
    ),
  );
  const rows = remarks.map(({ kind, locale, place, key, ...texts }): TranslationRow => {
    const page = owners.get(place.file) ?? place.file;
    const { file, line, column } = placeOf(place);
    const field = place.path === undefined ? diskFileOf(tree, key) : key.slice(key.indexOf(':') + 1);
    const named = { kind, page: diskFileOf(tree, page), file: fromHere(file), field, key };
    return { ...named, ...texts, language: locale, routes: addresses.get(page) ?? [], range: { line, column } };
  });
  const order = ({ page, file }: TranslationRow): string => `${page} ${file}`;
  const byPosition = ({ range: a }: TranslationRow, { range: b }: TranslationRow): number => a.line - b.line || a.column - b.column;
  return rows.sort((a, b) => (order(a) === order(b) ? byPosition(a, b) : order(a) < order(b) ? -1 : 1));
}
