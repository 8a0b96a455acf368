// Writes the headers of the site for hosts: `_headers` for static hosts and for `preview`, and files for nginx, whose
// names begin with a dot so that no server serves them.
import { type HeaderRule, type Headers, headersAt, revalidate } from './headers.ts';

/** Netlify and Cloudflare Pages read this file from the root of the site and do not serve it. */
export const headersFile = '_headers';

/** `rules` as output files. */
export const headerFiles = (rules: readonly HeaderRule[]): { readonly path: string; readonly bytes: string }[] => [
  { path: headersFile, bytes: forStaticHosts(rules) },
  { path: '.nginx/headers.conf', bytes: forNginx(headersAt(rules, '/')) },
  { path: '.nginx/asset-headers.conf', bytes: forNginx(headersAt(rules, '/assets/')) },
];

/** https://docs.netlify.com/manage/routing/headers/, https://developers.cloudflare.com/pages/configuration/headers/ */
const forStaticHosts = (rules: readonly HeaderRule[]): string =>
  rules.map(({ path, headers }) => [path, ...lines(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')).join('\n');

/** Parses what `forStaticHosts` writes into rules; lines in any other form are skipped. */
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
 * Without `always` nginx leaves a header out of responses such as 404. Only existing files may be cached for long, so
 * the header with a long cache time has no `always`. Values contain no backslash or dollar sign.
 */
function forNginx(headers: Headers): string {
  const { 'Cache-Control': kept, ...secure } = headers;
  const caching = kept === undefined ? `"${revalidate}" always` : `"${kept}"`;
  return [
    ...lines(secure).map(([name, value]) => `add_header ${name} "${escapeQuotes(value)}" always;`),
    `add_header Cache-Control ${caching};`,
    '',
  ].join('\n');
}

/** A value between quotation marks, as nginx, Apache and Caddy read it. */
export const escapeQuotes = (value: string): string => value.replaceAll('"', '\\"');

const lines = (headers: Headers): [string, string][] => Object.entries(headers);
