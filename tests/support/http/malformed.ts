// Messages that violate HTTP or are not HTTP: contradictory lengths, ambiguous ends, oversized parts, other protocols.
import { type Group, type Probe, requestTo } from './probes.ts';

const line = '\r\n';

/** Returns a body that is itself a request, which a server would answer if it misjudged the length of the body. */
const inner = (port: number): string => `GET /__archipel/client.js HTTP/1.1${line}Host: localhost:${port}${line}${line}`;

const oddHeaders = [
  ...[
    `X: ${'a'.repeat(17_000)}`,
    `${'X'.repeat(17_000)}: a`,
    `Cookie: ${'a=b; '.repeat(4000)}`,
    `Referer: http://localhost/${'a'.repeat(20_000)}`,
  ],
  ...[
    'X: a\r\n folded',
    'X: a\r\n\tfolded',
    'no colon',
    ': no name',
    'X : a',
    ' X: a',
    'X: \0',
    'X: a\rb',
    'X\0: a',
    '\xff: a',
    'X: a\nY: b',
  ],
  ...[
    'Content-Length: -1',
    'Content-Length: +5',
    'Content-Length: 0x5',
    'Content-Length: 1e3',
    'Content-Length: 99999999999999999999',
    'Content-Length: a',
  ],
  ...['Content-Length: 5\r\nContent-Length: 6', 'Content-Length: 5, 6', 'Transfer-Encoding: chunked\r\nContent-Length: 5'],
  ...['Transfer-Encoding: xchunked', 'Transfer-Encoding: chunked, identity', 'Transfer-Encoding: identity', 'Transfer-Encoding : chunked'],
  ...['Transfer-Encoding: chunked\r\nTransfer-Encoding: identity', 'Expect: 200-maybe', 'Host: localhost\r\nHost: localhost'],
];
const harmlessHeaders = [
  ...[
    '__proto__: x',
    'constructor: x',
    'X-Original-URL: /../.env',
    'X-Rewrite-URL: /etc/passwd',
    'X-HTTP-Method-Override: DELETE',
    'Range: bytes=0-1',
  ],
  ...[
    'Accept-Encoding: br;q=x, ../../etc/passwd',
    'If-None-Match: ", W/*, \xff',
    'Accept-Language: \xff\xfe',
    'Cookie: \xff',
    'Range: bytes=-1',
  ],
  ...[
    'Upgrade: websocket\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13',
    'Upgrade: h2c\r\nHTTP2-Settings: AAMAAABk',
  ],
  ...[
    'Authorization: Basic \xff',
    'TE: trailers',
    'Trailer: Host',
    'Connection: Host',
    'Content-Length: 0',
    'Via: 1.1 x',
    'Max-Forwards: 0',
  ],
];

/** Returns GET requests with unusual headers. Ambiguous ones must be refused. */
export const headers = (port: number): Group => [
  ...oddHeaders.map((header): Probe => ({ bytes: requestTo(port, '/', { headers: [header] }) })),
  ...harmlessHeaders.flatMap((header) =>
    ['/', '/__mail'].map((target): Probe => ({ bytes: requestTo(port, target, { headers: [header] }), may: 'page' })),
  ),
  { bytes: requestTo(port, '/', { headers: Array.from({ length: 1500 }, (_, at) => `X-${at}: y`) }), may: 'page' },
  { bytes: requestTo(port, '/', { headers: Array.from({ length: 4000 }, (_, at) => `X-${at}: y`) }) },
];

/** Returns requests with wrong, contradictory or unusual lengths. Most bodies contain another request. */
export const smuggled = (port: number): Group => {
  const own = [`Host: localhost:${port}`, `Origin: http://localhost:${port}`];
  const post = (target: string, more: readonly string[], body: string): Probe => ({
    bytes: [`POST ${target} HTTP/1.1`, ...own, ...more, '', body].join(line),
  });
  return ['/', '/__archipel/open', '/__mail', '/nowhere'].flatMap((target) => [
    post(target, ['Transfer-Encoding: chunked', 'Content-Length: 4'], `0${line}${line}${inner(port)}`),
    post(target, ['Content-Length: 4', 'Transfer-Encoding: chunked'], `0${line}${line}${inner(port)}`),
    post(target, ['Transfer-Encoding: xchunked', 'Content-Length: 4'], `0${line}${line}${inner(port)}`),
    post(target, ['Transfer-Encoding: chunked', 'Connection: close'], `ffffffffffffffffff${line}${inner(port)}`),
    post(target, ['Transfer-Encoding: chunked', 'Connection: close'], `-1${line}${inner(port)}`),
    post(target, ['Transfer-Encoding: chunked', 'Connection: close'], `0x5${line}hello${line}0${line}${line}`),
    post(target, ['Transfer-Encoding: chunked', 'Connection: close'], `5\nhello${line}0${line}${line}`),
    post(target, [`Content-Length: ${inner(port).length}`, 'Connection: close'], inner(port)),
    post(target, [`Content-Length: ${inner(port).length + 20_000}`, 'Connection: close'], `${inner(port)}${' '.repeat(20_000)}`),
    post(target, ['Content-Length: 10', 'Connection: close'], `0123456789${inner(port)}`),
    post(target, ['Transfer-Encoding: chunked', 'Connection: close'], `5;${'x'.repeat(20_000)}${line}hello${line}0${line}${line}`),
  ]);
};

/** Returns the first bytes of other protocols, and requests with another syntax or version than HTTP/1.1. */
export const greetings = (port: number): Group => [
  ...[
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0',
    '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n',
    'SSH-2.0-OpenSSH_9.6\r\n',
    'EHLO evil.example\r\nMAIL FROM:<a@evil.example>\r\n',
    '\0'.repeat(4096),
    '\xff'.repeat(4096),
    'GET /\r\n\r\n',
    'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n',
    'GET / http/1.1\r\nHost: localhost\r\n\r\n',
    'GET / HTTP/1.1 extra\r\nHost: localhost\r\n\r\n',
    'GET\t/\tHTTP/1.1\r\nHost: localhost\r\n\r\n',
    'GET / HTTP/1.1\nHost: localhost\n\n',
    'GET / HTTP/1.1\rHost: localhost\r\r',
    'HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n',
    '<policy-file-request/>\0\r\n\r\n',
    '*3\r\n$3\r\nSET\r\n$1\r\na\r\n$1\r\nb\r\n',
    '{"jsonrpc":"2.0","method":"open"}\r\n\r\n',
  ].map((bytes): Probe => ({ bytes })),
  { bytes: 'GET / HTTP/2.0\r\nHost: localhost\r\n\r\n', may: 'page' },
  { bytes: `\r\n\r\n\r\n${requestTo(port, '/')}`, may: 'page' },
];

/** Returns the beginnings of messages whose ends never arrive. */
export const unfinished = (port: number): readonly string[] => {
  const post = `POST /__archipel/open HTTP/1.1${line}Host: localhost:${port}${line}Origin: http://localhost:${port}${line}`;
  return [
    '',
    'G',
    'GET /',
    'GET / HTTP/1.1\r\nHost: loc',
    `GET / HTTP/1.1${line}Host: localhost:${port}${line}`,
    post,
    `${post}Content-Length: 50${line}${line}{`,
    `${post}Transfer-Encoding: chunked${line}${line}5${line}he`,
    `${post.replace('/__archipel/open', '/')}Content-Length: 50${line}${line}{`,
    `${post.replace('/__archipel/open', '/api/send-contact-form')}Content-Length: 50${line}${line}{`,
    `${post.replace('/__archipel/open', '/__mail/next')}Transfer-Encoding: chunked${line}${line}5${line}he`,
    `${post}Expect: 100-continue${line}Content-Length: 50${line}${line}`,
  ];
};
