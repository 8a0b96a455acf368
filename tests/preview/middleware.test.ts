// Handlers that answer requests to a preview before its files do.
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Middleware, RunningServer } from '../../src/node/http/loopback.ts';
import { serveFolder } from '../../src/node/http/preview-server.ts';
import { archipel, build, freshFolder, root, smallContent, start } from '../support/process/process.ts';

let out: string;
beforeAll(async () => {
  out = join(freshFolder(), 'dist');
  await build(smallContent(), out);
});

const serving: RunningServer[] = [];
afterEach(async () => void (await Promise.all(serving.splice(0).map(({ close }) => close()))));

async function serve(middleware: readonly Middleware[], folder = out): Promise<string> {
  const served = await serveFolder(folder, 0, { middleware });
  if (served === undefined) throw new Error('The site has not been built.');
  serving.push(served);
  return `http://127.0.0.1:${served.port}`;
}

const at =
  (path: string, text: string): Middleware =>
  async ({ url }) =>
    new URL(url).pathname === path ? new Response(text) : undefined;
const textOf = async (url: string): Promise<string> => (await fetch(url)).text();

test('Handlers of a preview are called in order, and a file is served if none of them answers', async () => {
  const url = await serve([at('/__one', 'one'), at('/__two', 'two'), at('/__one', 'three')]);
  expect([await textOf(`${url}/__one`), await textOf(`${url}/__two`)]).toEqual(['one', 'two']);
  expect(await textOf(`${url}/`)).toContain('</html>');
  expect((await fetch(`${url}/__three`)).status).toBe(404);
});

test("Handlers of a preview receive the request and the visitor's address", async () => {
  const url = await serve([async (request, visitor) => Response.json([request.method, await request.text(), visitor])]);
  const reply = await fetch(`${url}/`, { method: 'POST', body: 'Größe' });
  expect(await reply.json()).toEqual(['POST', 'Größe', '127.0.0.1']);
  const head = await fetch(`${url}/`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('A handler of a preview can break the connection; if it throws, the request gets 500 and the server continues', async () => {
  const url = await serve([
    async (request) => (request.url.endsWith('/down') ? Response.error() : undefined),
    async (request) => (request.url.endsWith('/bug') ? Promise.reject(new Error('provoked')) : undefined),
  ]);
  await expect(fetch(`${url}/down`)).rejects.toThrow();
  const bug = await fetch(`${url}/bug`);
  expect([bug.status, await bug.text()]).toEqual([500, expect.stringContaining('provoked')]);
  expect((await fetch(`${url}/`)).status).toBe(200);
});

test('Handlers of a site with a base path receive only requests below that path, with URLs relative to it', async () => {
  const [site, folder] = [join(root, 'tests/sites/huts'), join(freshFolder(), 'dist')];
  await archipel(['build', '--out', folder], { site, cwd: site });
  const url = await serve([at('/__one', 'one')], folder);
  expect(await textOf(`${url}/alpine/huts/__one`)).toBe('one');
  for (const path of ['/__one', '/alpine/__one', '/alpine/huts__one']) expect((await fetch(url + path)).status, path).toBe(404);
  expect(await textOf(`${url}/alpine/huts/`)).toContain('</html>');
});

test('A preview prints the URL of the mail catcher with the base path of the site', async () => {
  const [site, folder] = [join(root, 'tests/sites/huts'), join(freshFolder(), 'dist')];
  await archipel(['build', '--out', folder], { site, cwd: site });
  const { child, said } = start(['preview', '--out', folder], { site, cwd: site });
  serving.push({ port: 0, close: async () => void child.kill('SIGKILL') });
  const [printed = ''] = await said(/http:\S+__mail/);
  expect((await fetch(printed)).status).toBe(200);
});
