// The complete output of a small site, built for a fixed instant. After an intended change of the output, run
// `UPDATE_GOLDEN=1 npx vitest run tests/golden.test.ts`.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { contentsOf } from '../src/node/publish/folder-contents.ts';
import { built, contentWith, edited, fixtures, placesOf } from './support/fixture-site/content.ts';

const golden = join(fixtures, 'golden');

test('The build of the valid fixture has no diagnostics, and equals the golden site byte for byte', async () => {
  const { files, diagnostics } = await built(contentWith());
  expect(placesOf(diagnostics)).toEqual([]);
  if (process.env['UPDATE_GOLDEN'] === '1') update(files);
  expect([...files.keys()].sort()).toEqual(contentsOf(golden).files.toSorted());
  for (const [path, bytes] of files) expect(Buffer.from(bytes).equals(readFileSync(join(golden, path))), path).toBe(true);
});

function update(files: ReadonlyMap<string, string | Uint8Array>): void {
  rmSync(golden, { recursive: true, force: true });
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(golden, path)), { recursive: true });
    writeFileSync(join(golden, path), bytes);
  }
}

test('A second build of the same tree has the same bytes, whatever the order of its files', async () => {
  const tree = contentWith();
  const first = await built(tree);
  const second = await built({ ...tree, texts: new Map([...tree.texts].reverse()), assets: new Map([...tree.assets].reverse()) });
  expect(second.files).toEqual(first.files);
});

test('With the URL style `directory`, the file of every page except 404 is named index.html', async () => {
  const { files, diagnostics } = await built(contentWith(edited('site.yaml', 'urlStyle: file', 'urlStyle: directory')));
  expect(placesOf(diagnostics)).toEqual([]);
  expect([...files.keys()].filter((path) => path.endsWith('.html')).sort()).toEqual([
    '404.html',
    'Laden.php/index.html',
    'about/index.html',
    'en/404.html',
    'en/about/index.html',
    'en/index.html',
    'en/radio/index.html',
    'en/stations/buoy/index.html',
    'en/stations/index.html',
    'index.html',
    'offer/index.html',
    'package-lighthouse/index.html',
    'radio/index.html',
    'stations/buoy/index.html',
    'stations/index.html',
  ]);
});
