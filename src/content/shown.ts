// What of the content is shown besides what is finished: in `watch` what is not written yet, and drafts where they are asked for.
import type { Root } from 'hast';
import type { Finding } from '../diagnostics/diagnostic.ts';
import { type MemoCache, noMemo } from '../memo.ts';
import type { ContentModel } from '../model/collection.ts';
import { namedBy } from './checks/texts/check-prose.ts';
import { withMarkedDrafts, withoutDrafts } from './drafts.ts';
import { withFallbackMessages, withFallbackProse } from './fallback.ts';
import { withMissingProse, withPlaceholders } from './placeholders.ts';
import type { Sources } from './read-sources.ts';

export interface ShownOptions {
  readonly model: Pick<ContentModel, 'locales'>;
  /** Shows what is not written yet as marked placeholders. */
  readonly placeholders?: boolean;
  /** Builds drafts too. */
  readonly drafts?: boolean;
  readonly memo?: MemoCache;
}

export const noDrafts: ReadonlySet<string> = new Set();

interface ShownSources {
  readonly data: ReadonlyMap<string, unknown>;
  readonly prose: ReadonlyMap<string, Root>;
  /** What was missing and is not found by validation any more. */
  readonly findings: readonly Finding[];
}

/** The sources as pages show them: with what fallbacks lend to partly translated languages, and with placeholders where asked for. */
export function showUnwritten(
  { schemas, parsed, prose, signatures }: Sources,
  { model, placeholders, memo = noMemo }: ShownOptions,
): ShownSources {
  const { locales } = model;
  const isPartial = locales.list.some((locale) => locales.of(locale).partial);
  if (placeholders !== true && !isPartial) return { data: parsed.data, prose: prose.roots, findings: [] };
  const named = [...signatures].flatMap(([file, signature]) => namedBy(file, signature, locales).map(({ name }) => name));
  const data = withFallbackMessages(parsed.data, { locales, memo });
  const roots = withFallbackProse(prose.roots, named, locales);
  if (placeholders !== true) return { data, prose: roots, findings: [] };
  return { ...withPlaceholders(data, { schemas, locales, memo }), prose: withMissingProse(roots, named, { locales, memo }) };
}

/** The values without drafts; where they are asked for, with them, marked where placeholders are. */
export function withDrafts(
  values: ReadonlyMap<string, unknown>,
  { model, drafts, placeholders, memo = noMemo }: ShownOptions,
): ReadonlyMap<string, unknown> {
  const { locales } = model;
  const keys = [...values.keys()];
  const show = (value: unknown): unknown => {
    if (drafts !== true) return withoutDrafts(value);
    return placeholders === true ? withMarkedDrafts(value, locales) : value;
  };
  const shown = memo.each({ stage: 'values shown', keys, inputs: [...values.values()], from: [drafts, placeholders, locales] }, show);
  return new Map(keys.map((file, index) => [file, shown[index]]));
}
