// What `watch` answers before there is a page, and what it does for requests that it refuses: nothing.
import { expect, test } from 'vitest';
import { deskPages } from '../../src/dev/dev-handler.ts';
import type { Standing } from '../../src/dev/watch-session.ts';
import { securityHeaders } from '../../src/emit/headers.ts';
import type { RequestInfo } from '../../src/node/http/static-handler.ts';

const nothing: Standing = { live: undefined, urls: undefined, code: 0, diagnostics: [], save: 0, saved: undefined };

/** The answer to a request, and the targets for which the gallery was asked. */
async function ask(more: Partial<RequestInfo>) {
  const looked: string[] = [];
  const overlay = async (url: string) => void looked.push(url);
  const answer = deskPages({ standing: () => nothing }, { script: '/desk.js', overlay, problems: () => '<script>a & b</script>' });
  const asked = { method: 'GET', url: '/__gallery', host: 'localhost:4321', acceptEncoding: '', ifNoneMatch: undefined, ...more };
  return { looked, ...(await answer(asked)) };
}

test('The page before the first one has the headers of all others, and says what is wrong as text', async () => {
  const { status, headers, body } = await ask({});
  expect({ status, headers }).toMatchObject({ status: 200, headers: securityHeaders({ connect: [] }) });
  expect(new TextDecoder().decode(body)).toContain('&lt;script>a &amp; b&lt;/script>');
});

test.each<Partial<RequestInfo>>([{ host: 'evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'same-site' }])(
  'For a foreign page (%j) no gallery is compiled',
  async (more) => {
    expect(await ask(more)).toMatchObject({ status: 403, headers: securityHeaders({ connect: [] }), looked: [''] });
    expect((await ask({})).looked).toEqual(['/__gallery']);
  },
);
