// Edit requests that do not come from a page of this server in the browser of its user are refused, and write nothing.
import { readFileSync, renameSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { editing } from '../support/process/editing.ts';
import { smallContent, snapshot } from '../support/process/process.ts';
import { watching } from '../support/process/watching.ts';

test('Editing is refused unless the request comes from a page of this server and has its token', async () => {
  const content = smallContent();
  const before = snapshot(content);
  const { ask, place, port, token } = await editing(content);
  const other = await editing(smallContent());
  const found = await place('/', 'Seite Start');
  const save = { id: found.id, values: ['Fremd', 'Foreign'], approved: [] };
  // biome-ignore format: one line per case.
  const refused: readonly [difference: string, headers: Readonly<Record<string, string | undefined>>][] = [
    ['no Origin', { Origin: undefined }],
    ['a foreign Origin', { Origin: 'https://evil.example' }],
    ['an opaque Origin', { Origin: 'null' }],
    ['another port of this machine', { Origin: `http://localhost:${other.port}`, 'Sec-Fetch-Site': 'same-site' }],
    ['another name of this machine', { Origin: `http://127.0.0.1:${port}` }],
    ['a foreign name for this machine', { Host: `evil.example:${port}`, Origin: `http://evil.example:${port}` }],
    ['a page of another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a browser that does not send Sec-Fetch-Site', { 'Sec-Fetch-Site': undefined }],
    ['a form', { 'Content-Type': 'text/plain' }],
    ['another content type', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['no content type', { 'Content-Type': undefined }],
    ['no token', { Cookie: undefined }],
    ['an empty token', { Cookie: `archipel-edit-${port}=` }],
    ['a part of the token', { Cookie: `archipel-edit-${port}=${token.slice(1)}` }],
    ['the token of another port', { Cookie: other.cookie }],
    ['the token of another port under the name of this port', { Cookie: `archipel-edit-${port}=${other.token}` }],
    ['two tokens', { Cookie: `archipel-edit-${port}=x; archipel-edit-${port}=${token}` }],
  ];
  for (const [difference, headers] of refused) expect((await ask('save', save, headers)).status, difference).toBe(403);
  expect(snapshot(content)).toEqual(before);
  expect((await ask('save', save)).status).toBe(200);
  expect(readFileSync(join(content, 'pages/home.yaml'), 'utf8')).toContain('de: "Fremd"');
});

test('An edit request that is invalid or contains unknown names writes nothing', async () => {
  const content = smallContent();
  const before = snapshot(content);
  const { ask, place, body } = await editing(content);
  const { id } = await place('/', 'Seite Start');
  const values = ['x', 'y'];
  // biome-ignore format: one line per case.
  const wrong: readonly [mistake: string, name: string, body: unknown, status: number][] = [
    ['another id', 'save', { id: '00000000-0000-4000-8000-000000000000', values, approved: [] }, 409],
    ['a path as the id', 'save', { id: '../../../etc/passwd', values }, 400],
    ['a file besides the id', 'save', { id, values, file: 'pages/home.yaml' }, 400],
    ['no values', 'save', { id }, 400],
    ['numbers', 'save', { id, values: [1, 2] }, 400],
    ['a list', 'save', [id], 400],
    ['nothing', 'save', 'null', 400],
    ['no JSON', 'save', '{', 400],
    ['100 MB', 'save', JSON.stringify({ id, values: ['x'.repeat(100_000_000)] }), 413],
    ['an unknown change', 'item', { id, level: 0, change: 'destroy' }, 400],
    ['an unknown page', 'place', { page: '/nowhere', text: 'x', index: 0 }, 409],
    ['an unknown text', 'place', { page: '/', text: 'not there', index: 0 }, 200],
    ['an unknown picture', 'place', { page: '/', text: '', index: 0, picture: { src: '/assets/../../site.yaml', index: 0 } }, 200],
    ['a picture for a text', 'picture', { id, name: '../x.png', data: 'AAAA' }, 409],
    ['a picture of 100 MB', 'picture', { id, name: 'x.png', data: 'A'.repeat(100_000_000) }, 413],
    ['an unknown setting', 'setting', { id, index: 99 }, 409],
    ['a setting by its path', 'setting', { id, path: ['path'] }, 400],
    ['an unknown entry', 'item', { id, level: 9, change: 'remove' }, 200],
    ['an example by its file', 'item', { id, level: 0, change: 'add', kind: '../../etc/passwd' }, 200],
    ['another request', 'delete', {}, 404],
    ['unknown edits', 'take-back', { ids: ['00000000-0000-4000-8000-000000000000'] }, 200],
  ];
  for (const [mistake, name, sent, status] of wrong) {
    // The server may close the connection before it has received a body of 100 MB.
    const response = await ask(name, sent).catch(() => ({ status }));
    expect(response.status, mistake).toBe(status);
  }
  expect(snapshot(content)).toEqual(before);
  expect(await body('/')).toContain('Seite Start');
});

test.each([
  ['file', 'pages/home.yaml'],
  ['folder', 'pages'],
])('Editing does not write through a symbolic link that leads out of the content and replaces a %s', async (_, name) => {
  const content = smallContent();
  const { place, save } = await editing(content);
  const found = await place('/', 'Seite Start');
  const [file, linked, outside] = [join(content, 'pages/home.yaml'), join(content, name), join(dirname(content), 'outside')];
  const text = readFileSync(file, 'utf8');
  renameSync(linked, outside);
  symlinkSync(outside, linked);
  const response = await save(found, ['Fremd', 'Foreign']).catch((error: unknown) => String(error));
  expect(JSON.stringify(response)).not.toContain('"saved"');
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('Editing is disabled with --no-edit, and for a browser that has not opened the printed URL', async () => {
  const content = smallContent();
  const { log, state, port } = await watching(content, ['--no-edit']);
  expect(log()).not.toContain('?edit=');
  expect((await state('/')).mayEdit).toBe(false);
  const response = await fetch(`http://localhost:${port}/__archipel/edit/edits`, {
    method: 'POST',
    body: '{}',
    headers: { Origin: `http://localhost:${port}`, 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' },
  });
  expect(response.status).toBe(404);
  const open = await editing(content);
  expect((await open.state('/')).mayEdit).toBe(false);
});

test('A URL with the token redirects to the same URL without the token, and a wrong token is ignored', async () => {
  const { port, token, cookie } = await editing(smallContent());
  const open = (path: string) => fetch(`http://localhost:${port}${path}`, { redirect: 'manual' });
  const right = await open(`/en?a=b&edit=${token}`);
  expect([right.status, right.headers.get('location')]).toEqual([303, '/en?a=b']);
  expect(right.headers.get('set-cookie')).toBe(`${cookie}; HttpOnly; SameSite=Strict; Path=/`);
  for (const path of ['/en?edit=wrong', `//evil.example/?edit=${token}`]) expect((await open(path)).headers.get('set-cookie')).toBeNull();
});
