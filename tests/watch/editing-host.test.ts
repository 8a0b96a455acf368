// `watch --host` sets a host name under which a proxy forwards requests to the dev server, for users with the token.
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { editing } from '../support/process/editing.ts';
import { archipel, smallContent } from '../support/process/process.ts';

const name = 'edit.example.org';

test('With --host, a browser with the token can read and edit pages under the host name, and other requests are refused', async () => {
  const { port, token, cookie, ask, place, log } = await editing(smallContent(), '--host', name);
  expect(log()).toContain(`https://${name}/?edit=${token}`);
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]>; text: string }>((resolve, reject) => {
      const sent = request({ port, host: '127.0.0.1', path, headers: { Host: name, ...headers } }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }));
      });
      sent.on('error', reject).end();
    });
  for (const path of ['/', '/en', '/assets/x.js', '/__archipel/events?page=/', '/?edit=wrong', '/__gallery'])
    expect((await get(path)).status, path).toBe(403);
  expect((await get('/', { Cookie: `archipel-edit-${port}=wrong` })).status).toBe(403);
  const opened = await get(`/en?edit=${token}`);
  expect(opened).toMatchObject({ status: 303, headers: { location: '/en' } });
  expect(opened.headers['set-cookie']).toEqual([`${cookie}; HttpOnly; SameSite=Strict; Path=/; Secure`]);
  expect((await get('/', { Cookie: cookie })).text).toContain('Seite Start');
  // No other name is accepted, even with the token.
  expect((await get('/', { Host: 'evil.example', Cookie: cookie })).status).toBe(403);
  expect((await get('/', { Host: `${name}.evil.example`, Cookie: cookie })).status).toBe(403);
  expect((await get('/', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site', Cookie: cookie })).status).toBe(403);
  const { id } = await place('/', 'Seite Start');
  const save = { id, values: ['Von fern', 'From afar'] };
  const named = { Host: name, Origin: `https://${name}` };
  for (const headers of [
    { ...named, Origin: `http://${name}` },
    { ...named, Origin: 'https://evil.example' },
    { ...named, Cookie: undefined },
    { ...named, 'Sec-Fetch-Site': 'same-site' },
  ])
    expect((await ask('save', save, headers)).status, JSON.stringify(headers)).toBe(403);
  expect((await ask('save', save, named)).status).toBe(200);
  expect((await get('/', { Cookie: cookie })).text).toContain('Von fern');
});

test('--host is refused together with --no-edit, and with a URL instead of a name', async () => {
  const content = smallContent();
  expect(await archipel(['watch', '--content', content, '--host', name, '--no-edit'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('leave --no-edit out'),
  });
  for (const wrong of ['https://edit.example.org', 'edit.example.org/', 'a b', '-x', ''])
    expect(await archipel(['watch', '--content', content, '--host', wrong])).toMatchObject({ code: 2 });
});
