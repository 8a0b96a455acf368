// Requests that open the editor: only pages of the dev server can open a place in the sources of the site, and no request runs
// another program.
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { foreignOrigins, requestTo } from '../support/http/probes.ts';
import { send } from '../support/http/raw.ts';
import { freePort } from '../support/http/start-server.ts';
import { freshFolder, type Running, root, smallContent, start } from '../support/process/process.ts';
import { partOf } from '../support/samples.ts';

/** File names that a shell, an editor or a terminal could misunderstand. The files are in a folder that is not read as content. */
const oddNames = [
  ...[
    '$(touch pwned).yaml',
    ';touch pwned;.yaml',
    '`touch pwned`.yaml',
    '-n.yaml',
    '--wait',
    '-c touch pwned',
    'a b.yaml',
    'x.yaml:5',
    "'.yaml",
  ],
  ...[
    '".yaml',
    '|touch pwned',
    '&touch pwned&.yaml',
    '>pwned',
    '$HOME.yaml',
    '%PATH%.yaml',
    '~.yaml',
    '*.yaml',
    'a\nb.yaml',
    '\u202eabc.yaml',
  ],
];

let server: Running;
let port: number;
let content: string;
let record: string;

beforeAll(async () => {
  const folder = freshFolder();
  record = join(folder, 'record');
  // The arguments for an editor depend on its name.
  const editor = join(folder, 'code');
  writeFileSync(
    editor,
    `#!/bin/sh\nfor each in "$@"; do printf '%s\\0' "$each"; done > '${record}.part' && mv '${record}.part' '${record}'\n`,
  );
  chmodSync(editor, 0o755);
  content = smallContent(Object.fromEntries(oddNames.map((name) => [`.odd/${name}`, ''])));
  writeFileSync(join(dirname(content), 'above.yaml'), '');
  mkdirSync(`${content}-beside`);
  writeFileSync(join(`${content}-beside`, 'page.yaml'), '');
  symlinkSync(join(dirname(content), 'above.yaml'), join(content, '.odd/link.yaml'));
  symlinkSync('/etc', join(content, '.odd/etc'));
  symlinkSync(content, `${content}-link`);
  server = start(['watch', '--content', content, '--port', String(await freePort()), '--editor', `'${editor}'`], {
    cwd: folder,
  });
  port = Number((await server.said(/Watching .*localhost:(\d+)/))[1]);
});
afterAll(() => void server.child.kill('SIGKILL'));
afterEach(() => {
  expect([server.child.exitCode, existsSync(record)]).toEqual([null, false]);
  for (const folder of [content, join(content, '.odd'), dirname(record), root, dirname(content)])
    expect(readdirSync(folder)).not.toContain('pwned');
});

/** Resolves to the status of the answer, and the arguments with which the editor was started, if it was. */
async function ask(
  body: string,
  headers: readonly string[] = [`Origin: http://localhost:${port}`],
  path = '/__archipel/open',
): Promise<[number | undefined, string[]?]> {
  const request = requestTo(port, path, { method: 'POST', headers, body: Buffer.from(body).toString('latin1') });
  const { replies } = await send(port, request);
  const status = replies[0]?.status;
  // Starting the editor takes a moment.
  if (status === 204) await expect.poll(() => existsSync(record)).toBe(true);
  if (!existsSync(record)) return [status];
  const started = readFileSync(record, 'utf8').split('\0').slice(0, -1);
  unlinkSync(record);
  return [status, started];
}
const place = (file: string, line: unknown = 3, column: unknown = 7): string => JSON.stringify({ file, line, column });

describe('The editor opens a place in the sources', () => {
  test('at its line and column', async () => {
    const file = join(content, 'pages/home.yaml');
    expect(await ask(place(file))).toEqual([204, ['-r', '-g', `${file}:3:7`]]);
    expect(await ask(place('../'.repeat(20) + file.slice(1), 12, 1))).toEqual([204, ['-r', '-g', `${file}:12:1`]]);
    expect(await ask(place('templates/styles.css', 1, 1))).toEqual([204, ['-r', '-g', `${join(root, 'templates/styles.css')}:1:1`]]);
  });

  test.each(partOf(oddNames, 3))('whatever the name of the file: %j', async (name) => {
    const file = join(content, '.odd', name);
    expect(await ask(place(file))).toEqual([204, ['-r', '-g', `${file}:3:7`]]);
  });

  test.each(partOf([0, -1, 1.5, 1e99, 2 ** 53, null, '1', '1;touch pwned', '$(touch pwned)', [1], {}, true], 3))(
    'at the start of the file if %j is not a line',
    async (line) => {
      const file = join(content, 'pages/home.yaml');
      expect(await ask(place(file, line, line))).toEqual([204, ['-r', '-g', `${file}:1:1`]]);
    },
  );
});

describe('The editor opens a text of a page', () => {
  const askFor = (body: object, headers?: readonly string[]) => ask(JSON.stringify(body), headers, '/__archipel/source');
  const lineOf = (file: string, text: string): number =>
    readFileSync(join(content, file), 'utf8')
      .split('\n')
      .findIndex((line) => line.includes(text)) + 1;

  test('at the place of the text in the language of the page', async () => {
    const file = join(content, 'pages/home.yaml');
    const line = lineOf('pages/home.yaml', 'lead:');
    expect(await askFor({ page: '/', texts: ['Nicht viel mehr.'], index: 0 })).toEqual([204, ['-r', '-g', `${file}:${line}:17`]]);
    expect(await askFor({ page: '/en', texts: ['Not much more.'], index: 0 })).toEqual([204, ['-r', '-g', `${file}:${line}:39`]]);
  });

  test.each([
    [409, { page: '/', texts: ['There is no such text.'], index: 0 }],
    [409, { page: '/', texts: [], index: 'x' }],
    [409, { page: '/', texts: [1, {}, null], index: -1 }],
    [400, { page: '/', texts: 'Nicht viel mehr.' }],
    [400, { texts: ['Nicht viel mehr.'] }],
    [400, { page: '/', texts: ['x'.repeat(20_000)] }],
  ])('unless the request is invalid or content lacks the text: %i (case %#)', async (status, body) => {
    expect(await askFor(body)).toEqual([status]);
  });

  test('only for pages of the dev server', async () => {
    const body = { page: '/', texts: ['Nicht viel mehr.'], index: 0 };
    expect((await askFor(body, []))[0]).toBe(400);
    for (const origin of foreignOrigins(port))
      expect([origin, (await askFor(body, [`Origin: ${origin}`]))[1]]).toEqual([origin, undefined]);
  });
});

describe('The editor is not started for', () => {
  const outside = (): readonly string[] => [
    ...[
      '/etc/passwd',
      '/etc/../etc/passwd',
      '/bin/sh',
      '/proc/self/environ',
      '/dev/tty',
      'file:///etc/passwd',
      '\\\\evil.example\\share\\x',
    ],
    ...[
      content,
      `${content}/`,
      `${content}/pages`,
      `${content}/../above.yaml`,
      join(dirname(content), 'above.yaml'),
      `${content}-beside/page.yaml`,
      // The path leads into the content folder through a link, but is written as a path outside of it.
      `${content}-link/pages/home.yaml`,
    ],
    ...[`${content}/.odd/link.yaml`, `${content}/.odd/etc/passwd`, `${content}/nowhere.yaml`, `${content}/pages/home.yaml:3:7`],
    ...[`${content}/pages/home.yaml\0`, `${content}/pages/home.yaml; touch pwned`, `${content}/pages/\0home.yaml`],
    ...[
      'package.json',
      '../package.json',
      'bin/archipel.js',
      'node_modules/react/index.js',
      '.git/config',
      'templates',
      'templates/../package.json',
    ],
    ...[
      '$(touch pwned)',
      '`touch pwned`',
      ';touch pwned',
      '| touch pwned',
      '-c touch pwned',
      '--version',
      '',
      '.',
      '..',
      '/',
      '\0',
      '\n',
      '~',
    ],
    ...['\ud800', 'a'.repeat(3000), 'a/'.repeat(1500), '../'.repeat(1000), '__proto__', 'constructor'],
  ];

  test('a file outside of the sources', async () => {
    for (const file of outside()) expect([file, ...(await ask(place(file)))]).toEqual([file, 409]);
  });

  test('a file outside of the sources while the content folder is missing', async () => {
    renameSync(content, `${content}-away`);
    const answer = await ask(place('/etc/passwd'));
    renameSync(`${content}-away`, content);
    expect(answer).toEqual([409]);
  });

  test.each([
    ...[
      '',
      '{',
      '[]',
      'null',
      '1',
      '"templates/styles.css"',
      '{}',
      '{"file":null}',
      '{"file":1}',
      '{"file":["templates/styles.css"]}',
      '\0',
      'NaN',
    ],
    ...['{"__proto__":{"file":"templates/styles.css"}}', '{"constructor":{"prototype":{"file":"x"}}}', '{"file":{"toString":"x"}}'],
    ...['file=templates%2Fstyles.css', `[${'['.repeat(4000)}`, '\xff\xfe', '{"file":"templates/styles.css","line":NaN}'],
    ...[JSON.stringify({ file: 'templates/styles.css', more: 'x'.repeat(5000) }), 'x'.repeat(200_000)],
  ])('an invalid request %#', async (body) => {
    expect(await ask(body)).toEqual([400]);
  });

  test('pages of other sites, whatever their content type', async () => {
    const valid = place('templates/styles.css');
    for (const origin of foreignOrigins(port))
      for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
        expect([origin, ...(await ask(valid, [`Origin: ${origin}`, `Content-Type: ${type}`]))]).toEqual([origin, 403]);
  });

  test.each([
    ['a request without an origin', [], 400],
    ['a page at another port', ['Origin: http://localhost', 'Sec-Fetch-Site: cross-site'], 403],
    ['a foreign name for this machine', ['Host: evil.example', 'Origin: http://evil.example'], 403],
    ['a page of the dev server if the browser reports another site', ['Sec-Fetch-Site: cross-site', 'Sec-Fetch-Mode: cors'], 403],
  ])('%s', async (name, headers, status) => {
    const own = name.startsWith('a page of the dev server') ? [`Origin: http://localhost:${port}`] : [];
    expect(await ask(place('templates/styles.css'), [...own, ...headers])).toEqual([status]);
  });
});
