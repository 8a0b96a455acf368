// The kinds of changes that a team may want to block: with `--fail-on`, `diff` fails if one of them occurs.
import type { ChangeDetail, SiteDiff } from './site-diff.ts';

export const failureKinds = ['price', 'url', 'seo', 'weight', 'translation'] as const;

export type FailureKind = (typeof failureKinds)[number];

/** A page or file fails if it grows by at least this number of bytes after compression, and by this share of its old compressed size. */
const growth = { bytes: 1024, share: 0.05 };

/** The names of values in the head that search engines read. */
const searched = /^(?:title|description|canonical|robots|alternate|JSON-LD|og:title|og:description)/;

const isSearched = ({ kind, subject, state }: ChangeDetail): boolean => kind === 'head' && (searched.test(subject) || state === 'removed');

const tests: Readonly<Record<FailureKind, (diff: SiteDiff) => boolean>> = {
  price: ({ facts }) => facts.some(({ kind, from }) => kind === 'price' && from === undefined),
  url: ({ addresses }) => addresses.some(({ state }) => state === 'gone' || state === 'broken'),
  seo: ({ pages, shared }) =>
    pages.some(({ state, changes }) => state === 'removed' || (state !== 'added' && changes.some(isSearched))) ||
    shared.some(({ change }) => isSearched(change)),
  weight: ({ pages, files }) =>
    [...pages, ...files].some(({ weight: { before, after } }) => {
      const grown = (after?.brotli ?? 0) - (before?.brotli ?? 0);
      return before !== undefined && grown >= growth.bytes && grown >= before.brotli * growth.share;
    }),
  translation: ({ translations, facts }) =>
    translations.some(({ state }) => state !== 'approved') || facts.some(({ unchangedIn }) => unchangedIn.length > 0),
};

/** Returns those `kinds` of failures that occur in this comparison. */
export const failuresOf = (diff: SiteDiff, kinds: readonly FailureKind[]): readonly FailureKind[] =>
  kinds.filter((kind) => tests[kind](diff));
