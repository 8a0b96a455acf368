// What stands in the output beside the pages.
import { expect, test } from 'vitest';
import { built, type Changes, contentWith, type Options } from './support/content.ts';

const fileOf = async (path: string, changes: Changes = {}, options: Options = {}): Promise<string> =>
  String((await built(contentWith(changes), options)).files.get(path));

test('The sitemap lists every page but those for what is not there', async () => {
  const places = [...(await fileOf('sitemap.xml')).matchAll(/<loc>https:\/\/www\.inselfunk\.test(.*?)<\/loc>/g)].map(([, path]) => path);
  expect(places).toEqual([
    '/',
    '/about',
    '/ai-lead-masters-lighthouse',
    '/offer',
    '/stations',
    '/stations/buoy',
    '/en',
    '/en/about',
    '/en/stations',
    '/en/stations/buoy',
  ]);
});

test('A page in two languages names both and its default, a page in one names none', async () => {
  const entries = (await fileOf('sitemap.xml')).split('<url>');
  const languagesOf = (path: string) =>
    [
      ...(entries.find((entry) => entry.includes(`test${path}</loc>`)) ?? '').matchAll(
        /hreflang="(.*?)" href="https:\/\/www.inselfunk.test(.*?)"/g,
      ),
    ].map(([, language, href]) => `${language} ${href}`);
  expect(languagesOf('/en/about')).toEqual(['de /about', 'en /en/about', 'x-default /about']);
  expect(languagesOf('/offer')).toEqual([]);
});

test('An address with an ampersand is escaped in the sitemap', async () => {
  const xml = await fileOf('sitemap.xml', {}, { overrides: new Map([['baseUrl', 'https://a&b.test']]) });
  expect(xml).toContain('<loc>https://a&amp;b.test/about</loc>');
  expect(xml).not.toContain('a&b');
});

test('robots.txt lets everybody in and names the sitemap', async () => {
  expect(await fileOf('robots.txt')).toBe('User-agent: *\nAllow: /\n\nSitemap: https://www.inselfunk.test/sitemap.xml\n');
});

test.each([
  ['site.webmanifest', 'Inselfunk', 'de', '/'],
  ['en/site.webmanifest', 'Island Radio', 'en', '/en'],
])('%s is that of its language', async (path, name, lang, start_url) => {
  expect(JSON.parse(await fileOf(path))).toMatchObject({ name, lang, start_url });
});

test('No output holds a path of this machine or the moment of the build', async () => {
  const { files } = await built(contentWith());
  const later = await built(contentWith(), { at: Date.parse('2025-06-02T13:14:15+02:00') });
  expect(later.files).toEqual(files);
  for (const bytes of files.values()) expect(String(bytes)).not.toContain(process.cwd());
});
