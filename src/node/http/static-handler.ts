// Request → response, from a map of built files, so no path leads out of it. Behaves as static hosts do:
// clean URLs, a not-found page in the language of the address, redirects, compression, validators.

import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { lookup } from 'mrmime';
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
  /** The header Origin: `null` where a page hides it. */
  readonly origin?: string | undefined;
  /** The headers in which a browser describes the page that sends the request (https://www.w3.org/TR/fetch-metadata/). */
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

/** The same where files are made on request. */
export type FileSource = Pick<ServedFiles, 'has' | 'get'>;

/** A site of one page, with the headers of any other. */
export const singlePage = (page: Uint8Array): ServedFiles =>
  new Map([
    ['index.html', page],
    [headersPath, new TextEncoder().encode(headersFile(headerRules({ connect: [] })).bytes)],
  ]);

/** The path under which a built site is served: its first rule for headers covers all of it. */
export const basePathOf = (files: FileSource): string =>
  readHeaderRules(new TextDecoder().decode(files.get(headersPath)))[0]?.path.replace(/\/\*$/, '') ?? '';

/** Answers requests from `files`; each body is compressed once, where the build has not done so. */
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
    const asked = pathOf(request.url);
    if (asked === undefined) return plain(400, 'That is not a path.');
    if (basePath !== '' && (asked === '/' || asked === basePath)) return plain(307, '', { Location: `${basePath}/` });
    const path = withoutBasePath(asked, basePath);
    if (path === undefined) return plain(404, `This site is served under ${basePath}/.`);
    const query = /\?[^#]*/.exec(request.url)?.[0] ?? '';
    const target = redirects.get(stripHtmlSuffix(asked));
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

/** Names of this machine only: another name that leads here is an attempt to reach the server from a foreign page. */
const isLoopbackHost = (host: string | undefined): boolean => /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i.test(host ?? '');

type Sender = Partial<Pick<RequestInfo, 'host' | 'origin' | 'sec-fetch-site' | 'sec-fetch-mode' | 'sec-fetch-dest'>>;

/**
 * False for what pages of other sites send: by a name of their own that leads here (DNS rebinding), with their origin, or
 * as a part of their page. `null` is the origin of a page that hides its own.
 */
export const isTrustedRequest = (sender: Sender): boolean =>
  isLoopbackHost(sender.host) && hasOwnOrigin(sender) && (isSameOrigin(sender) || isTopLevelNavigation(sender));

const hasOwnOrigin = ({ host, origin }: Sender): boolean =>
  origin === undefined || origin.toLowerCase() === `http://${host?.toLowerCase()}`;

/** `same-site` is not enough: a server at another port of this machine is same-site. */
const isSameOrigin = ({ 'sec-fetch-site': site = 'none' }: Sender): boolean => site === 'same-origin' || site === 'none';

/** Isolates the page from the window that opened it, which then cannot read it. */
const isTopLevelNavigation = ({ 'sec-fetch-mode': mode, 'sec-fetch-dest': target }: Sender): boolean =>
  mode === 'navigate' && target === 'document';

/** The decoded path of a request target, or undefined if it is invalid. */
function pathOf(url: string): string | undefined {
  if (!url.startsWith('/') || url.startsWith('//')) return undefined;
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/s, ''));
    return path.includes('\0') || path.includes('\\') || path.split('/').includes('..') ? undefined : path;
  } catch {
    return undefined;
  }
}

/** A path without the ending and the slash that hosts remove. */
const stripHtmlSuffix = (path: string): string => path.replace(/(?:\/index)?(?:\.html)?$/, '').replace(/\/+$/, '') || '/';

/** Where a visitor is sent from an address with an ending or a slash that the clean one lacks. */
function cleanPath(path: string, files: FileSource): string | undefined {
  const clean = stripHtmlSuffix(path);
  return path !== clean && fileFor(clean, files)?.endsWith('.html') ? encodeURI(clean) : undefined;
}

/** Files with a dot, at any depth: public ones are only in the folder of RFC 8615 at the root. */
const hidden = /^\.(?!well-known\/)|\/\.|^_(?:headers|redirects)$|(?:^|\/)404\.html$/;

/** The file at an address; not-found pages, files that speak to hosts, and compressed files, have none. */
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
 * What a client may ask for, best first, with the ending of files that a build has compressed so. What no build has compressed is
 * compressed during the request, so fast counts for more than small.
 */
const encodings = {
  br: { ending: 'br', encode: (bytes: Uint8Array) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) },
  gzip: { ending: 'gz', encode: (bytes: Uint8Array) => gzipSync(bytes) },
} as const;

type Encoding = keyof typeof encodings;

const compressible = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)|image\/svg)/;

/** The best encoding that the client takes: one that it refuses with q=0 is not chosen. */
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
  /** The rule of the built site for the file. */
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

/** The requested part of a file, if the file has not changed since the client received the other parts. */
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

/** RFC 9110, 13.1.2: a list of tags, compared weakly, or a star. */
const isKnown = (etag: string, ifNoneMatch = ''): boolean =>
  ifNoneMatch.split(/\s*,\s*/).some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag);

const plainWith =
  (due: HeaderRecord) =>
  (status: number, text: string, headers: HeaderRecord = {}): ResponseInfo => ({
    status,
    headers: { ...due, 'Content-Type': 'text/plain; charset=utf-8', ...headers },
    body: new TextEncoder().encode(text === '' ? '' : `${text}\n`),
  });
