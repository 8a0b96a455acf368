// Tests in a real browser that pages of other sites get nothing from a dev server on the same machine. The server's own pages work, and
// so do links to them.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, expect, type Request } from 'playwright/test';
import { createStaticHandler } from '../../src/node/http/static-handler.ts';
import { type DevServer, type SourcePosition, startDevServer } from '../../src/watch/dev-server.ts';
import { quietState } from '../support/http/dev-state.ts';

interface Fixtures {
  /** The server with one page, and the positions that it opened in the editor. */
  readonly server: DevServer & { readonly opened: readonly SourcePosition[] };
  /** Returns the URL of a page with this body, at another port. */
  readonly foreign: (body: string) => Promise<string>;
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const own = '<!doctype html><title>Own</title><script type="module" src="/__archipel/client.js"></script>';

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  server: async ({}, use) => {
    const opened: SourcePosition[] = [];
    const handle = createStaticHandler(new Map([['index.html', bytes(own)]]));
    const server = await startDevServer(0, {
      handle: async (request) => handle(request),
      stateOf: () => quietState,
      openEditor: async (position) => void opened.push(position),
      openSource: async () => undefined,
      client: bytes("new EventSource('/__archipel/events?page=/').addEventListener('state', () => { document.title = 'Connected'; });"),
      middleware: [],
      basePath: () => '',
    });
    await use({ ...server, opened });
    await server.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  foreign: async ({}, use) => {
    const servers: Server[] = [];
    await use(async (body) => {
      const server = createServer((_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(`<!doctype html>${body}`));
      servers.push(server);
      return `http://localhost:${await listening(server)}/`;
    });
    for (const server of servers) server.close().closeAllConnections();
  },
});

const place = { file: 'content/pages/home.yaml', line: 1, column: 1 };

test("A server's own page gets the dev client and its event stream, and opens the editor", async ({ page, server }) => {
  for (const host of ['localhost', '127.0.0.1']) {
    await page.goto(`http://${host}:${server.port}/`);
    await expect(page).toHaveTitle('Connected');
    const send = (body: string) => fetch('/__archipel/open', { method: 'POST', body }).then(({ status }) => status);
    expect(await page.evaluate(send, JSON.stringify(place))).toBe(204);
  }
  expect(server.opened).toEqual([place, place]);
});

test('A page at another port gets nothing from the dev server, whatever it embeds', async ({ page, server, foreign }) => {
  const url = `http://localhost:${server.port}/`;
  const statuses: [string, number][] = [];
  const record = (request: Request, status: number): void => {
    if (request.url().startsWith(url)) statuses.push([`${request.method()} ${request.url().slice(url.length)}`, status]);
  };
  page.on('response', (response) => record(response.request(), response.status()));
  // The browser hides the status of a response that scripts may not read, so these requests are recorded as 403.
  page.on('requestfailed', (request) => {
    if (request.resourceType() === 'eventsource' || request.url().endsWith('?cors')) record(request, 403);
  });
  const parts = [
    `<img src="${url}?img">`,
    `<script src="${url}__archipel/client.js"></script>`,
    `<link rel="stylesheet" href="${url}?link">`,
  ];
  const frames = [`<iframe src="${url}?frame"></iframe>`, `<object data="${url}?object"></object>`, `<embed src="${url}?embed">`];
  const calls = `<script type="module">
    const call = (path, options) => fetch('${url}' + path, options).catch(() => undefined);
    new EventSource('${url}__archipel/events');
    await call('?cors');
    await call('?no-cors', { mode: 'no-cors' });
    await call('__archipel/open', { method: 'POST', mode: 'no-cors', body: '${JSON.stringify(place)}' });
    document.title = 'Tried';
  </script>`;
  await page.goto(await foreign([...parts, ...frames, calls].join('')));
  await expect(page).toHaveTitle('Tried');
  const expected = [
    ...['GET ?img', 'GET __archipel/client.js', 'GET ?link', 'GET ?frame', 'GET ?object', 'GET ?embed', 'GET __archipel/events'],
    ...['GET ?cors', 'GET ?no-cors', 'POST __archipel/open'],
  ];
  await expect.poll(() => [...new Set(statuses.map(([request]) => request))].sort()).toEqual([...expected].sort());
  expect(statuses.filter(([, status]) => status !== 403)).toEqual([]);
  expect(server.opened).toEqual([]);
});

test('A link on another page opens a page of the dev server', async ({ page, server, foreign }) => {
  await page.goto(await foreign(`<a href="http://localhost:${server.port}/">Look</a>`));
  await page.getByRole('link').click();
  await expect(page).toHaveTitle('Connected');
  await page.reload();
  await expect(page).toHaveTitle('Connected');
});

test('A form on another page cannot open a file in the editor', async ({ page, server, foreign }) => {
  const field = `<input type="hidden" name='${JSON.stringify({ ...place, more: '' }).slice(0, -2)}' value='"}'>`;
  const target = `http://localhost:${server.port}/__archipel/open`;
  await page.goto(await foreign(`<form method="post" enctype="text/plain" action="${target}">${field}<button>Win</button></form>`));
  const [response] = await Promise.all([page.waitForResponse(target), page.getByRole('button').click()]);
  expect([response.status(), server.opened]).toEqual([403, []]);
});
