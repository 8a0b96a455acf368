// The maximum weight of a page, compressed with brotli in its highest quality; 1 kB is 1,000 bytes, as in the budgets of a site. Other
// tests measure time.
import { dirname, join } from 'node:path/posix';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { all, bytesOf, contentOf, files, pages, type RealPage } from '../../support/real-site/real-site.ts';

/** Compressed sizes by file, cached because pages share scripts and stylesheets. */
const sizes = new Map<string, number>();

function compressed(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(bytesOf(file)).length;
  sizes.set(file, size);
  return size;
}

const fileOf = (url: string): string => url.slice(1);

/** Returns the scripts that a page loads at once: those it names, and their imports. */
function scriptsOf({ tree }: RealPage): readonly string[] {
  const found = new Set<string>();
  const add = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    const imports = contentOf(file).matchAll(/(?:\bfrom|\bimport)\s*"(\.[^"]+)"/g);
    for (const [, path = ''] of imports) add(join(dirname(file), path));
  };
  const urls = all(tree, 'script[src], link[rel=modulepreload]').map(({ attribs }) => attribs['src'] ?? attribs['href'] ?? '');
  for (const url of urls) add(fileOf(url));
  return [...found];
}

test('The styles that all pages share have at most 14 kB', () => {
  const sizes = files.filter((file) => /^assets\/site-.*\.css$/.test(file)).map(compressed);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(14_000);
});

const sheets = new Map(files.flatMap((file) => [...file.matchAll(/^assets\/sheet-(\w+)-\w+\.css$/g)].map(([, name = '']) => [name, file])));

test.each(pages)('The stylesheets of $path are those that its parts request, and have at most 4 kB', ({ tree }) => {
  const requested = new Set(all(tree, '[data-sheet]').map(({ attribs }) => attribs['data-sheet'] ?? ''));
  const loaded = all(tree, 'head link[rel=stylesheet][href^="/assets/sheet-"]').map(({ attribs }) => fileOf(attribs['href'] ?? ''));
  expect(new Set(loaded)).toEqual(new Set([...requested].flatMap((name) => sheets.get(name) ?? [])));
  expect(loaded.reduce((sum, file) => sum + compressed(file), 0)).toBeLessThanOrEqual(4000);
});

const isOfCall = (file: string): boolean => /^assets\/call-/.test(file);

test.each(pages)('The scripts that $path loads at once have at most 3.2 kB, without the script for calls', (page) => {
  const scripts = scriptsOf(page).filter((file) => !isOfCall(file));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.reduce((sum, file) => sum + compressed(file), 0)).toBeLessThanOrEqual(3200);
});

test('The script that waits for a click on a call has at most 0.3 kB, and is only on pages with a call', () => {
  const withCalls = pages.filter(({ tree }) => all(tree, '[data-script=call]').length > 0);
  expect(withCalls.length).toBeGreaterThan(0);
  expect(pages.filter((page) => scriptsOf(page).some(isOfCall))).toEqual(withCalls);
  for (const file of new Set(withCalls.flatMap(scriptsOf).filter(isOfCall))) expect(compressed(file)).toBeLessThanOrEqual(300);
});

test.each(pages)('The HTML of $path has at most 16 kB', ({ file }) => {
  expect(compressed(file)).toBeLessThanOrEqual(16_000);
});

test('The preloaded fonts of the home page have at most 100 kB together', () => {
  const [home] = pages.filter(({ path }) => path === '/');
  const fonts = home ? all(home.tree, 'link[rel=preload][as=font]').map(({ attribs }) => fileOf(attribs['href'] ?? '')) : [];
  expect(fonts.length).toBe(2);
  expect(fonts.reduce((sum, file) => sum + bytesOf(file).length, 0)).toBeLessThanOrEqual(100_000);
});
