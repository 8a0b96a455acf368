// Drafts are entries, sections and items with `draft: true`. A build leaves them out, so they may be incomplete; a
// build with drafts includes and checks them.
import { isInGroup } from '../diagnostics/catalogue/index.ts';
import type { Finding } from '../diagnostics/diagnostic.ts';
import type { ContentModel } from '../model/collection.ts';
import { mapParts } from '../model/data/map-parts.ts';
import { isInDraft } from '../model/data/walk.ts';
import { collectionOf, idOf } from '../model/entry-file.ts';
import type { Locales } from '../model/languages/locale.ts';
import { isText } from '../model/languages/text.ts';
import { isDraft } from '../model/time/dated.ts';
import { markedDraft } from './mark.ts';
import { namedBy } from './prose/prose-use.ts';
import type { Signatures } from './signature.ts';

/**
 * Returns the files of entries that are drafts, and of the prose that these entries name. The not-found page never
 * counts as a draft, because hosts need it.
 */
export function draftsIn(signatures: Signatures, { notFound, locales }: Pick<ContentModel, 'notFound' | 'locales'>): ReadonlySet<string> {
  const drafts = [...signatures].filter(
    ([file, signature]) => signature?.isDraft === true && `${collectionOf(file)}/${idOf(file)}` !== notFound,
  );
  return new Set(drafts.flatMap(([file, signature]) => [file, ...namedBy(file, signature, locales).map(({ name }) => name)]));
}

/** Returns whether `value` contains a list item that is a draft. */
export function hasDraftItems(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some((item) => isDraft(item) || hasDraftItems(item));
  return Object.values(value).some(hasDraftItems);
}

/** Returns `value` without the list items that are drafts, or `value` itself if there are none. */
export function withoutDrafts(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return mapParts(Array.isArray(value) && value.some(isDraft) ? value.filter((item) => !isDraft(item)) : value, withoutDrafts);
}

/** Returns `value` with a mark in the first text of each list item that is a draft. */
export function withMarkedDrafts(value: unknown, locales: Locales): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const inner = (item: unknown): unknown => withMarkedDrafts(item, locales);
  if (!Array.isArray(value)) return mapParts(value, inner);
  return mapParts(value, (item) => (isDraft(item) ? markFirstText(inner(item), locales).value : inner(item)));
}

interface MarkResult {
  readonly value: unknown;
  readonly isDone: boolean;
}

function markFirstText(value: unknown, locales: Locales): MarkResult {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { value, isDone: false };
  if (isText(value, locales)) {
    const words = Object.entries(value).map(([locale, text]) => [
      locale,
      typeof text === 'string' ? markedDraft(text, locales.of(locale)) : text,
    ]);
    return { value: Object.fromEntries(words), isDone: true };
  }
  for (const [key, part] of Object.entries(value)) {
    const marked = markFirstText(part, locales);
    if (marked.isDone) return { value: { ...value, [key]: marked.value }, isDone: true };
  }
  return { value, isDone: false };
}

interface DraftFindings {
  readonly data: ReadonlyMap<string, unknown>;
  readonly drafts: ReadonlySet<string>;
  /** Whether drafts are built. */
  readonly isBuilt: boolean;
}

/**
 * Removes findings in drafts that do not matter: links to other drafts, unrecorded URLs and, unless drafts are built, missing texts. If
 * drafts are built, two kinds of findings become warnings: links from finished content to drafts, and required pages that are drafts.
 */
export const withoutDraftFindings = (findings: readonly Finding[], { data, drafts, isBuilt }: DraftFindings): readonly Finding[] =>
  findings.flatMap((finding) => {
    const { code, file, path = [] } = finding;
    const isLeftOut = isInGroup('publishing', code) || (isInGroup('placeholder', code) && !isBuilt);
    if (isLeftOut && (drafts.has(file) || isInDraft(data.get(file), path))) return [];
    return [isInGroup('draft', code) && isBuilt ? { ...finding, severity: 'warning' as const } : finding];
  });
