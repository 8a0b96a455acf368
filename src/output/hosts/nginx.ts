// The files that the configuration of nginx includes by name (docs/servers.md). The name of their folder begins with a dot,
// so that no server serves them.
import type { Redirect } from '../../model/references/redirects.ts';
import { type HeaderRecord, headersAt, revalidate } from '../headers.ts';
import { escapeQuotes, type HostInput, type TextFile } from './host-rules.ts';

/** Writes every file, even an empty one: nginx does not start if an included file is missing. */
export const forNginx = ({ rules, redirects }: Pick<HostInput, 'rules' | 'redirects'>): readonly TextFile[] => [
  { path: '.nginx/headers.conf', bytes: headerLines(headersAt(rules, '/')) },
  { path: '.nginx/asset-headers.conf', bytes: headerLines(headersAt(rules, '/assets/')) },
  { path: '.nginx/redirects.conf', bytes: redirectMap(redirects) },
];

/**
 * Writes directives for headers. Without `always`, nginx leaves a header out of responses such as 404. Only existing
 * files may be cached for long, so the header with a long cache time has no `always`. Only quotation marks are escaped,
 * because values contain no backslash or dollar sign.
 */
function headerLines(headers: HeaderRecord): string {
  const { 'Cache-Control': kept, ...secure } = headers;
  const caching = kept === undefined ? `"${revalidate}" always` : `"${kept}"`;
  return [
    ...Object.entries(secure).map(([name, value]) => `add_header ${name} "${escapeQuotes(value)}" always;`),
    `add_header Cache-Control ${caching};`,
    '',
  ].join('\n');
}

/**
 * Maximum number of bytes of a key. A longer key does not fit into nginx's default hash buckets of 64 bytes, and is written as a pattern.
 */
const maxKeyBytes = 40;

/**
 * Writes an nginx map whose keys are requested paths, decoded, with or without a trailing slash; nginx ignores the case
 * of ASCII here. URLs contain no quotation mark, backslash or dollar sign.
 */
const redirectMap = (redirects: readonly Redirect[]): string =>
  ['map $uri $archipel_redirect {', '    default "";', ...redirects.flatMap(entries), '}', ''].join('\n');

function entries({ from, to }: Redirect): string[] {
  const keys = new TextEncoder().encode(from).length > maxKeyBytes ? [`~*^${from.replaceAll('.', '\\.')}/?$`] : [from, `${from}/`];
  return keys.map((key) => `    "${key}" "${to}";`);
}
