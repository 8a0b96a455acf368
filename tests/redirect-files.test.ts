// The files with redirects for hosts. `preview` parses one of them, `_redirects`.
import { expect, test } from 'vitest';
import { hostFiles } from '../src/output/hosts/host-files.ts';
import { readRedirects, redirectsPath } from '../src/output/hosts/static-hosts.ts';

const redirects = [
  { from: '/old', to: '/about' },
  { from: '/en/old', to: '/en' },
  { from: '/shop.php', to: 'https://shop.test/radio' },
  { from: '/über-uns', to: '/about' },
  { from: '/old page', to: '/about' },
];
const textOf = (path: string, list = redirects): string =>
  hostFiles(['nginx'], { rules: [], redirects: list, notFoundIn: [], basePath: '' }).find((file) => file.path === path)?.bytes ?? '';

test('The parsed redirects equal the written ones', () => {
  expect(readRedirects(textOf(redirectsPath))).toEqual(new Map(redirects.map(({ from, to }) => [from, to])));
});

test.each(['', '\n\n', '# /a /b 301', '/alone', 'a b'])('The line %j is not parsed as a redirect', (text) => {
  expect(readRedirects(text)).toEqual(new Map());
});

test('Cloudflare Pages can use one line for each form in which browsers send the path of a redirect', () => {
  // Cloudflare Pages ignores lines with any other status, such as `301!`.
  const usable = textOf(redirectsPath)
    .split('\n')
    .filter((line) => ['301', '302', '303', '307', '308'].includes(line.split(' ')[2] ?? ''));
  expect(usable.map((line) => line.split(' ')[0])).toEqual([
    '/en/old',
    '/old',
    '/old%20page',
    '/shop.php',
    '/%C3%BCber-uns',
    '/%c3%bcber-uns',
  ]);
});

test('A redirect from a path that is too long for the buckets of nginx is looked up by pattern', () => {
  const long = `/${'very-'.repeat(12)}long.php`;
  expect(textOf('.nginx/redirects.conf', [{ from: long, to: '/' }])).toContain(`"~*^${long.replace('.', '\\.')}/?$" "/";`);
});

test("The length of a redirect's path for nginx is its number of bytes", () => {
  const [fits, long] = [`/${'א'.repeat(19)}`, `/${'א'.repeat(20)}`];
  const text = textOf(
    '.nginx/redirects.conf',
    [fits, long].map((from) => ({ from, to: '/' })),
  );
  expect(text).toContain(`"${fits}" "/";`);
  expect(text).toContain(`"~*^${long}/?$" "/";`);
});
