// Files by which a host serves the site as `preview` does, for hosts that read neither `_headers` nor `_redirects`.
import type { Host } from '../model/hosts.ts';
import type { Redirect } from '../model/references/redirects.ts';
import { escapeQuotes } from './header-files.ts';
import { type HeaderRule, type Headers, headersAt, revalidate } from './headers.ts';

export interface HostInput {
  readonly rules: readonly HeaderRule[];
  readonly redirects: readonly Redirect[];
  /** Folders that have a not-found page of their own: `en`. */
  readonly notFoundIn: readonly string[];
  /** The path under which the site is served; empty at the root of its host. */
  readonly basePath: string;
}

interface TextFile {
  readonly path: string;
  readonly bytes: string;
}

/** The files of `hosts`; those for nginx are made by header-files.ts and redirect-files.ts. */
export const hostFiles = (hosts: readonly Host[], input: HostInput): readonly TextFile[] => hosts.flatMap((host) => makers[host](input));

const makers: Readonly<Record<Host, (input: HostInput) => readonly TextFile[]>> = {
  apache: (input) => [{ path: '.htaccess', bytes: forApache(input) }],
  caddy: (input) => [
    { path: '.caddy/site.caddy', bytes: forCaddy(input) },
    { path: '.caddy/errors.caddy', bytes: errorsForCaddy(input) },
  ],
  // Without it, GitHub Pages passes the site through Jekyll, which leaves out what begins with an underscore.
  github: () => [{ path: '.nojekyll', bytes: '' }],
  netlify: () => [],
  nginx: () => [],
  vercel: (input) => [{ path: 'vercel.json', bytes: forVercel(input) }],
};

const compressed = '\\.(html|css|m?js|svg|xml|json|webmanifest|txt)\\.(br|gz)$';

/** What no host serves: files for hosts, files that a server finds by itself, and compressed ones by their own name. */
const internal = `(^|/)(_(headers|redirects)$|vercel\\.json$|\\.(?!well-known/))|${compressed}`;

const escapePattern = (path: string): string => path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const targetOf = (to: string, basePath: string): string => (/^\/(?!\/)/.test(to) ? basePath + to : to);

const lines = (headers: Headers): [string, string][] => Object.entries(headers);

/** The headers of every response, and the cache time of files whose name has a hash. */
function parts(rules: readonly HeaderRule[]): { readonly secure: Headers; readonly assets: string } {
  const { 'Cache-Control': _, ...secure } = headersAt(rules, '/');
  return { secure, assets: headersAt(rules, '/assets/')['Cache-Control'] ?? revalidate };
}

/** Files whose type their name does not tell, by their paths. */
const typed = (rules: readonly HeaderRule[]): [string, string][] =>
  rules.flatMap(({ path, headers: { 'Content-Type': type } }): [string, string][] => (type === undefined ? [] : [[path, type]]));

/** https://httpd.apache.org/docs/2.4/: needs AllowOverride All, mod_headers and mod_rewrite. */
function forApache({ rules, redirects, notFoundIn, basePath }: HostInput): string {
  const { secure, assets } = parts(rules);
  const first = 'RewriteCond %{ENV:REDIRECT_STATUS} ^$';
  const encodings: readonly (readonly [string, string])[] = [
    ['br', 'br'],
    ['gz', 'gzip'],
  ];
  const types = { html: 'text/html', css: 'text/css', js: 'text/javascript', svg: 'image/svg+xml', xml: 'text/xml', txt: 'text/plain' };
  return [
    'Options -Indexes -MultiViews',
    'DirectorySlash Off',
    'AddCharset utf-8 .html .css .js .svg .xml .json .txt',
    'AddType application/manifest+json .webmanifest',
    'AddType text/xml .xml',
    `ErrorDocument 404 ${basePath}/404.html`,
    ...notFoundIn.map(
      (folder) => `<If "%{THE_REQUEST} =~ m#^\\w+ ${basePath}/${folder}/#">\n  ErrorDocument 404 ${basePath}/${folder}/404.html\n</If>`,
    ),
    ...lines(secure).map(([name, value]) => `Header always set ${name} "${escapeQuotes(value)}"`),
    `Header always set Cache-Control "${revalidate}"`,
    `<If "%{REQUEST_URI} =~ m#^${basePath}/assets/# && -f %{REQUEST_FILENAME}">\n  Header always unset Cache-Control\n  Header set Cache-Control "${assets}"\n</If>`,
    'RewriteEngine On',
    `RewriteBase ${basePath}/`,
    'RewriteCond %{REQUEST_METHOD} !^(GET|HEAD|OPTIONS)$\nRewriteRule ^ - [R=405,L]',
    `${first}\nRewriteRule ${internal} - [R=404,L]`,
    `${first}\nRewriteRule (^|/)404(\\.html)?$ - [R=404,L]`,
    ...redirects.map(({ from, to }) => `RewriteRule "^${escapePattern(from.slice(1))}/?$" "${targetOf(to, basePath)}" [R=301,L,NE]`),
    `${first}\nRewriteRule ^(?:index(?:\\.html)?|(.+?)/index(?:\\.html)?)$ ${basePath}/$1 [R=301,L]`,
    `${first}\nRewriteRule ^([\\w/-]+)\\.html$ ${basePath}/$1 [R=301,L]`,
    `${first}\nRewriteRule ^([\\w/-]+)/$ ${basePath}/$1 [R=301,L]`,
    'RewriteRule ^$ index.html',
    `RewriteCond %{REQUEST_FILENAME} !-f\nRewriteCond %{DOCUMENT_ROOT}${basePath}/$1.html -f\nRewriteRule ^(.+)$ $1.html`,
    `RewriteCond %{REQUEST_FILENAME} !-f\nRewriteCond %{DOCUMENT_ROOT}${basePath}/$1/index.html -f\nRewriteRule ^(.+)$ $1/index.html`,
    ...encodings.map(
      ([ending, encoding]) =>
        `RewriteCond %{HTTP:Accept-Encoding} ${encoding}\nRewriteCond %{DOCUMENT_ROOT}${basePath}/$1.${ending} -f\nRewriteRule ^(.+)$ $1.${ending} [L]`,
    ),
    ...encodings.flatMap(([ending, encoding]) => [
      `<FilesMatch "\\.${ending}$">\n  Header set Content-Encoding ${encoding}\n</FilesMatch>`,
      ...Object.entries(types).map(
        ([name, type]) => `<FilesMatch "\\.${name}\\.${ending}$">\n  ForceType "${type}; charset=utf-8"\n  SetEnv no-gzip 1\n</FilesMatch>`,
      ),
      `<FilesMatch "\\.json\\.${ending}$">\n  ForceType application/json\n  SetEnv no-gzip 1\n</FilesMatch>`,
      `<FilesMatch "\\.webmanifest\\.${ending}$">\n  ForceType application/manifest+json\n  SetEnv no-gzip 1\n</FilesMatch>`,
    ]),
    ...typed(rules).map(
      ([path, type]) => `<FilesMatch "^${escapePattern(path.slice(1))}(\\.(br|gz))?$">\n  ForceType ${type}\n</FilesMatch>`,
    ),
    '<FilesMatch "\\.(html|css|js|svg|xml|txt|json|webmanifest)(\\.(br|gz))?$">\n  Header merge Vary Accept-Encoding\n</FilesMatch>',
    '',
  ].join('\n');
}

/** https://caddyserver.com/docs/caddyfile: for a site block whose root is the output. */
function forCaddy(input: HostInput): string {
  const { rules, basePath } = input;
  const { secure, assets } = parts(rules);
  return [
    'header {',
    ...lines(secure).map(([name, value]) => `\t${name} "${escapeQuotes(value)}"`),
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
    ...typed(rules).map(([path, type]) => `header ${basePath}${path} Content-Type ${type}`),
    '@write not method GET HEAD OPTIONS',
    'header @write Allow "GET, HEAD, OPTIONS"',
    'respond @write 405',
    ...redirectsForCaddy(input),
    'try_files {path} {path}.html {path}/index.html',
    '@internal {',
    `\tpath_regexp (^|/)(_(headers|redirects)|vercel\\.json|(.*/)?404\\.html)$|/\\.|${compressed}`,
    `\tnot path ${basePath}/.well-known/*`,
    '}',
    'error @internal 404',
    'file_server {',
    '\tprecompressed br gzip',
    '}',
    '',
  ].join('\n');
}

/** Addresses that lead on, those with an ending among them; the query stays. */
const redirectsForCaddy = ({ redirects, notFoundIn, basePath }: HostInput): readonly string[] => [
  'map {query} {archipel_query} {',
  '\t"" ""',
  '\tdefault "?{query}"',
  '}',
  ...redirects.flatMap(({ from, to }) =>
    [from, `${from}/`].map((path) => `redir ${basePath}${path} ${targetOf(to, basePath)}{archipel_query} 301`),
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

const errorsForCaddy = ({ notFoundIn, basePath }: HostInput): string =>
  [
    ...notFoundIn.map((folder) => `rewrite ${basePath}/${folder}/* ${basePath}/${folder}/404.html`),
    ...(notFoundIn.length === 0 ? [] : [`@other not path ${notFoundIn.map((folder) => `${basePath}/${folder}/*`).join(' ')}`]),
    `rewrite ${notFoundIn.length === 0 ? '*' : '@other'} ${basePath}/404.html`,
    'file_server {',
    '\tprecompressed br gzip',
    '}',
    '',
  ].join('\n');

/** https://vercel.com/docs/project-configuration: patterns of paths, of which these characters are a part. */
const forVercel = ({ rules, redirects, basePath }: HostInput): string => {
  const escaped = (path: string): string => path.replaceAll(/[:()*+?{}]/g, '\\$&');
  const configuration = {
    cleanUrls: true,
    trailingSlash: false,
    headers: rules.map(({ path, headers }) => ({
      source: `${basePath}${path.replace(/\*$/, '(.*)')}`,
      headers: lines(headers).map(([key, value]) => ({ key, value })),
    })),
    redirects: redirects.map(({ from, to }) => ({
      source: escaped(basePath + from),
      destination: targetOf(to, basePath),
      statusCode: 301,
    })),
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
};
