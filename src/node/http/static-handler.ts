// Answers requests from a map of built files, so no path can lead outside. Behaves like static hosts: clean URLs, a not-found
// page in the language of the URL, redirects, compression, validators.
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { lookup } from 'mrmime';
import { attempt } from '../../model/attempt.ts';
import { uncompressedName } from '../../model/output/compressed-name.ts';
import { withoutBasePath } from '../../output/base-path.ts';
import { type HeaderRecord, headerRules, headersAt, revalidate } from '../../output/headers.ts';
import { headersFile, headersPath, readHeaderRules, readRedirects, redirectsPath } from '../../output/hosts/static-hosts.ts';
import { hashOf } from '../fs/hash-of.ts';
import { byteRangeOf } from './byte-range.ts';

export interface RequestInfo {
  readonly method: string;
  /** The request target as received. */
  readonly url: string;
  readonly host: string | undefined;
  /** The Origin header: `null` if the page hides its origin. */
  readonly origin?: string | undefined;
  /** Headers in which a browser describes the origin and the purpose of a request (https://www.w3.org/TR/fetch-metadata/). */
  readonly 'sec-fetch-site'?: string | undefined;
  readonly 'sec-fetch-mode'?: string | undefined;
  readonly 'sec-fetch-dest'?: string | undefined;
  readonly acceptEncoding: string;
  readonly ifNoneMatch: string | undefined;
  readonly range?: string | undefined;
  readonly ifRange?: string | undefined;
}

export interface ResponseInfo {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** Files by path: `en/ferry-times.html`. */
export type ServedFiles = ReadonlyMap<string, Uint8Array>;

/** A source of files, which may produce a file when it is requested. */
export type FileSource = Pick<ServedFiles, 'has' | 'get'>;

/** Returns a site of one page, with the headers of a site that calls no services. */
export const singlePage = (page: Uint8Array): ServedFiles =>
  new Map([
    ['index.html', page],
    [headersPath, new TextEncoder().encode(headersFile(headerRules({ connect: [] })).bytes)],
  ]);

/** Returns the base path of a built site, taken from its first header rule, which covers the entire site. */
export const basePathOf = (files: FileSource): string =>
  readHeaderRules(new TextDecoder().decode(files.get(headersPath)))[0]?.path.replace(/\/\*$/, '') ?? '';

/** Returns a function that answers requests from `files`. Bodies that the build has not compressed are compressed once. */
export function createStaticHandler(files: FileSource): (request: RequestInfo) => ResponseInfo {
  const rules = readHeaderRules(new TextDecoder().decode(files.get(headersPath)));
  const redirects = readRedirects(new TextDecoder().decode(files.get(redirectsPath)));
  const basePath = basePathOf(files);
  const plain = plainWith(headersAt(rules, `${basePath}/`));
  const compressed = new Map<string, Uint8Array>();
  const compress = (path: string, bytes: Uint8Array, encoding: Encoding): Uint8Array => {
    const { ending, encode } = encodings[encoding];
    const name = `${path}.${ending}`;
    const made = files.get(name) ?? compressed.get(name) ?? encode(bytes);
    compressed.set(name, made);
    return made;
  };
  return (request) => {
    if (!isTrustedRequest(request)) return plain(403, 'This server answers requests to this machine only.');
    if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, 'Only GET and HEAD.', { Allow: 'GET, HEAD' });
    const requested = pathOf(request.url);
    if (requested === undefined) return plain(400, 'That is not a path.');
    if (basePath !== '' && (requested === '/' || requested === basePath)) return plain(307, '', { Location: `${basePath}/` });
    const path = withoutBasePath(requested, basePath);
    if (path === undefined) return plain(404, `This site is served under ${basePath}/.`);
    const query = /\?[^#]*/.exec(request.url)?.[0] ?? '';
    const target = redirects.get(stripHtmlSuffix(requested));
    if (target !== undefined) return plain(301, '', { Location: `${target}${query}` });
    const moved = cleanPath(path, files);
    if (moved !== undefined) return plain(308, '', { Location: `${basePath}${moved}${query}` });
    const file = fileFor(path, files);
    const found = file ?? notFoundFile(path, files);
    const bytes = found === undefined ? undefined : files.get(found);
    if (found === undefined || bytes === undefined) return plain(404, 'Not found.');
    const status = file === undefined ? 404 : 200;
    return deliver(request, { file: found, bytes, status, headers: headersAt(rules, `${basePath}/${found}`) }, compress);
  };
}

/** Returns whether `host` is a name of this machine. Any other name may be an attempt to reach the server from another site's page. */
const isLoopbackHost = (host: string | undefined): boolean => /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i.test(host ?? '');

type Sender = Partial<Pick<RequestInfo, 'host' | 'origin' | 'sec-fetch-site' | 'sec-fetch-mode' | 'sec-fetch-dest'>>;

/**
 * Returns whether a request is trusted. A request from a page of another site is not trusted. It has a foreign host name that resolves to
 * this machine (DNS rebinding), or a foreign or hidden (`null`) origin, or it is for a subresource or frame of that page.
 */
export const isTrustedRequest = (sender: Sender): boolean =>
  isLoopbackHost(sender.host) && hasOwnOrigin(sender) && (isSameOrigin(sender) || isTopLevelNavigation(sender));

const hasOwnOrigin = ({ host, origin }: Sender): boolean =>
  origin === undefined || origin.toLowerCase() === `http://${host?.toLowerCase()}`;

/**
 * Returns whether a request comes from a page of this server or, like a typed URL, from no page. A request without `Sec-Fetch-Site` counts
 * as one from no page. `same-site` is not enough, because servers on other ports of this machine are same-site.
 */
const isSameOrigin = ({ 'sec-fetch-site': site = 'none' }: Sender): boolean => site === 'same-origin' || site === 'none';

/**
 * Returns whether a request opens a page in a window. That is safe: the headers of the response isolate the page from the window that
 * opened it.
 */
const isTopLevelNavigation = ({ 'sec-fetch-mode': mode, 'sec-fetch-dest': target }: Sender): boolean =>
  mode === 'navigate' && target === 'document';

/** Returns the decoded path of a request target, or undefined if it is invalid. */
function pathOf(url: string): string | undefined {
  if (!url.startsWith('/') || url.startsWith('//')) return undefined;
  const path = attempt(() => decodeURIComponent(url.replace(/[?#].*$/s, '')));
  return path === undefined || /[\0\\]/.test(path) || path.split('/').includes('..') ? undefined : path;
}

/** Removes what hosts remove from the end of a URL: `/index`, `.html` and slashes. */
const stripHtmlSuffix = (path: string): string => path.replace(/(?:\/index)?(?:\.html)?$/, '').replace(/\/+$/, '') || '/';

/** Returns the clean path to redirect to, or undefined if `path` is clean already or no page has the clean path. */
function cleanPath(path: string, files: FileSource): string | undefined {
  const clean = stripHtmlSuffix(path);
  return path !== clean && fileFor(clean, files)?.endsWith('.html') ? encodeURI(clean) : undefined;
}

/**
 * Matches files that must not be served: hidden files, files in hidden folders, `_headers`, `_redirects` and not-found pages. The
 * folder `.well-known` at the root is public (RFC 8615).
 */
const hidden = /^\.(?!well-known\/)|\/\.|^_(?:headers|redirects)$|(?:^|\/)404\.html$/;

/** Returns the file at a path. Never returns a file that `hidden` matches, or a compressed file. */
function fileFor(path: string, files: FileSource): string | undefined {
  const name = path.slice(1);
  const candidates = path === '/' ? ['index.html'] : [name, `${name}.html`, `${name}/index.html`];
  return candidates.find((candidate) => files.has(candidate) && !hidden.test(candidate) && uncompressedName(candidate) === undefined);
}

function notFoundFile(path: string, files: FileSource): string | undefined {
  const folders = path.split('/').filter((name) => name !== '');
  const candidates = folders.map((_, index) => `${folders.slice(0, folders.length - index).join('/')}/404.html`);
  return [...candidates, '404.html'].find((name) => files.has(name));
}

/**
 * Encodings for clients, best first, with the extension of files that a build has compressed. Other files are compressed during
 * the request, where speed matters more than size.
 */
const encodings = {
  br: { ending: 'br', encode: (bytes: Uint8Array) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) },
  gzip: { ending: 'gz', encode: (bytes: Uint8Array) => gzipSync(bytes) },
} as const;

type Encoding = keyof typeof encodings;

const compressible = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)|image\/svg)/;

/** Returns the best encoding that the client accepts; q=0 refuses an encoding. */
const encodingFor = (accept: string): Encoding | undefined =>
  (['br', 'gzip'] as const).find((name) =>
    new RegExp(`(?:^|[\\s,])${name}(?!\\s*;\\s*q=0(?:\\.0*)?(?:\\s*,|\\s*$))(?:[\\s,;]|$)`, 'i').test(accept),
  );

function typeOf(file: string): string {
  const type = lookup(file) ?? (file.endsWith('.ico') ? 'image/x-icon' : 'application/octet-stream');
  return /^text\/|javascript|json|xml/.test(type) && !type.includes('charset') ? `${type}; charset=utf-8` : type;
}

interface StaticFile {
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly status: number;
  /** The headers that the rules of the built site set for the file. */
  readonly headers: HeaderRecord;
}

function deliver(
  request: RequestInfo,
  { file, bytes, status, headers: due }: StaticFile,
  compress: (path: string, bytes: Uint8Array, encoding: Encoding) => Uint8Array,
): ResponseInfo {
  const type = due['Content-Type'] ?? typeOf(file);
  const encoding = compressible.test(type) ? encodingFor(request.acceptEncoding) : undefined;
  const etag = `"${hashOf(bytes)}${encoding === undefined ? '' : `-${encoding}`}"`;
  const headers: Record<string, string> = {
    'Cache-Control': revalidate,
    ...due,
    'Content-Type': type,
    ETag: etag,
    ...(compressible.test(type) ? { Vary: 'Accept-Encoding' } : {}),
  };
  if (status === 200 && isKnown(etag, request.ifNoneMatch)) return { status: 304, headers, body: new Uint8Array() };
  if (encoding !== undefined)
    return { status, headers: { ...headers, 'Content-Encoding': encoding }, body: compress(file, bytes, encoding) };
  const whole = { status, headers: { ...headers, 'Accept-Ranges': 'bytes' }, body: bytes };
  return status === 200 ? partOf(whole, etag, request) : whole;
}

/**
 * Returns the requested part of a file, or status 416 if the file has no such bytes. Returns the entire file if no part is requested, or if
 * the file has changed since the client received other parts.
 */
function partOf(whole: ResponseInfo, etag: string, { method, range: header, ifRange = etag }: RequestInfo): ResponseInfo {
  const { headers, body } = whole;
  const range = method === 'GET' && ifRange === etag ? byteRangeOf(header, body.length) : undefined;
  if (range === undefined) return whole;
  if (range === 'missing')
    return {
      status: 416,
      headers: { ...headers, 'Cache-Control': revalidate, 'Content-Range': `bytes */${body.length}` },
      body: new Uint8Array(),
    };
  const { first, last } = range;
  return {
    status: 206,
    headers: { ...headers, 'Content-Range': `bytes ${first}-${last}/${body.length}` },
    body: body.subarray(first, last + 1),
  };
}

/**
 * Returns whether the client's copy is current (RFC 9110, 13.1.2). `ifNoneMatch` is a list of tags, which are compared weakly, or a star.
 */
const isKnown = (etag: string, ifNoneMatch = ''): boolean =>
  ifNoneMatch.split(/\s*,\s*/).some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag);

const plainWith =
  (due: HeaderRecord) =>
  (status: number, text: string, headers: HeaderRecord = {}): ResponseInfo => ({
    status,
    headers: { ...due, 'Content-Type': 'text/plain; charset=utf-8', ...headers },
    body: new TextEncoder().encode(text === '' ? '' : `${text}\n`),
  });
