// Explains why a URL cannot be the source of a redirect: it is a page, it already redirects, or the redirect would form
// a loop or take two steps.
import { asRedirect } from '../../../model/references/redirects.ts';
import type { NewRequest } from './rule.ts';

/** Paths that cannot redirect: files of the build, and pages that hosts show for unknown URLs. */
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

/** Returns why visitors cannot be redirected to `to`, or undefined if they can. `to` is known to be a page. */
export function validateTo(to: string, { answers: { from = '' }, known: { redirects: moved }, messages }: NewRequest): string | undefined {
  const before = [...moved].find(([, target]) => target === from)?.[0];
  return before && messages.newEntry.refused.twice(before, from, to);
}
