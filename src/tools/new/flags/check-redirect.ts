// Explains why a redirect cannot be added. Either its source is not a valid path, is reserved, is a page or already redirects. Or another
// redirect leads to its source, so that visitors would be redirected twice.
import { asRedirect } from '../../../model/references/redirects.ts';
import type { NewRequest } from './rule.ts';

/** Paths that cannot redirect: assets, the page for unknown URLs, and the file names of folder indexes. */
const reserved = /^\/assets(?:\/|$)|\/(?:404|index)$/;

/** Returns why the path `written` cannot redirect, or undefined if it can. */
export function validateFrom(written: string, { known: { urls, redirects: moved }, messages }: NewRequest): string | undefined {
  const { refused } = messages.newEntry;
  const from = asRedirect({ from: written, to: '/' })?.from;
  if (from === undefined) return refused.noAddress;
  if (reserved.test(from)) return refused.reserved(from);
  const page = urls.get(from);
  if (page !== undefined) return refused.isPage(from, page);
  const target = moved.get(from);
  return target && refused.leadsAlready(from, target);
}

/** Returns a refusal if another redirect already leads to the source of the new one, whose target is `to`; otherwise undefined. */
export function validateTo(to: string, { answers: { from = '' }, known: { redirects: moved }, messages }: NewRequest): string | undefined {
  const before = [...moved].find(([, target]) => target === from)?.[0];
  return before && messages.newEntry.refused.twice(before, from, to);
}
