// A served site in memory, and functions that request its files.
import { createStaticHandler, type RequestInfo, type ResponseInfo } from '../../../src/node/http/static-handler.ts';
import { headerRules } from '../../../src/output/headers.ts';
import { hostFiles } from '../../../src/output/hosts/host-files.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
export const files = new Map<string, Uint8Array>([
  ['index.html', bytes('<p>Größe</p>')],
  ['ai-audit.html', bytes('<p>Audit</p>'.repeat(200))],
  ['en.html', bytes('<p>English</p>')],
  ['en/ai-audit.html', bytes('<p>Audit in English</p>')],
  ['deep/index.html', bytes('<p>In a folder</p>')],
  ['404.html', bytes('<p>Nicht gefunden</p>')],
  ['en/404.html', bytes('<p>Not found</p>')],
  ['sitemap.xml', bytes('<urlset/>')],
  ['favicon.ico', bytes('icons')],
  ['robots.txt', bytes('User-agent: *')],
  ['site.webmanifest', bytes('{}')],
  ['assets/site-ABC.css', bytes('p{}'.repeat(200))],
  ['assets/layout-ABC.js', bytes('1;'.repeat(200))],
  ['assets/icon-abc.svg', bytes('<svg/>'.repeat(200))],
  ['assets/inter-ABC.woff2', bytes('font'.repeat(200))],
  ['assets/portrait-abc.avif', bytes('picture')],
  ['assets/portrait-abc.webp', bytes('picture')],
  ['assets/social-abc.png', bytes('picture')],
  ['assets/mit leerzeichen.txt', bytes('x')],
  ['old.html', bytes('<p>Moved</p>')],
  ['.archipel.json', bytes('{"files":[]}')],
  ...hostFiles(['nginx'], {
    rules: headerRules({ connect: ['https://mail.example.com'] }),
    redirects: [
      { from: '/old', to: '/ai-audit' },
      { from: '/en/old', to: '/en' },
      { from: '/shop.php', to: 'https://shop.test/radio' },
    ],
    notFoundIn: [],
    basePath: '',
  }).map((file) => [file.path, bytes(file.bytes)] as const),
]);

const answer = createStaticHandler(files);

/** Returns the answer to a GET request for `url` from this machine. `more` overrides parts of the request. */
export const ask = (url: string, more: Partial<RequestInfo> = {}): ResponseInfo =>
  answer({ method: 'GET', url, host: 'localhost:4321', acceptEncoding: '', ifNoneMatch: undefined, ...more });
export const textOf = ({ body }: ResponseInfo): string => new TextDecoder().decode(body);
