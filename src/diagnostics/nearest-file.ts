import { suggest } from './suggest.ts';

/**
 * Returns the address that a dead link most likely means; undefined if none is similar: the page of a Markdown file, to which other
 * generators also link, or the file of `public/` with the most similar path.
 */
export function nearestFile(
  address: string,
  { isPage, publicFiles }: { readonly isPage: (path: string) => boolean; readonly publicFiles: Iterable<string> },
): string | undefined {
  const page = address.replace(/(?:\/(?:index|README))?\.mdx?$/i, '');
  if (page !== address && isPage(page)) return page;
  return suggest(
    address,
    Array.from(publicFiles, (path) => `/${path}`),
  );
}
