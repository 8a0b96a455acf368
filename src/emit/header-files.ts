// The headers of the site in the words of those who send them: `_headers` for static hosts and for `preview`, and
// files for nginx, whose names begin with a dot so that nobody serves them.
import { type HeaderRule, type Headers, headersAt, revalidate } from './headers.ts';

/** Netlify and Cloudflare Pages read it at the top of the site and do not serve it. */
export const headersFile = '_headers';

/** `rules` as files of the output. */
export const headerFiles = (rules: readonly HeaderRule[]): { readonly path: string; readonly bytes: string }[] => [
  { path: headersFile, bytes: forStaticHosts(rules) },
  { path: '.nginx/headers.conf', bytes: forNginx(headersAt(rules, '/')) },
  { path: '.nginx/asset-headers.conf', bytes: forNginx(headersAt(rules, '/assets/')) },
];

/** https://docs.netlify.com/manage/routing/headers/, https://developers.cloudflare.com/pages/configuration/headers/ */
const forStaticHosts = (rules: readonly HeaderRule[]): string =>
  rules.map(({ path, headers }) => [path, ...lines(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')).join('\n');

/** The rules that `text` holds, the inverse of what is written for static hosts; lines of no known shape are passed over. */
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
 * Without `always` nginx leaves a header out of answers such as 404. What may be kept is only what is there, so a
 * long time to be kept goes without it. Values hold no quotation mark, backslash or dollar sign.
 */
function forNginx(headers: Headers): string {
  const { 'Cache-Control': kept, ...secure } = headers;
  const caching = kept === undefined ? `"${revalidate}" always` : `"${kept}"`;
  return [
    ...lines(secure).map(([name, value]) => `add_header ${name} "${value}" always;`),
    `add_header Cache-Control ${caching};`,
    '',
  ].join('\n');
}

const lines = (headers: Headers): [string, string][] => Object.entries(headers);
