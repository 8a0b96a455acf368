// Files that a build compresses for hosts: which, with what bytes, and what becomes of those of the build before.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressAside, startCompressThread } from '../../src/node/fs/compress.ts';
import { createPrecompressor } from '../../src/node/fs/precompress.ts';
import { archipel, build, copiedProject, freshFolder, smallContent, snapshot } from '../support/process/process.ts';

const content = smallContent();
const decode: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array>> = { br: brotliDecompressSync, gz: gunzipSync };
const other = { more: ['--base-url', 'https://other.example.org'] };

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

async function built(): Promise<string> {
  const out = join(freshFolder(), 'dist');
  expect((await build(content, out)).code).toBe(0);
  return out;
}

test('Every text of some size is there twice more, smaller, with the same words', async () => {
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

test('A build over another one has the bytes of a build into nothing', async () => {
  const out = await built();
  await build(content, out, other);
  const fresh = join(freshFolder(), 'dist');
  await build(content, fresh, other);
  expect(snapshot(out)).toEqual(snapshot(fresh));
});

test('A compressed file that is damaged or of other words is not taken over', async () => {
  const out = await built();
  const before = snapshot(out);
  const script = filesIn(out).find((file) => /^assets\/.*\.js\.br$/.test(file)) ?? '';
  writeFileSync(join(out, script), readFileSync(join(out, script)).subarray(0, 100));
  writeFileSync(join(out, script.replace(/br$/, 'gz')), readFileSync(join(out, 'index.html.gz')));
  expect((await build(content, out)).code).toBe(0);
  expect(snapshot(out)).toEqual(before);
});

test('--verify finds a compressed file with other words', async () => {
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

test('A build that is faster than its compressor waits with the next file, and loses none', async () => {
  const folder = freshFolder();
  const written = new Set<string>();
  const { add, end } = createPrecompressor(folder, { reuse: () => false, write: ({ path }) => written.add(path) });
  const text = Buffer.from('Here are words that repeat themselves. '.repeat(4000));
  let asked = 0;
  let mostInMemory = 0;
  for (let number = 0; number < 200; number += 1) {
    const wait = add({ path: `page-${number}.html`, name: String(number), bytes: text });
    if (wait !== undefined) asked += 1;
    await wait;
    mostInMemory = Math.max(mostInMemory, number + 1 - written.size / 2);
  }
  await end();
  expect(written.size).toBe(400);
  expect(asked).toBeGreaterThan(50);
  // Of 31 MB no more than the 8 MB that may wait, and what comes between two looks.
  expect(mostInMemory * text.length).toBeLessThan(10 * 2 ** 20);
});

test('A failure of the disk is reported in the end, and nothing is compressed after it', async () => {
  let tries = 0;
  const write = (): never => {
    tries += 1;
    throw new Error('a full disk');
  };
  const { add, end } = createPrecompressor(freshFolder(), { reuse: () => false, write });
  for (let number = 0; number < 50; number += 1) await add({ path: `${number}.html`, name: '', bytes: Buffer.alloc(20_000, 'words ') });
  await expect(end()).rejects.toThrow('a full disk');
  expect(tries).toBeLessThan(40);
});

test('A site that says so has none', async () => {
  const project = copiedProject();
  const file = join(project, 'archipel.config.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace('...own,', '...own,\n  precompress: false,'));
  const out = join(freshFolder(), 'dist');
  expect((await build(content, out, { project })).code).toBe(0);
  expect(filesIn(out).filter((name) => /\.(?:br|gz)$/.test(name))).toEqual([]);
});

test('The thread for many pages gives the same bytes as the threads of zlib', async () => {
  const { compress, end } = startCompressThread();
  for (const text of ['', 'short', 'Here are words that repeat themselves. '.repeat(4000)])
    for (const qualities of [{ br: 5, gz: 9 }, { br: 1 }, { gz: 1 }])
      expect(await compress(new Uint8Array(Buffer.from(text)), qualities)).toEqual(
        unbuffered(await compressAside(Buffer.from(text), qualities)),
      );
  end();
});

/** The same as plain bytes, as they come from a thread. */
const unbuffered = (made: object): object =>
  Object.fromEntries(Object.entries(made).map(([ending, bytes]) => [ending, new Uint8Array(bytes)]));

test('What a thread has not compressed when it is ended is rejected', async () => {
  const { compress, end } = startCompressThread();
  const made = compress(Buffer.alloc(2 ** 20, 'words that repeat themselves '), { br: 11 });
  end();
  await expect(made).rejects.toThrow('has ended');
});
