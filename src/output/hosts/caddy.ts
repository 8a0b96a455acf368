// The files that the Caddyfile of docs/servers.md imports, for a site block whose root is the output
// (https://caddyserver.com/docs/caddyfile).
import { revalidate } from '../headers.ts';
import { compressedFiles, escapeQuotes, type HostInput, headersOfAll, redirectAddress, type TextFile, typedFiles } from './host-rules.ts';

export const forCaddy = (input: HostInput): readonly TextFile[] => [
  { path: '.caddy/site.caddy', bytes: siteBlock(input) },
  { path: '.caddy/errors.caddy', bytes: errorBlock(input) },
];

function siteBlock(input: HostInput): string {
  const { rules, basePath } = input;
  const { secure, assets } = headersOfAll(rules);
  return [
    'header {',
    ...Object.entries(secure).map(([name, value]) => `\t${name} "${escapeQuotes(value)}"`),
    '}',
    '@asset {',
    `\tpath ${basePath}/assets/*`,
    '\tfile',
    '}',
    `header @asset Cache-Control "${assets}"`,
    '@other {',
    '\tnot {',
    `\t\tpath ${basePath}/assets/*`,
    '\t\tfile',
    '\t}',
    '}',
    `header @other Cache-Control "${revalidate}"`,
    '@manifest path *.webmanifest',
    'header @manifest Content-Type application/manifest+json',
    ...typedFiles(rules).map(([path, type]) => `header ${basePath}${path} Content-Type ${type}`),
    '@write not method GET HEAD OPTIONS',
    'header @write Allow "GET, HEAD, OPTIONS"',
    'respond @write 405',
    ...movedAddresses(input),
    'try_files {path} {path}.html {path}/index.html',
    '@internal {',
    `\tpath_regexp (^|/)(_(headers|redirects)|vercel\\.json|(.*/)?404\\.html)$|/\\.|${compressedFiles}`,
    `\tnot path_regexp ^${basePath}/\\.well-known(/[^./][^/]*)+$`,
    '}',
    'error @internal 404',
    'file_server {',
    '\tprecompressed br gzip',
    '}',
    '',
  ].join('\n');
}

/** Writes a path as one word of a Caddyfile. Paths contain no quotation mark and no backslash. */
const asToken = (path: string): string => (path.includes(' ') ? `"${path}"` : path);

/** Returns directives that redirect moved URLs, and URLs that end in `/index`, `.html` or a slash. The query is preserved. */
const movedAddresses = ({ redirects, notFoundIn, basePath }: HostInput): readonly string[] => [
  'map {query} {archipel_query} {',
  '\t"" ""',
  '\tdefault "?{query}"',
  '}',
  ...redirects.flatMap((redirect) =>
    [redirect.from, `${redirect.from}/`].map(
      (path) => `redir ${asToken(basePath + path)} ${redirectAddress(redirect, basePath)}{archipel_query} 301`,
    ),
  ),
  '@index path_regexp index ^((?:/[\\w-]+)*)/index(?:\\.html)?$',
  'redir @index {re.index.1}/{archipel_query} 301',
  '@ending {',
  '\tpath_regexp ending ^((?:/[\\w-]+)+)\\.html$',
  `\tnot path ${['', ...notFoundIn.map((folder) => `/${folder}`)].map((folder) => `${basePath}${folder}/404.html`).join(' ')}`,
  '}',
  'redir @ending {re.ending.1}{archipel_query} 301',
  '@slash {',
  '\tpath_regexp slash ^((?:/[\\w-]+)+)/$',
  ...(basePath === '' ? [] : [`\tnot path ${basePath}/`]),
  '}',
  'redir @slash {re.slash.1}{archipel_query} 301',
];

const errorBlock = ({ notFoundIn, basePath }: HostInput): string =>
  [
    ...notFoundIn.map((folder) => `rewrite ${basePath}/${folder}/* ${basePath}/${folder}/404.html`),
    ...(notFoundIn.length === 0 ? [] : [`@other not path ${notFoundIn.map((folder) => `${basePath}/${folder}/*`).join(' ')}`]),
    `rewrite ${notFoundIn.length === 0 ? '*' : '@other'} ${basePath}/404.html`,
    'file_server {',
    '\tprecompressed br gzip',
    '}',
    '',
  ].join('\n');
