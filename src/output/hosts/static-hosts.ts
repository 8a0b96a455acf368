// `_headers` and `_redirects`: Netlify and Cloudflare Pages read them from the root of the site and do not serve them;
// `preview` reads them, too. Hosts without redirects serve the HTML pages that render/redirect-page.tsx writes.
import type { Redirect } from '../../model/references/redirects.ts';
import type { HeaderRule } from '../headers.ts';
import { sentForms, type TextFile } from './host-rules.ts';

export const headersPath = '_headers';
export const redirectsPath = '_redirects';

/**
 * Writes the `_headers` file: https://docs.netlify.com/manage/routing/headers/,
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
export const headersFile = (rules: readonly HeaderRule[]): TextFile => ({
  path: headersPath,
  bytes: rules
    .map(({ path, headers }) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'))
    .join('\n'),
});

/** Parses rules from text in the format of `headersFile`; skips lines in any other format. */
export function readHeaderRules(text: string): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (line.startsWith('/')) rules.push({ path: line.trim(), headers: {} });
    else if (name !== undefined && value !== undefined) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
  }
  return rules;
}

/**
 * Returns a list with the `_redirects` file, or an empty list if the file would be empty. `notFoundIn` lists folders with their own
 * not-found page, which Netlify needs.
 *
 * Each redirect is written in two lines. The output has a page at the same URL (see above), and Netlify serves that page unless the status
 * ends in `!` (https://docs.netlify.com/manage/routing/redirects/redirect-options/, “shadowing”). Cloudflare Pages redirects whether or not
 * there is a page, but ignores a line whose status ends in `!` (https://developers.cloudflare.com/pages/configuration/redirects/;
 * parseRedirects.ts in cloudflare/workers-sdk). The limit of Cloudflare Pages, 2000 lines, counts both lines. Each host uses the first line
 * that it understands, and preserves the query. Hosts compare paths as browsers send them, with escapes, so both lines are written for each
 * of the `sentForms`.
 */
export function redirectsFile(redirects: readonly Redirect[], notFoundIn: readonly string[] = []): readonly TextFile[] {
  const lines = [
    ...redirects.flatMap(({ from, to }) => sentForms(from).flatMap((path) => [`${path} ${to} 301!`, `${path} ${to} 301`])),
    ...notFoundIn.map((folder) => `/${folder}/* /${folder}/404.html 404`),
  ];
  const remark = '# Each twice: Netlify follows the line with the mark, Cloudflare Pages the one without.';
  return lines.length === 0 ? [] : [{ path: redirectsPath, bytes: [remark, ...lines, ''].join('\n') }];
}

/** Returns the targets of redirects by decoded path, from text in the format of `redirectsFile`. */
export function readRedirects(text: string): ReadonlyMap<string, string> {
  const lines = text.split('\n').map((line) => line.split(/\s+/));
  return new Map(
    lines.flatMap(([from = '', to, status]) =>
      from.startsWith('/') && to !== undefined && status !== '404' ? [[decodeURI(from), to] as const] : [],
    ),
  );
}
