// Explains why an address cannot redirect: it is a page, it already redirects, or the redirect would form a loop or take two steps.
import { asRedirect } from '../../../model/references/redirects.ts';
import type { NewRequest } from './rule.ts';

/** Addresses that are never gone: files of the build, and what hosts show for unknown addresses. */
const reserved = /^\/assets(?:\/|$)|\/(?:404|index)$/;

/** Returns why the address `written` cannot redirect, or undefined if it can. */
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
