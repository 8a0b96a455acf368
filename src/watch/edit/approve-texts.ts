// Confirms translations that are still correct although their source text was edited.
import { indexContent } from '../../content/content-index.ts';
import type { ContentTree } from '../../content/tree.ts';
import type { Locale } from '../../model/languages/locale.ts';
import { translationLock, translationLockSource } from '../../model/locks.ts';
import type { EditedFile } from '../../model/output/edit.ts';
import type { Site } from '../../model/site-content.ts';
import { createQueryCache } from '../../store/query-cache.ts';
import { approve, lockIn, lockText } from '../../translations/lock.ts';
import { allPairs, type Pair } from '../../translations/pair.ts';
import type { WrittenField } from './written-fields.ts';

interface Approval {
  /** The content with the edits. */
  readonly tree: ContentTree;
  readonly site: Pick<Site, 'model' | 'locales'>;
  readonly read: (file: string) => string | undefined;
}

/**
 * Resolves to the change of the lock file that approves the texts of `fields` in the languages `approved`, or to undefined if the file does
 * not exist or does not change.
 */
export async function approvedTexts(
  fields: readonly WrittenField[],
  approved: readonly Locale[],
  { tree, site, read }: Approval,
): Promise<EditedFile | undefined> {
  const before = read(translationLockSource);
  if (approved.length === 0 || before === undefined) return undefined;
  const { model, locales } = site;
  const { data } = await indexContent(tree, { model, queries: createQueryCache() });
  const all = allPairs(data, tree.texts, locales);
  const own = fields.filter(({ locale }) => locale !== undefined && approved.includes(locale));
  const pairs = new Set(all.filter((pair) => own.some((field) => isPairOf(pair, field))));
  const lock = lockIn(translationLock.safeParse(data.get(translationLockSource)).data);
  const after = lockText(approve(lock, all, pairs));
  return after === before ? undefined : { file: translationLockSource, before, after };
}

/** True if a field is the translation of a pair; Markdown is approved file by file. */
const isPairOf = ({ locale, file, place }: Pair, field: WrittenField): boolean =>
  locale === field.locale &&
  file === field.of.file &&
  (field.path === undefined || JSON.stringify(place.path) === JSON.stringify(field.of.path));
