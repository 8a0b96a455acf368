// Files that a build compresses for hosts: which files, with which bytes, and the reuse of earlier ones.
import { randomBytes } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressAside, startCompressThread } from '../../src/node/publish/compress.ts';
import { contentsOf } from '../../src/node/publish/folder-contents.ts';
import { createPrecompressor, isCompressed } from '../../src/node/publish/precompress.ts';
import { archipel, build, copiedProject, freshFolder, smallContent, snapshot } from '../support/process/process.ts';

const content = smallContent();
const decode: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array>> = { br: brotliDecompressSync, gz: gunzipSync };
const other = { more: ['--base-url', 'https://other.example.org'] };

const filesIn = (folder: string): readonly string[] => contentsOf(folder).files;

async function built(): Promise<string> {
  const out = join(freshFolder(), 'dist');
  expect((await build(content, out)).code).toBe(0);
  return out;
}

test('Each page, style and script of more than 4 KiB has a smaller compressed file in two formats, with the same content', async () => {
  const out = await built();
  const compressed = filesIn(out).filter((file) => /\.(?:br|gz)$/.test(file));
  const texts = filesIn(out).filter((file) => /\.(?:html|css|js)$/.test(file) && statSync(join(out, file)).size > 4096);
  expect(texts.length).toBeGreaterThan(4);
  for (const text of texts) expect(compressed).toEqual(expect.arrayContaining([`${text}.br`, `${text}.gz`]));
  for (const file of compressed) {
    const [bytes, plain] = [readFileSync(join(out, file)), readFileSync(join(out, file.slice(0, -3)))];
    expect(decode[file.slice(-2)]?.(bytes).length === plain.length && bytes.length <= plain.length * 0.9, file).toBe(true);
    expect(Buffer.from(decode[file.slice(-2)]?.(bytes) ?? '').equals(plain), file).toBe(true);
  }
  expect(compressed.filter((file) => !/\.(?:html|css|m?js|svg|xml|json|webmanifest|txt)\.\w+$/.test(file))).toEqual([]);
});

test('Compressed files of a build that replaces another build equal those of a build into an empty folder', async () => {
  const out = await built();
  await build(content, out, other);
  const fresh = join(freshFolder(), 'dist');
  await build(content, fresh, other);
  expect(snapshot(out)).toEqual(snapshot(fresh));
});

test('A compressed file that is damaged or has other content is not reused', async () => {
  const out = await built();
  const before = snapshot(out);
  const script = filesIn(out).find((file) => /^assets\/.*\.js\.br$/.test(file)) ?? '';
  writeFileSync(join(out, script), readFileSync(join(out, script)).subarray(0, 100));
  writeFileSync(join(out, script.replace(/br$/, 'gz')), readFileSync(join(out, 'index.html.gz')));
  expect((await build(content, out)).code).toBe(0);
  expect(snapshot(out)).toEqual(before);
});

test('--verify finds a compressed file with other content', async () => {
  const folder = freshFolder();
  const preload = join(folder, 'preload.mjs');
  const code = `import zlib from 'node:zlib';
import { syncBuiltinESMExports } from 'node:module';
const { gzip } = zlib;
zlib.gzip = (bytes, options, done) => gzip(Buffer.from('other words'), options, done);
syncBuiltinESMExports();`;
  writeFileSync(preload, code);
  const args = ['build', '--verify', '--now', '2025-06-01', '--content', content, '--out', join(folder, 'dist')];
  expect(await archipel(args)).toMatchObject({ code: 0 });
  const { code: end, stderr } = await archipel([...args, '--base-url', 'https://other.example.org'], { node: [`--import=${preload}`] });
  expect({ end, named: stderr.includes('index.html.gz') }).toEqual({ end: 3, named: true });
});

test.each(['br', 'gz'] as const)('--verify accepts a .%s file only if it has the bytes of its plain file, undamaged', async (ending) => {
  const [plain, other] = [Buffer.from('words '.repeat(1000)), Buffer.from('other '.repeat(1000))];
  const { [ending]: compressed = plain } = await compressAside(plain, { br: 5, gz: 9 });
  const path = `index.html.${ending}`;
  expect(await isCompressed(path, compressed, plain)).toBe(true);
  for (const [bytes, text] of [
    [compressed, other],
    [compressed, plain.subarray(1)],
    [compressed.subarray(0, -10), plain],
    [plain, plain],
  ] as const)
    expect(await isCompressed(path, bytes, text)).toBe(false);
});

/** Returns the target of a precompressor. `written` has the paths of the files that the target has written into `folder`. */
function targetIn(folder: string) {
  const written = new Set<string>();
  const placeOf = (path: string): string => join(folder, path);
  return {
    written,
    reuse: () => false,
    placeOf,
    record: (path: string) => void written.add(path),
    write: ({ path, bytes }: { readonly path: string; readonly bytes: Uint8Array }) => {
      writeFileSync(placeOf(path), bytes);
      written.add(path);
    },
  };
}

test('A build that is faster than its compression waits before it adds the next file, and loses no file', async () => {
  const folder = freshFolder();
  const { written, ...target } = targetIn(folder);
  const { add, end } = createPrecompressor(target);
  const text = Buffer.from('Here are words that repeat themselves. '.repeat(4000));
  let waits = 0;
  let maxInMemory = 0;
  for (let number = 0; number < 200; number += 1) {
    const wait = add({ path: `page-${number}.html`, name: String(number), bytes: text });
    if (wait !== undefined) waits += 1;
    await wait;
    maxInMemory = Math.max(maxInMemory, number + 1 - written.size / 3);
  }
  await end();
  expect([...written].sort()).toEqual(filesIn(folder).toSorted());
  expect(written.size).toBe(600);
  expect(readFileSync(join(folder, 'page-150.html')).equals(text)).toBe(true);
  expect(waits).toBeGreaterThan(50);
  // All files together have 31 MB, of which at most 8 MB wait in the queue. The limit is 2 MB higher, for files that are added between
  // two measurements.
  expect(maxInMemory * text.length).toBeLessThan(10 * 2 ** 20);
});

test('Bytes that the caller still uses are not transferred to the compression thread', async () => {
  const { written: _, ...target } = targetIn(freshFolder());
  const { add, end } = createPrecompressor(target);
  const bytes = new Uint8Array(20_000);
  for (let number = 0; number < 50; number += 1) await add({ path: `${number}.html`, name: '', bytes });
  await end();
  expect(bytes.length).toBe(20_000);
});

test.each([
  [32, 0],
  [33, 1],
])('For %i pages, the build starts %i compression threads: starting one takes as long as compressing 20 pages', async (pages, expected) => {
  const { written, ...target } = targetIn(freshFolder());
  let started = 0;
  const { add, end } = createPrecompressor(target, () => {
    started += 1;
    return 1;
  });
  for (let number = 0; number < pages; number += 1) await add({ path: `${number}.html`, name: '', bytes: Buffer.alloc(2000, 'words ') });
  await end();
  expect({ started, files: written.size }).toEqual({ started: expected, files: 3 * pages });
});

test('A disk error during compression is reported with a later file and at the end, and most later files are not tried', async () => {
  let tries = 0;
  const write = (): never => {
    tries += 1;
    throw new Error('a full disk');
  };
  const { add, end } = createPrecompressor({ ...targetIn(freshFolder()), write });
  const all = async () => {
    for (let number = 0; number < 50; number += 1) await add({ path: `${number}.html`, name: '', bytes: Buffer.alloc(20_000, 'words ') });
  };
  await expect(all()).rejects.toThrow('a full disk');
  await expect(end()).rejects.toThrow('a full disk');
  expect(tries).toBeLessThan(40);
});

test('A disk error in the compression thread keeps its error code', async () => {
  const { written, ...target } = targetIn(join(freshFolder(), 'a-folder-that-is-not-there'));
  const { add, end } = createPrecompressor({ ...target, write: () => undefined });
  const all = async () => {
    for (let number = 0; number < 5000; number += 1) await add({ path: `${number}.html`, name: '', bytes: Buffer.alloc(20_000, 'words ') });
  };
  await expect(all()).rejects.toMatchObject({ code: 'ENOENT' });
  await expect(end()).rejects.toMatchObject({ code: 'ENOENT' });
  expect(written.size).toBe(0);
});

test('A site can disable compressed files', async () => {
  const project = copiedProject();
  const file = join(project, 'archipel.config.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace('...own,', '...own,\n  precompress: false,'));
  const out = join(freshFolder(), 'dist');
  expect((await build(content, out, { project })).code).toBe(0);
  expect(filesIn(out).filter((name) => /\.(?:br|gz)$/.test(name))).toEqual([]);
});

const worth = { minBytes: 1024, maxRatio: 0.9 };
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text));

test('The compression thread for many pages compresses to the same bytes as the threads of zlib, and only if compression pays off', async () => {
  const folder = freshFolder();
  const { write, end } = startCompressThread(worth);
  let number = 0;
  for (const text of ['', 'short', 'Here are words that repeat themselves. '.repeat(4000)])
    for (const qualities of [{ br: 5, gz: 9 }, { br: 1 }, { gz: 1 }]) {
      number += 1;
      const file = join(folder, String(number));
      const expected = text.length < worth.minBytes ? {} : await compressAside(Buffer.from(text), qualities);
      expect(await write({ file, bytes: bytesOf(text), qualities, isThere: false })).toEqual(Object.keys(expected));
      expect(readFileSync(file, 'utf8')).toBe(text);
      for (const [ending, bytes] of Object.entries(expected)) expect(readFileSync(`${file}.${ending}`).equals(bytes)).toBe(true);
    }
  end();
  expect(filesIn(folder).length).toBe(9 + 4);
});

test('The compression thread writes no plain file that exists, and no compressed file that does not pay off', async () => {
  const folder = freshFolder();
  const { write, end } = startCompressThread(worth);
  const noise = new Uint8Array(randomBytes(5000));
  expect(await write({ file: join(folder, 'noise'), bytes: noise, qualities: { br: 5, gz: 9 }, isThere: true })).toEqual([]);
  expect(filesIn(folder)).toEqual([]);
  end();
});

test('Files that a compression thread has not finished at its end are rejected, and nothing is written afterwards', async () => {
  const folder = freshFolder();
  const { write, end } = startCompressThread(worth);
  const file = (number: number) => join(folder, String(number));
  const bytes = () => new Uint8Array(Buffer.alloc(2 ** 18, 'words that repeat themselves '));
  const writes = Array.from({ length: 40 }, (_, number) =>
    write({ file: file(number), bytes: bytes(), qualities: { br: 5 }, isThere: false }),
  );
  await writes[3];
  end();
  const count = filesIn(folder).length;
  const results = await Promise.allSettled(writes);
  expect(results.at(-1)).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('has ended') } });
  expect(filesIn(folder).length).toBe(count);
});
