// Requests that the server of `watch` must refuse, as bytes, with the answers that are allowed besides a refusal.
export interface Probe {
  readonly bytes: string;
  /** An allowed response that is not a refusal: a page of the site, or none at all. */
  readonly may?: 'page' | 'silence';
}

export type Group = readonly Probe[];

const line = '\r\n';

interface Parts {
  readonly method?: string;
  readonly headers?: readonly string[];
  readonly body?: string;
}

/** Returns a request to the server at `port` that is valid except for the given parts. */
export function requestTo(port: number, target: string, { method = 'GET', headers = [], body }: Parts = {}): string {
  const host = headers.some((header) => /^host:/i.test(header)) ? [] : [`Host: localhost:${port}`];
  const length = body === undefined ? [] : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body, 'latin1')}`];
  return [`${method} ${target} HTTP/1.1`, ...host, ...headers, ...length, 'Connection: close', '', body ?? ''].join(line);
}

/** One path for each way in which the server handles paths. */
const doors = ['/', '/nowhere', '/__archipel/events?page=/', '/__archipel/client.js', '/__mail', '/__mail.json', '/__gallery'];

const foreignHosts = (port: number): readonly string[] => [
  ...[
    'evil.example',
    `evil.example:${port}`,
    `localhost.evil.example:${port}`,
    '127.0.0.1.nip.io',
    '127.0.0.1.evil.example',
    'localhost.',
    '127.1',
  ],
  ...[
    '0.0.0.0',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '127.0.0.2',
    '[::]',
    '[::ffff:127.0.0.1]',
    '::1',
    '[::1',
    'localhost:',
    'localhost:-1',
  ],
  ...[
    `user@localhost:${port}`,
    `localhost:${port}@evil.example`,
    'localhost:0x50',
    'localhost:123456',
    'localhost:80:80',
    'localhost evil.example',
  ],
  ...[
    'localhost, evil.example',
    'evil.example, localhost',
    'localhost/evil.example',
    'localhost#',
    'localhost?',
    'localhost\\',
    'l\xd0\xbecalhost',
    '',
    ' ',
  ],
];

/** Returns requests with foreign host names, with two hosts, and without a host. */
export const hosts = (port: number): Group => [
  ...foreignHosts(port).flatMap((host, at) =>
    [doors[0], doors[1 + (at % (doors.length - 1))]].map((door = '/') => ({
      bytes: requestTo(port, door, { headers: [`Host: ${host}`] }),
    })),
  ),
  ...doors.flatMap((door) => [
    { bytes: requestTo(port, door, { headers: [`Host: localhost:${port}`, 'Host: evil.example'] }) },
    { bytes: requestTo(port, door, { headers: ['Host: evil.example', `Host: localhost:${port}`] }) },
    { bytes: requestTo(port, door, { headers: [`Host: localhost:${port}`, `host: localhost:${port}`] }) },
    { bytes: `GET ${door} HTTP/1.1${line}Connection: close${line}${line}` },
    { bytes: `GET ${door} HTTP/1.0${line}${line}` },
    {
      bytes: requestTo(port, door, { headers: ['Host: evil.example', `X-Forwarded-Host: localhost:${port}`, 'Forwarded: host=localhost'] }),
    },
  ]),
];

export const foreignOrigins = (port: number): readonly string[] => [
  ...[
    'null',
    'NULL',
    'http://evil.example',
    `http://localhost:${port + 1}`,
    'http://localhost',
    `https://localhost:${port}`,
    'file://',
    '',
  ],
  ...[`http://localhost.evil.example:${port}`, `http://evil.localhost:${port}`, `http://127.0.0.1:${port}`, `http://[::1]:${port}`],
  ...[
    `http://localhost:${port}.evil.example`,
    `http://localhost:${port}@evil.example`,
    `http://localhost:${port}/`,
    'chrome-extension://abc',
  ],
  ...[`http://localhost:${port}, http://evil.example`, `http://evil.example, http://localhost:${port}`, `localhost:${port}`, 'about:blank'],
];

/** Returns requests from foreign origins for every path in `doors`, and requests with two origins. */
export const origins = (port: number): Group => [
  ...foreignOrigins(port).flatMap((origin) => doors.map((door) => ({ bytes: requestTo(port, door, { headers: [`Origin: ${origin}`] }) }))),
  { bytes: requestTo(port, '/', { headers: [`Origin: http://localhost:${port}`, 'Origin: http://evil.example'] }) },
  { bytes: requestTo(port, '/', { headers: ['Origin: http://evil.example', `Origin: http://localhost:${port}`] }) },
  // A server that limits the number of headers must not ignore the last header.
  { bytes: requestTo(port, '/', { headers: [...Array.from({ length: 2100 }, () => 'a:'), 'Origin: http://evil.example'] }) },
];

const embedded = [
  ...[
    ['no-cors', 'image'],
    ['no-cors', 'script'],
    ['no-cors', 'style'],
    ['no-cors', 'empty'],
    ['cors', 'empty'],
    ['navigate', 'iframe'],
  ],
  ...[
    ['navigate', 'frame'],
    ['navigate', 'embed'],
    ['navigate', 'object'],
    ['navigate', ''],
    ['no-cors', 'document'],
    ['websocket', 'websocket'],
  ],
] as const;

/** Returns requests for resources that a page of another site or port embeds, and requests with an invalid `Sec-Fetch-Site`. */
export const parts = (port: number): Group =>
  embedded.flatMap(([mode, target]) =>
    ['cross-site', 'same-site', 'made-up', '', 'same-origin, cross-site'].map((site, at) => ({
      bytes: requestTo(port, doors[(mode.length + at) % doors.length] ?? '/', {
        headers: [`Sec-Fetch-Site: ${site}`, `Sec-Fetch-Mode: ${mode}`, `Sec-Fetch-Dest: ${target}`],
      }),
    })),
  );

const methods = [
  ...[
    'PUT',
    'DELETE',
    'TRACE',
    'OPTIONS',
    'PATCH',
    'PROPFIND',
    'PROPPATCH',
    'MKCOL',
    'MOVE',
    'COPY',
    'LOCK',
    'PURGE',
    'SEARCH',
    'M-SEARCH',
  ],
  ...['MERGE', 'REPORT', 'SOURCE', 'LINK', 'BREW', 'get', 'GeT', 'G', 'GET\0', '', 'GET /', 'POST', '__proto__', `${'A'.repeat(20_000)}`],
];

/** Returns requests with methods that the server does not support for their targets. */
export const verbs = (port: number): Group => [
  ...methods.flatMap((method) => ['/', '/__archipel/events'].map((target) => ({ bytes: requestTo(port, target, { method }) }))),
  ...['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'HEAD'].map((method) => ({
    bytes: requestTo(port, '/__archipel/open', { method }),
  })),
  ...['localhost:22', '127.0.0.1:22', 'evil.example:443', '/'].map(
    (target): Probe => ({ bytes: requestTo(port, target, { method: 'CONNECT' }), may: 'silence' }),
  ),
];
