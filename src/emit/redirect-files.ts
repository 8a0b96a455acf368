// Redirects in the words of those who answer with them: `_redirects` for static hosts and for `preview`, and a map
// for nginx. Hosts that know neither serve the pages of render/redirect-page.tsx.
import type { Redirect } from '../model/references/redirects.ts';

/** Netlify and Cloudflare Pages read it at the top of the site and do not serve it. */
export const redirectsFile = '_redirects';

/** `redirects` as files of the output. nginx is given a map even where it is empty, as its configuration names the file. */
export function redirectFiles(redirects: readonly Redirect[]): { readonly path: string; readonly bytes: string }[] {
  const sorted = [...redirects].sort((a, b) => (a.from < b.from ? -1 : 1));
  const forHosts = sorted.length === 0 ? [] : [{ path: redirectsFile, bytes: forStaticHosts(sorted) }];
  return [...forHosts, { path: '.nginx/redirects.conf', bytes: forNginx(sorted) }];
}

/**
 * Each one twice. At the address stands a page, too, which Netlify would serve instead unless it is told by a mark
 * not to (https://docs.netlify.com/manage/routing/redirects/redirect-options/, “shadowing”). Cloudflare Pages follows
 * redirects whether there is a page or not, but passes over a line with the mark, whose status it does not know
 * (https://developers.cloudflare.com/pages/configuration/redirects/; parseRedirects.ts in cloudflare/workers-sdk). Its
 * limit of 2000 lines counts both. Each of the two takes the first line that it can use, and hands on the query.
 */
const forStaticHosts = (redirects: readonly Redirect[]): string =>
  ['# Each twice: Netlify follows the line with the mark, Cloudflare Pages the one without.', ...redirects.flatMap(bothLines), ''].join(
    '\n',
  );

const bothLines = ({ from, to }: Redirect): string[] => [`${from} ${to} 301!`, `${from} ${to} 301`];

/** Where `text` leads from each address, the inverse of what is written for static hosts. */
export function readRedirects(text: string): ReadonlyMap<string, string> {
  const lines = text.split('\n').map((line) => line.split(/\s+/));
  return new Map(lines.flatMap(([from = '', to]) => (from.startsWith('/') && to !== undefined ? [[from, to] as const] : [])));
}

/** Longer ones do not fit into the buckets that nginx makes where it is not told otherwise: 64 bytes. */
const longest = 40;

/**
 * A map from the path that is asked for, with a slash at its end or without; nginx does not tell capital letters from
 * small ones here. Addresses hold no quotation mark, backslash or dollar sign.
 */
const forNginx = (redirects: readonly Redirect[]): string =>
  ['map $uri $archipel_redirect {', '    default "";', ...redirects.flatMap(entries), '}', ''].join('\n');

function entries({ from, to }: Redirect): string[] {
  const keys = from.length > longest ? [`~*^${from.replaceAll('.', '\\.')}/?$`] : [from, `${from}/`];
  return keys.map((key) => `    "${key}" "${to}";`);
}
