// A mistake in code of the site, or in an entry from which the code derives others, makes pages and entries disappear until the mistake is
// corrected. This module removes the findings about these pages and entries, because their hints would do harm: an author who follows them
// adds redirects from pages that will return.
import type { Finding } from '../diagnostics/diagnostic.ts';
import { collectionOf } from '../model/entry-file.ts';
import type { ContentTree } from './tree.ts';
import type { FileByUrl } from './urls/urls.ts';

/** Returns the URL that a finding reports as missing; undefined for any other finding. */
function missedUrl({ code, args }: Finding): string | undefined {
  if (code === 'url-removed') return String(args['url']);
  if (code === 'redirect-target-unknown') return String(args['to']);
  return code === 'link-address' && args['path'] !== undefined ? String(args['path']) : undefined;
}

const parentOf = (url: string): string => url.slice(0, url.lastIndexOf('/'));

/** Returns `findings` without those about entries and pages of the collections in `lacking`. `addresses` returns the pages of the site. */
export function withoutLacking(
  findings: readonly Finding[],
  { lacking = new Set() }: Pick<ContentTree, 'lacking'>,
  addresses: () => FileByUrl | undefined,
): readonly Finding[] {
  if (lacking.size === 0 || findings.length === 0) return findings;
  const pages = [...(addresses() ?? [])];
  const known = [...lacking].map((folder) => pages.flatMap(([url, file]) => (collectionOf(file) === folder ? [url] : [])));
  // If a collection has no page left, its URLs are unknown. Otherwise, a missing URL counts as its own if it resembles the URLs of the
  // remaining pages.
  const isLacking = (missed: string): boolean =>
    known.some((urls) => urls.length === 0 || urls.some((url) => missed.startsWith(`${url}/`) || parentOf(missed) === parentOf(url)));
  return findings.filter((finding) => {
    if (finding.code === 'entry-unknown') return !lacking.has(String(finding.args['folder']));
    const missed = missedUrl(finding);
    return missed === undefined || !isLacking(missed);
  });
}
