// Runs `archipel preview` as a process, and requests it over real sockets.
import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../support/http/start-server.ts';
import { archipel, build, freshFolder, type Running, smallContent, start } from '../support/process/process.ts';

const content = smallContent();
let out: string;
beforeAll(async () => {
  out = join(freshFolder(), 'dist');
  await build(content, out);
});

const running: Running[] = [];
afterEach(() => {
  for (const { child } of running.splice(0)) child.kill('SIGKILL');
});

async function preview(folder: string, asked?: number): Promise<Running & { url: string; port: number }> {
  const process = start(['preview', '--out', folder, '--port', String(asked ?? (await freePort()))]);
  running.push(process);
  const [url = '', used] = await process.said(/http:\/\/localhost:(\d+)/);
  return { ...process, url: url.replace('localhost', '127.0.0.1'), port: Number(used) };
}

test('preview serves the built site', async () => {
  const { url } = await preview(out);
  const page = await fetch(`${url}/en`, { headers: { 'accept-encoding': 'br' } });
  expect(page.status).toBe(200);
  expect(page.headers.get('content-encoding')).toBe('br');
  expect(await page.text()).toContain('<html lang="en"');
  const head = await fetch(`${url}/en`, { method: 'HEAD' });
  expect({ status: head.status, text: await head.text() }).toEqual({ status: 200, text: '' });
  expect((await fetch(`${url}/.archipel.json`)).status).toBe(404);
});

test('preview uses a higher port if the requested one is in use', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  const taken = (await new Promise<AddressInfo>((resolve) => server.once('listening', () => resolve(server.address() as AddressInfo))))
    .port;
  const { port, url } = await preview(out, taken);
  expect(port).toBeGreaterThan(taken);
  expect((await fetch(`${url}/`)).status).toBe(200);
  server.close();
});

test('preview reports a port that cannot be used', async () => {
  const { code, stdout, stderr } = await archipel(['preview', '--out', out, '--port', '65535'], { node: [withoutPorts()] });
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain('65535');
  expect(stderr).not.toMatch(/^\s+at /m);
});

/** Writes a module that makes every port fail, as low ports do for all users but root. Returns the option that preloads it. */
function withoutPorts(): string {
  const file = join(freshFolder(), 'preload.mjs');
  const code = `import { Server } from 'node:net';
Server.prototype.listen = function () {
  const error = Object.assign(new Error('listen EACCES'), { code: 'EACCES', syscall: 'listen' });
  process.nextTick(() => this.emit('error', error));
  return this;
};`;
  writeFileSync(file, code);
  return `--import=${file}`;
}

describe('A rebuilt site in preview', () => {
  test('is served without a restart, even if its folder was missing for a moment', async () => {
    const folder = join(freshFolder(), 'dist');
    await build(content, folder);
    const { url, child } = await preview(folder);
    const canonical = async () => /rel="canonical" href="([^"]+)"/.exec(await (await fetch(`${url}/`)).text())?.[1];
    const before = await canonical();
    await build(content, folder, { more: ['--base-url', 'https://other.example.org'] });
    expect(before).not.toContain('other.example.org');
    expect(await canonical()).toContain('https://other.example.org');
    rmSync(folder, { recursive: true });
    expect(await canonical()).toContain('https://other.example.org');
    await build(content, folder);
    expect(await canonical()).toBe(before);
    expect(child.exitCode).toBeNull();
  });

  test('is served completely during repeated builds', async () => {
    const folder = join(freshFolder(), 'dist');
    await build(content, folder);
    const { url, child } = await preview(folder);
    let building = true;
    let [runs, requests] = [0, 0];
    const builds = (async () => {
      for (; runs < 6 || requests < 20; runs += 1) await build(content, folder, { more: ['--base-url', `https://${runs}.example.org`] });
      building = false;
    })();
    while (building) {
      const page = await fetch(`${url}/`);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('</html>');
      requests += 1;
    }
    await builds;
    expect(child.exitCode).toBeNull();
    expect(await (await fetch(`${url}/`)).text()).toContain(`https://${runs - 1}.example.org`);
  });
});

describe('The end of preview', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)('by %s has exit code 0, even with an open connection', async (signal) => {
    const { child, ended, port } = await preview(out);
    const open = connect(port, '127.0.0.1');
    open.on('error', () => undefined);
    await new Promise((resolve) => open.once('connect', resolve));
    child.kill(signal);
    expect(await ended).toMatchObject({ code: 0, stdout: '' });
  });
});

describe('preview without a built site', () => {
  test.each([
    ['no folder', () => join(freshFolder(), 'nowhere')],
    ['an empty folder', freshFolder],
    ['a folder with other files', () => content],
    ['a file', () => join(content, 'site.yaml')],
  ])('ends with exit code 2, and names the command that builds the site: %s', async (_, place) => {
    const { code, stdout, stderr } = await archipel(['preview', '--out', place()]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('archipel build');
  });
});
