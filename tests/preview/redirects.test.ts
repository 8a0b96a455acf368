// Redirects by a real nginx, configured as in docs/servers.md, and by `preview`. Both redirect in one step.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { headersPath, readHeaderRules } from '../../src/output/hosts/static-hosts.ts';
import { hasNginx, startNginx } from '../support/http/nginx.ts';
import type { WebServer } from '../support/http/start-server.ts';
import { build, freshFolder, realContent, smallContent, start } from '../support/process/process.ts';

/** A path of 70 characters, which is longer than the keys that nginx looks up without a pattern. */
const long = `/a${'-long'.repeat(12)}.address`;
const redirects = `redirects:
  - { from: /old, to: /about }
  - { from: /en/old, to: /en }
  - { from: /old/part, to: / }
  - { from: /Shop.php, to: "https://shop.test/radio" }
  - { from: ${long}, to: /about }
  - { from: /über-uns, to: /about }
  - { from: /old%20page.php, to: /about }
  - { from: /en/%D7%90%D7%95%D7%93%D7%95%D7%AA, to: /en }
  - { from: /${'שלום-'.repeat(8)}א, to: /about }
`;
const page = `languages: [de]
name: { de: Über uns }
meta:
  title: { de: "Über uns: eine kleine Seite für Versuche" }
  description: { de: "Diese Seite dient nur Versuchen mit Weiterleitungen: Sie hat einen Titel, einen Absatz und sonst nichts, was zu lesen wäre." }
sections:
  - type: hero
    title: { de: Über uns }
    lead: { de: Nicht viel mehr. }
`;

/** Builds a small site with `redirects` in a URL style; resolves to its folder. */
async function builtWith(style: string): Promise<string> {
  const site = readFileSync(join(realContent, 'site.yaml'), 'utf8').replace(/^urlStyle: .*$/m, `urlStyle: ${style}`);
  const settings = `${site}socialImage: { de: icon.svg, en: icon.svg }\n`;
  const out = join(freshFolder(), 'dist');
  const ended = await build(smallContent({ 'site.yaml': settings, 'redirects.yaml': redirects, 'pages/about.yaml': page }), out);
  expect(ended).toMatchObject({ code: 0 });
  return out;
}

test('preview redirects in both URL styles', async () => {
  for (const style of ['file', 'directory']) {
    const preview = start(['preview', '--out', await builtWith(style), '--port', '4950']);
    onTestFinished(() => void preview.child.kill('SIGKILL'));
    const [, port] = await preview.said(/http:\/\/localhost:(\d+)/);
    const get = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
    const [moved, slash, page] = await Promise.all(['/old?a=%20b', '/old/', '/about'].map(get));
    const notAscii = await Promise.all(['/über-uns', '/%c3%bcber-uns/?a', '/en/אודות', '/old%20page.php'].map(get));
    expect(notAscii.map(({ headers }) => headers.get('location'))).toEqual(['/about', '/about?a', '/en', '/about']);
    expect([moved?.status, moved?.headers.get('location')]).toEqual([301, '/about?a=%20b']);
    expect([slash?.status, slash?.headers.get('location'), page?.status]).toEqual([301, '/about', 200]);
  }
});

if (hasNginx)
  describe.each(['file', 'directory'])('nginx with redirects and the URL style %s', (style) => {
    let nginx: WebServer;
    let out: string;
    beforeAll(async () => {
      out = await builtWith(style);
      nginx = await startNginx(out);
    }, 60_000);
    afterAll(() => nginx.stop());

    const get = (path: string): Promise<Response> => fetch(`${nginx.url}${path}`, { redirect: 'manual' });

    test.each([
      ['/old', '/about'],
      ['/old/', '/about'],
      ['/old?a=%20b&c=d', '/about?a=%20b&c=d'],
      ['/old/?a', '/about?a'],
      ['/OLD', '/about'],
      ['/%6fld', '/about'],
      ['/en/old', '/en'],
      ['/old/part', '/'],
      ['/Shop.php', 'https://shop.test/radio'],
      ['/Shop.php?id=1', 'https://shop.test/radio?id=1'],
      [long, '/about'],
      [`${long}/?a`, '/about?a'],
      ['/über-uns', '/about'],
      ['/%C3%BCber-uns', '/about'],
      ['/%c3%bcber-uns/?a', '/about?a'],
      ['/en/אודות', '/en'],
      ['/old%20page.php/?a', '/about?a'],
      [`/${'שלום-'.repeat(8)}א/?a`, '/about?a'],
    ])('redirects from %s to %s permanently, with every header', async (from, to) => {
      const moved = await get(from);
      const secure = readHeaderRules(readFileSync(join(out, headersPath), 'utf8')).find(({ path }) => path === '/*')?.headers ?? {};
      expect({ status: moved.status, to: moved.headers.get('location') }).toEqual({ status: 301, to });
      expect(Object.entries(secure).filter(([name, value]) => moved.headers.get(name) !== value)).toEqual([]);
      if (to.startsWith('/')) expect((await get(to)).status).toBe(200);
    });

    test.each(['/older', '/old/page', '/en/old/x', '/a-long.address', '/0'])('does not redirect from %s', async (path) => {
      expect((await get(path)).status).toBe(404);
    });

    test('serves pages, but neither its redirect map nor files for other hosting services', async () => {
      const statusOf = async (path: string): Promise<number> => (await get(path)).status;
      expect(await Promise.all(['/', '/en', '/about', '/_redirects', '/.nginx/redirects.conf'].map(statusOf))).toEqual([
        200, 200, 200, 404, 404,
      ]);
    });

    test.each(['/old%0d%0aX-Evil:%201', '/old?a%0d%0aX-Evil:%201', '//evil.test/../old', '/old/%2e%2e/%2e%2e'])(
      'does not write a header or redirect to another site for %s',
      async (path) => {
        const answer = await get(path);
        expect(answer.headers.get('x-evil')).toBeNull();
        expect(answer.headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/);
      },
    );
  });
