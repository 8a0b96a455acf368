// Requests that no browser sends, over a raw socket, to one server that must survive all of them.
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { send } from '../support/http/raw.ts';
import { freePort } from '../support/http/start-server.ts';
import { build, freshFolder, type Running, smallContent, start } from '../support/process/process.ts';

let server: Running;
let port: number;
beforeAll(async () => {
  const out = join(freshFolder(), 'dist');
  await build(smallContent(), out);
  server = start(['preview', '--out', out, '--port', String(await freePort())]);
  port = Number((await server.said(/http:\/\/localhost:(\d+)/))[1]);
});
afterAll(() => void server.child.kill('SIGKILL'));

const get = (target: string): string => `GET ${target} HTTP/1.1\r\n`;
const end = 'Connection: close\r\n\r\n';

test.each([
  ['an absolute target', `${get('http://localhost/')}Host: localhost\r\n${end}`, /^HTTP\/1\.1 (?:200|400)/],
  ['an absolute target on another host', `${get('http://evil.example/')}Host: localhost\r\n${end}`, /^HTTP\/1\.1 400/],
  ['two hosts', `${get('/')}Host: localhost\r\nHost: evil.example\r\n${end}`, /^HTTP\/1\.1 (?:200|400|403)/],
  ['two hosts in reverse order', `${get('/')}Host: evil.example\r\nHost: localhost\r\n${end}`, /^HTTP\/1\.1 (?:400|403)/],
  ['no host', `${get('/')}${end}`, /^HTTP\/1\.1 (?:400|403)/],
  ['an old client without a host', 'GET / HTTP/1.0\r\n\r\n', /^HTTP\/1\.1 (?:400|403)/],
  ['a path upwards', `${get('/../../etc/passwd')}Host: localhost\r\n${end}`, /^HTTP\/1\.1 (?:400|404)/],
  ['two slashes', `${get('//etc/passwd')}Host: localhost\r\n${end}`, /^HTTP\/1\.1 (?:400|404)/],
  ['a NUL', `${get('/\0')}Host: localhost\r\n${end}`, /^HTTP\/1\.1 4/],
  ['bytes above ASCII', `${get('/\xff\xfe')}Host: localhost\r\n${end}`, /^HTTP\/1\.1 4/],
  ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: localhost\r\n\r\n', /^(?:HTTP\/1\.1 4|$)/],
  ['an upgrade', `${get('/')}Host: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`, /^HTTP\/1\.1 (?:200|4)/],
  ['a body with GET', `${get('/')}Host: localhost\r\nContent-Length: 5\r\n${end}hello`, /^HTTP\/1\.1 200/],
  ['bytes that are not HTTP', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n', /^HTTP\/1\.1 400/],
  ['too many headers', `${get('/')}Host: localhost\r\n${'X: y\r\n'.repeat(9000)}\r\n`, /^HTTP\/1\.1 (?:200|400|431)/],
])('The preview survives %s', async (_, request, answer) => {
  const { text } = await send(port, request);
  expect(text).toMatch(answer);
  expect(text).not.toContain('root:');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  expect(server.child.exitCode).toBeNull();
});
