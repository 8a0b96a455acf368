// Writes redirects for hosts: `_redirects` for static hosts and for `preview`, and a map for nginx. Hosts that support
// neither serve the pages of render/redirect-page.tsx.
import type { Redirect } from '../model/references/redirects.ts';

/** Netlify and Cloudflare Pages read this file from the root of the site and do not serve it. */
export const redirectsFile = '_redirects';

/**
 * `redirects` as output files. On Netlify, `notFoundIn` are folders that have a not-found page of their own. The nginx map is written even if it is empty, as the nginx
 * configuration includes it by name.
 */
export function redirectFiles(
  redirects: readonly Redirect[],
  notFoundIn: readonly string[] = [],
): { readonly path: string; readonly bytes: string }[] {
  const sorted = [...redirects].sort((a, b) => (a.from < b.from ? -1 : 1));
  const missing = notFoundIn.map((folder) => `/${folder}/* /${folder}/404.html 404`);
  const forHosts = sorted.length + missing.length === 0 ? [] : [{ path: redirectsFile, bytes: forStaticHosts(sorted, missing) }];
  return [...forHosts, { path: '.nginx/redirects.conf', bytes: forNginx(sorted) }];
}

/**
 * Writes each redirect twice. A page exists at the same URL, and Netlify serves the page unless the status ends in `!`
 * (https://docs.netlify.com/manage/routing/redirects/redirect-options/, “shadowing”). Cloudflare Pages redirects
 * whether there is a page or not, but ignores a line with `!`, whose status it does not know
 * (https://developers.cloudflare.com/pages/configuration/redirects/; parseRedirects.ts in cloudflare/workers-sdk). Its
 * limit of 2000 lines counts both. Each host uses the first line that it understands, and keeps the query.
 */
const forStaticHosts = (redirects: readonly Redirect[], missing: readonly string[]): string =>
  [
    '# Each twice: Netlify follows the line with the mark, Cloudflare Pages the one without.',
    ...redirects.flatMap(bothLines),
    ...missing,
    '',
  ].join('\n');

const bothLines = ({ from, to }: Redirect): string[] => [`${from} ${to} 301!`, `${from} ${to} 301`];

/** The target of each redirected URL in `text`, which is in the form that `forStaticHosts` writes. */
export function readRedirects(text: string): ReadonlyMap<string, string> {
  const lines = text.split('\n').map((line) => line.split(/\s+/));
  return new Map(
    lines.flatMap(([from = '', to, status]) => (from.startsWith('/') && to !== undefined && status !== '404' ? [[from, to] as const] : [])),
  );
}

/** Longer keys do not fit into the default hash buckets of nginx: 64 bytes. */
const longest = 40;

/**
 * A map from the requested path, with or without a slash at its end; nginx ignores case here. URLs contain no quotation
 * mark, backslash or dollar sign.
 */
const forNginx = (redirects: readonly Redirect[]): string =>
  ['map $uri $archipel_redirect {', '    default "";', ...redirects.flatMap(entries), '}', ''].join('\n');

function entries({ from, to }: Redirect): string[] {
  const keys = from.length > longest ? [`~*^${from.replaceAll('.', '\\.')}/?$`] : [from, `${from}/`];
  return keys.map((key) => `    "${key}" "${to}";`);
}
