// Request targets that point outside of the site or are not paths.
import { type Group, type Probe, requestTo } from './probes.ts';

const dots = [
  ...['..', '%2e%2e', '%2E.', '.%2e', '%252e%252e', '%25252e%25252e', '%c0%ae%c0%ae', '%e0%80%ae%e0%80%ae', '%f0%80%80%ae', '%u002e%u002e'],
  ...['..;', '..;x=1', '..%00', '....', '%ef%bc%8e%ef%bc%8e', '%e2%80%a5', '..%20', '..%09', '%2e%2e%3b', '.%00.', '\xc0\xae\xc0\xae'],
];
const slashes = ['/', '%2f', '%2F', '\\', '%5c', '%255c', '%252f', '%c0%af', '%e0%80%af', '%ef%bc%8f', '//', '/./', ';/'];
const folders = ['', 'assets', 'en', '__archipel', '__mail', 'assets/og-', 'pages', '%5f_archipel', 'assets%2f'];
const aims = ['.env', 'secret.txt', 'package.json', 'content/.env', 'content/pages/home.yaml', 'etc/passwd', '../../../etc/passwd'];

/** Returns requests with every notation of dots combined with every notation of slashes, from different folders to different files. */
export const traversals = (port: number): Group =>
  dots.flatMap((dot, one) =>
    slashes.map((slash, other) => {
      const folder = folders[(one + other) % folders.length] ?? '';
      const aim = (aims[(one * 3 + other) % aims.length] ?? '').replaceAll('..', dot).replaceAll('/', slash);
      const up = `${dot}${slash}`.repeat(1 + ((one + other) % 8));
      return { bytes: requestTo(port, `/${folder}${folder === '' ? '' : slash}${up}${aim}`) };
    }),
  );

const refusedTargets = [
  ...['*', '//etc/passwd', '///etc/passwd', '//evil.example/', '/%2fevil.example/', '/\\evil.example', 'file:///etc/passwd', 'etc/passwd'],
  ...['http://evil.example/', 'https://localhost/', 'http://localhost/../../etc/passwd', 'ftp://localhost/', 'localhost:80', '?x', '#', ''],
  ...['/\0', '/%00', '/index.html%00.yaml', '/%', '/%zz', '/%E0%A4', '/\x01', '/\x7f', '/ /etc/passwd', '/\t', '/\xff\xfe', '/\x0b', '/\\'],
  ...[`/${'a'.repeat(10_000)}`, `/${'../'.repeat(3000)}etc/passwd`, `/${'%2e%2e%2f'.repeat(1000)}etc/passwd`, `/${'/'.repeat(9000)}x`],
  ...[
    '/.env',
    '/.git/config',
    '/%2eenv',
    '/_headers',
    '/%5fheaders',
    '/_headers.html',
    '/.nginx/headers.conf',
    '/.archipel.json',
    '/404.html',
  ],
  ...[
    '/__proto__',
    '/constructor',
    '/toString',
    '/hasOwnProperty',
    '/__proto__/constructor',
    '/package.json',
    '/secret.txt',
    '/proc/self/environ',
  ],
  ...[
    '/pages/home.yaml',
    '/content/pages/home.yaml',
    '/site.yaml',
    '/src/cli.ts',
    '/node_modules/react/index.js',
    '/@fs/etc/passwd',
    '/@id/x',
  ],
  ...['/C:/Windows/win.ini', '/etc/passwd', '/~root', '/assets/', '/assets', '/assets/og-x', '/assets/og-', '/assets/og-__proto__.png'],
  ...[
    '/__archipel',
    '/__archipel/',
    '/__archipel/open',
    '/__archipel/events/../open',
    '/__archipel/../.env',
    '/__archipel/client.js/../../.env',
  ],
  ...[
    '/__archipel/client.js.map',
    '/__archipel/CLIENT.JS',
    '/__archipel/%64esk.js',
    '/__ARCHIPEL/events',
    '/__archipel//events',
    '/__archipel/constructor',
  ],
  ...['/__archipel/client.js%00', '/__mail/../.env', '/__mail/%2e%2e/.env', '/__mail.yaml', '/__mail/__proto__', '/__mail/clear'],
  ...[
    '/__gallery/../.env',
    '/__gallery/%2e%2e%2f.env',
    '/__gallery/..%5c.env',
    '/__gallery/__proto__',
    '/en/__gallery/../../../etc/passwd',
  ],
  ...[
    '/__gallery/%00',
    '/__gallery/%',
    '/__gallery//etc/passwd',
    '/__gallery/\\etc\\passwd',
    '/__gallery.html',
    '/__gallery/%c0%ae%c0%ae/.env',
  ],
];
const harmlessTargets = ['/?/../../etc/passwd', '/?file=/etc/passwd', '/?x=%', '/?__proto__[x]=1', '/en?%00', '/index.html?/../', '/en/'];

/** Returns requests for targets that are not paths, for files outside the site, and for harmless targets that look similar. */
export const targets = (port: number): Group => [
  ...refusedTargets.map((target): Probe => ({ bytes: requestTo(port, target) })),
  ...harmlessTargets.map((target): Probe => ({ bytes: requestTo(port, target), may: 'page' })),
  { bytes: requestTo(port, `http://localhost:${port}/`) },
  { bytes: requestTo(port, `/${'a'.repeat(100_000)}`) },
];
