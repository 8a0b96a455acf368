// Drafts: entries, sections and items that a build leaves out until somebody takes `draft: true` off them. What is left
// out may have gaps; who asks for drafts gets them with everything that is checked.
import { isInDraft } from '../data/walk.ts';
import { isIn } from '../diagnostics/catalogue/groups.ts';
import type { Finding } from '../diagnostics/diagnostic.ts';
import { type ContentModel, collectionOf, idOf } from '../model/collection.ts';
import type { Locales } from '../model/languages/locale.ts';
import { isText } from '../model/languages/text.ts';
import { isDraft } from '../model/time/dated.ts';
import { namedBy } from './checks/texts/check-prose.ts';
import { markedDraft } from './mark.ts';
import type { Signatures } from './signature.ts';

/** The files of entries that are drafts, their longer texts included. Hosts need the not-found page: it is none. */
export function draftsIn(signatures: Signatures, { notFound, locales }: Pick<ContentModel, 'notFound' | 'locales'>): ReadonlySet<string> {
  const drafts = [...signatures].filter(
    ([file, signature]) => signature?.isDraft === true && `${collectionOf(file)}/${idOf(file)}` !== notFound,
  );
  return new Set(drafts.flatMap(([file, signature]) => [file, ...namedBy(file, signature, locales).map(({ name }) => name)]));
}

/** `value` without the items of lists that are drafts; `value` itself where there are none. */
export function withoutDrafts(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const kept = value.filter((item) => !isDraft(item)).map(withoutDrafts);
    return kept.length === value.length && kept.every((item, index) => item === value[index]) ? value : kept;
  }
  return withParts(value, withoutDrafts);
}

/** `value` with a mark in the first text of each item that is a draft. */
export function withMarkedDrafts(value: unknown, locales: Locales): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const inner = (item: unknown): unknown => withMarkedDrafts(item, locales);
  if (Array.isArray(value)) return value.map((item) => (isDraft(item) ? markFirstText(inner(item), locales).value : inner(item)));
  return withParts(value, inner);
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

/** A copy with other parts; the object itself where they are the same. */
function withParts(value: object, change: (part: unknown) => unknown): object {
  const parts = Object.entries(value).map(([key, part]) => [key, change(part), part] as const);
  return parts.every(([, after, before]) => after === before) ? value : Object.fromEntries(parts.map(([key, after]) => [key, after]));
}

interface DraftFindings {
  readonly data: ReadonlyMap<string, unknown>;
  readonly drafts: ReadonlySet<string>;
  /** Whether drafts are built. */
  readonly isBuilt: boolean;
}

/**
 * Findings as far as they concern what is built: gaps in drafts count when drafts are built, their addresses are not to
 * be recorded yet, and links to them are no mistake while they are there.
 */
export const withoutDraftFindings = (findings: readonly Finding[], { data, drafts, isBuilt }: DraftFindings): readonly Finding[] =>
  findings.flatMap((finding) => {
    const { code, file, path = [] } = finding;
    const inDraft = drafts.has(file) || isInDraft(data.get(file), path);
    if ((code === 'url-unrecorded' || code === 'link-draft') && inDraft) return [];
    if ((code === 'link-draft' || code === 'page-draft') && isBuilt) return [{ ...finding, severity: 'warning' as const }];
    return isIn('placeholder', code) && inDraft && !isBuilt ? [] : [finding];
  });
