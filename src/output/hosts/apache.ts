// .htaccess (https://httpd.apache.org/docs/2.4/): needs AllowOverride All, mod_headers and mod_rewrite.
import { escapePattern } from '../../model/escape-pattern.ts';
import { revalidate } from '../headers.ts';
import { compressedFiles, escapeQuotes, type HostInput, headersOfAll, redirectAddress, type TextFile, typedFiles } from './host-rules.ts';

/** A pattern for paths that are not served: files for hosts, hidden files (except `.well-known`), and the names of compressed files. */
const internal = `(^|/)(_(headers|redirects)$|vercel\\.json$)|^\\.(?!well-known/)|/\\.|${compressedFiles}`;

export const forApache = (input: HostInput): readonly TextFile[] => [{ path: '.htaccess', bytes: htaccess(input) }];

/** The content encoding for each extension of a compressed file. */
const encodings: readonly (readonly [ending: string, encoding: string])[] = [
  ['br', 'br'],
  ['gz', 'gzip'],
];

const types = { html: 'text/html', css: 'text/css', js: 'text/javascript', svg: 'image/svg+xml', xml: 'text/xml', txt: 'text/plain' };

/** Returns directives that send compressed files with their encoding, and with the type of the plain file. */
const compressedTypes = (): readonly string[] =>
  encodings.flatMap(([ending, encoding]) => [
    `<FilesMatch "\\.${ending}$">\n  Header set Content-Encoding ${encoding}\n</FilesMatch>`,
    ...Object.entries(types).map(
      ([name, type]) => `<FilesMatch "\\.${name}\\.${ending}$">\n  ForceType "${type}; charset=utf-8"\n  SetEnv no-gzip 1\n</FilesMatch>`,
    ),
    `<FilesMatch "\\.json\\.${ending}$">\n  ForceType application/json\n  SetEnv no-gzip 1\n</FilesMatch>`,
    `<FilesMatch "\\.webmanifest\\.${ending}$">\n  ForceType application/manifest+json\n  SetEnv no-gzip 1\n</FilesMatch>`,
  ]);

function htaccess({ rules, redirects, notFoundIn, basePath }: HostInput): string {
  const { secure, assets } = headersOfAll(rules);
  const first = 'RewriteCond %{ENV:REDIRECT_STATUS} ^$';
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
    ...Object.entries(secure).map(([name, value]) => `Header always set ${name} "${escapeQuotes(value)}"`),
    `Header always set Cache-Control "${revalidate}"`,
    `<If "%{REQUEST_URI} =~ m#^${basePath}/assets/# && -f %{REQUEST_FILENAME}">\n  Header always unset Cache-Control\n  Header set Cache-Control "${assets}"\n</If>`,
    'RewriteEngine On',
    `RewriteBase ${basePath}/`,
    'RewriteCond %{REQUEST_METHOD} !^(GET|HEAD|OPTIONS)$\nRewriteRule ^ - [R=405,L]',
    `${first}\nRewriteRule ${internal} - [R=404,L]`,
    `${first}\nRewriteRule (^|/)404(\\.html)?$ - [R=404,L]`,
    ...redirects.map(
      (redirect) => `RewriteRule "^${escapePattern(redirect.from.slice(1))}/?$" "${redirectAddress(redirect, basePath)}" [R=301,L,NE]`,
    ),
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
    ...compressedTypes(),
    // `FilesMatch` compares only the name of a file, without its folders.
    ...new Set(
      typedFiles(rules).map(
        ([path, type]) =>
          `<FilesMatch "^${escapePattern(path.slice(path.lastIndexOf('/') + 1))}(\\.(br|gz))?$">\n  ForceType ${type}\n</FilesMatch>`,
      ),
    ),
    '<FilesMatch "\\.(html|css|js|svg|xml|txt|json|webmanifest)(\\.(br|gz))?$">\n  Header merge Vary Accept-Encoding\n</FilesMatch>',
    '',
  ].join('\n');
}
