// Why an address cannot be led on: it is a page, it is led on already, or the way would go round or take two steps.
import { asRedirect } from '../../../model/references/redirects.ts';
import type { NewRequest } from './rule.ts';

/** Addresses that are never gone: files of the build, and what hosts show for unknown addresses. */
const reserved = /^\/assets(?:\/|$)|\/(?:404|index)$/;

/** Why the address `written` cannot lead on; undefined if it can. */
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

/** Why visitors cannot be led to `to`; undefined if they can. That it is a page is known. */
export function validateTo(to: string, { answers: { from = '' }, known: { redirects: moved }, messages }: NewRequest): string | undefined {
  const before = [...moved].find(([, target]) => target === from)?.[0];
  return before && messages.newEntry.refused.twice(before, from, to);
}
