// Why an address cannot be led on: it is a page, it is led on already, or the way would go round or take two steps.
import { redirects } from '../../model/references/redirects.ts';
import type { Answers } from '../kinds.ts';
import type { ProjectIndex } from '../project-index.ts';

const isAddress = (value: string): boolean => redirects.safeParse({ redirects: [{ from: value, to: value }] }).success;

/** Addresses that are never gone: files of the build, and what hosts show for unknown addresses. */
const reserved = /^\/assets(?:\/|$)|\/(?:404|index)$/;

/** Why `from` cannot lead on; undefined where it can. */
export function validateFrom(from: string, { urls, redirects: moved }: ProjectIndex): string | undefined {
  if (!isAddress(from)) return 'Write a path as visitors see it, without the domain: /old or /en/old.';
  if (reserved.test(from)) return `The address ${from} is reserved.`;
  const page = urls.get(from);
  if (page !== undefined) return `${from} is the address of ${page}: only an address that is gone can lead on.`;
  return moved.has(from) ? `${from} leads to ${moved.get(from)} already: change that line of redirects.yaml.` : undefined;
}

/** Why visitors cannot be led to `to`; undefined where they can. That it is a page is known. */
export function validateTo(to: string, { from }: Answers, { redirects: moved }: ProjectIndex): string | undefined {
  const before = [...moved].find(([, target]) => target === from)?.[0];
  if (before !== undefined) return `${before} leads to ${from}, so visitors would be sent on twice: let ${before} lead to ${to} first.`;
  return undefined;
}
