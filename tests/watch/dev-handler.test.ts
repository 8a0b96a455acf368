// How the dev server answers requests for pages, pictures and the gallery, before and after the first build.
import { expect, test } from 'vitest';
import { toolMessages } from '../../src/diagnostics/messages/messages.ts';
import { TemplateError } from '../../src/diagnostics/template-error.ts';
import type { RequestInfo } from '../../src/node/http/static-handler.ts';
import { securityHeaders } from '../../src/output/headers.ts';
import { createDevHandler } from '../../src/watch/dev-handler.ts';
import type { GoodBuild } from '../../src/watch/live-build.ts';
import type { WatchState } from '../../src/watch/watch-machine.ts';

const client = { url: '/client.js', messages: toolMessages('de') };

const finishChecks = async (): Promise<boolean> => false;

const nothing: WatchState<GoodBuild> = {
  build: undefined,
  isCurrent: false,
  diagnostics: [],
  revision: 0,
  editedFile: undefined,
  changedPages: undefined,
};

const request: RequestInfo = { method: 'GET', url: '/', host: 'localhost:4321', acceptEncoding: '', ifNoneMatch: undefined };

/** The options of a handler without a gallery and without diagnostics. */
const options = { client, virtualFiles: async () => undefined, errors: () => '', textOf: String };

/** Returns a build of a site with these members. The handler uses nothing else of a build. */
const buildOf = (site: object): GoodBuild =>
  ({ site: { basePath: '', ready: () => undefined, routeOf: () => undefined, ...site }, urls: {}, held: [] }) as unknown as GoodBuild;

/** Returns a handler of the dev server that serves the build of `site`. */
function handlerFor(site: object) {
  const build = buildOf(site);
  return createDevHandler({ state: () => ({ ...nothing, build }), finishChecks }, options);
}

const homeRoute = (path: string): object | undefined => (path === 'index.html' ? {} : undefined);

/** Resolves to the response to a request, and the paths that the gallery was asked for. */
async function ask(more: Partial<RequestInfo>) {
  const requested: string[] = [];
  const virtualFiles = async (url: string) => void requested.push(url);
  const handle = createDevHandler(
    { state: () => nothing, finishChecks },
    { client, virtualFiles, errors: () => '<script>a & b</script>', textOf: String },
  );
  return { requested, ...(await handle({ ...request, url: '/__gallery', ...more })) };
}

test('Before the first build, the page of the dev server has the same headers as every page, and shows errors as text', async () => {
  const { status, headers, body } = await ask({});
  expect({ status, headers }).toMatchObject({ status: 500, headers: securityHeaders({ connect: [] }) });
  const html = new TextDecoder().decode(body);
  expect(html).toContain('&lt;script&gt;a &amp; b&lt;/script&gt;');
  expect(html).toContain('<html lang="de">');
  expect(html).toContain('src="/client.js" data-language="de"');
});

test('The dev server leaves out the header with rules for prerendering', async () => {
  const site = {
    ready: (path: string) => (path === '_headers' ? '/*\n  X-Kept: 1\n  Speculation-Rules: "/speculation.json"\n' : undefined),
    routeOf: homeRoute,
    html: () => '<html><head></head></html>',
  };
  const handle = handlerFor(site);
  const { headers } = await handle(request);
  expect(headers['X-Kept']).toBe('1');
  expect(Object.keys(headers)).not.toContain('Speculation-Rules');
});

test('If a template throws, the dev server answers with status 500, the error and the dev client', async () => {
  const site = {
    routeOf: homeRoute,
    html: () => {
      throw new TemplateError(new RangeError('No <words>'), { page: '/', section: undefined });
    },
  };
  const handle = handlerFor(site);
  const { status, body } = await handle(request);
  const html = new TextDecoder().decode(body);
  expect({ status, hasClient: html.includes('src="/client.js"') }).toEqual({ status: 500, hasClient: true });
  expect(html).toContain('RangeError: No &lt;words&gt;');
});

test.each<Partial<RequestInfo>>([{ host: 'evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'same-site' }])(
  'The dev server does not compile the gallery for a request from a foreign page (%j)',
  async (more) => {
    expect(await ask(more)).toMatchObject({ status: 403, headers: securityHeaders({ connect: [] }), requested: [''] });
    expect((await ask({})).requested).toEqual(['/__gallery']);
  },
);

test('The dev server encodes a requested picture before it answers, and encodes it only once', async () => {
  const encoded: string[] = [];
  const site = {
    ready: (path: string) => (path === 'assets/mast.svg' ? '<svg/>' : undefined),
    file: async (path: string) => {
      encoded.push(path);
      return path === 'assets/mast-0.avif' || path === 'favicon.ico' ? `bytes of ${path}` : undefined;
    },
  };
  const handle = handlerFor(site);
  for (const [url, status, text] of [
    ['/assets/mast-0.avif', 200, 'bytes of assets/mast-0.avif'],
    ['/assets/mast-0.avif?again', 200, 'bytes of assets/mast-0.avif'],
    ['/favicon.ico', 200, 'bytes of favicon.ico'],
    ['/assets/mast.svg', 200, '<svg/>'],
    ['/assets/gone-0.avif', 404, undefined],
  ] as const) {
    const response = await handle({ ...request, url });
    expect(response.status).toBe(status);
    if (text !== undefined) expect(new TextDecoder().decode(response.body)).toBe(text);
  }
  expect(encoded).toEqual(['assets/mast-0.avif', 'favicon.ico', 'assets/gone-0.avif']);
});

test('The dev server serves the current favicon, and none after it is removed', async () => {
  let favicon: string | undefined;
  const handle = handlerFor({ file: async () => favicon });
  for (favicon of ['first', 'second', undefined]) {
    const { status, body } = await handle({ ...request, url: '/favicon.ico' });
    if (favicon === undefined) expect(status).toBe(404);
    else expect(new TextDecoder().decode(body)).toBe(favicon);
  }
});

test('If a page cannot be rendered from unchecked content, the dev server finishes the checks and then serves the page', async () => {
  let isChecked = false;
  const html = (): string => {
    if (!isChecked) throw new Error('no such page');
    return '<html><head></head></html>';
  };
  const [unchecked, checked] = [buildOf({ routeOf: homeRoute, html }), buildOf({ routeOf: homeRoute, html })];
  const handle = createDevHandler(
    {
      state: () => ({ ...nothing, build: isChecked ? checked : unchecked }),
      finishChecks: async () => {
        const hasChecks = !isChecked;
        isChecked = true;
        return hasChecks;
      },
    },
    options,
  );
  const { status, body } = await handle(request);
  expect(status).toBe(200);
  expect(new TextDecoder().decode(body)).not.toContain('no such page');
});

test.each([
  ['the errors if an entry has no page because of errors', [{ file: 'guides/start.yaml' }], [], 500],
  ['the not-found page if all entries with errors have a page', [{ file: 'guides/start.yaml' }], [{}], 404],
  ['the not-found page if only a value has errors', [{ file: 'guides/start.yaml', path: ['title'] }], [], 404],
  ['the not-found page if another file has errors', [{ file: 'assets/map.svg' }], [], 404],
])('The dev server answers a request for an unknown page with %s', async (_, held, routes, expected) => {
  const build = { ...buildOf({ routesOf: () => routes }), held };
  const handle = createDevHandler({ state: () => ({ ...nothing, build }), finishChecks }, { ...options, errors: () => 'start.yaml:2' });
  const { status, body } = await handle({ ...request, url: '/guides/start' });
  expect(status).toBe(expected);
  expect(new TextDecoder().decode(body).includes('start.yaml:2')).toBe(expected === 500);
});
