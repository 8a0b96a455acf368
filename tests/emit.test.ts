// The files of the output that are not pages of the content.
import { describe, expect, test } from 'vitest';
import { build } from '../src/build/build.ts';
import { built, type Changes, contentWith, edited, inputOf, type Options } from './support/fixture-site/content.ts';
import { definition } from './support/fixture-site/theme.tsx';
import { problemsIn } from './support/markup.ts';

const fileOf = async (path: string, changes: Changes = {}, options: Options = {}): Promise<string> =>
  String((await built(contentWith(changes), options)).files.get(path));

test('The sitemap lists every page except the not-found pages', async () => {
  const places = [...(await fileOf('sitemap.xml')).matchAll(/<loc>https:\/\/www\.inselfunk\.test(.*?)<\/loc>/g)].map(([, path]) => path);
  expect(places).toEqual([
    '/',
    '/about',
    '/offer',
    '/package-lighthouse',
    '/stations',
    '/stations/buoy',
    '/en',
    '/en/about',
    '/en/stations',
    '/en/stations/buoy',
  ]);
});

test('The sitemap has the alternates and the default of a page in two languages, and no alternates of a page in one language', async () => {
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

test('robots.txt allows everything and names the sitemap', async () => {
  expect(await fileOf('robots.txt')).toBe('User-agent: *\nAllow: /\n\nSitemap: https://www.inselfunk.test/sitemap.xml\n');
});

test('A robots.txt of the site replaces the generated one', async () => {
  const bytes = new TextEncoder().encode('User-agent: *\nDisallow: /drafts\n');
  const written: string[] = [];
  const tree = { ...contentWith(), publicFiles: new Map([['robots.txt', { bytes, hash: 'x' }]]) };
  await build(inputOf(tree), ({ path, bytes: content }) => void (path === 'robots.txt' && written.push(Buffer.from(content).toString())));
  expect(written).toEqual(['User-agent: *\nDisallow: /drafts\n']);
});

test('Files for hosts contain the not-found page of each language that has a folder', async () => {
  const options = { definition: { ...definition, hosts: ['netlify', 'caddy'] as const } };
  const { files } = await built(contentWith(), options);
  const lines = String(files.get('_redirects')).split('\n');
  expect(lines.filter((line) => line.endsWith('404'))).toEqual(['/en/* /en/404.html 404']);
  expect(String(files.get('.caddy/errors.caddy'))).toContain('rewrite /en/* /en/404.html\n');
});

describe('security.txt', () => {
  const path = '.well-known/security.txt';
  const withSecurity = (lines: string): Changes => edited('site.yaml', 'icon: icon.svg\n', `icon: icon.svg\nsecurity:\n${lines}`);

  test('has the contact and the date of expiry', async () => {
    const text = await fileOf(path, withSecurity('  contact: security@inselfunk.test\n  validUntil: 2025-12-31\n'));
    expect(text).toBe(
      [
        'Contact: mailto:security@inselfunk.test',
        'Expires: 2025-12-31T23:00:00.000Z',
        'Preferred-Languages: de, en',
        `Canonical: https://www.inselfunk.test/${path}`,
        '',
      ].join('\n'),
    );
  });

  test('has the URLs of a contact form and of a policy page', async () => {
    const lines = '  contact: https://www.inselfunk.test/hole\n  policy: https://www.inselfunk.test/policy\n  validUntil: 2025-12-31\n';
    const text = await fileOf(path, withSecurity(lines));
    expect(text).toContain('Contact: https://www.inselfunk.test/hole\n');
    expect(text).toContain('Policy: https://www.inselfunk.test/policy\n');
  });

  test('is missing without its settings', async () => {
    expect((await built(contentWith())).files.has(path)).toBe(false);
  });
});

test.each([
  ['site.webmanifest', 'Inselfunk', 'de', '/'],
  ['en/site.webmanifest', 'Island Radio', 'en', '/en'],
])('The manifest %s has the name and the URL of the site in its language', async (path, name, lang, start_url) => {
  expect(JSON.parse(await fileOf(path))).toMatchObject({ name, lang, start_url, id: start_url, scope: start_url });
});

test('No output contains a path of this machine or the time of the build', async () => {
  const { files } = await built(contentWith());
  const later = await built(contentWith(), { at: Date.parse('2025-06-02T13:14:15+02:00') });
  expect(later.files).toEqual(files);
  for (const bytes of files.values()) expect(String(bytes)).not.toContain(process.cwd());
});

const moved = (redirects: string): Changes => ({ 'redirects.yaml': `redirects:\n${redirects}` });

test('Redirects are sorted, and each is written twice: with and without the mark for forced redirects', async () => {
  const lines = (await fileOf('_redirects', moved('  - { from: /old, to: /about }\n  - { from: /alt, to: / }\n'))).split('\n').slice(1);
  expect(lines).toEqual(['/alt / 301!', '/alt / 301', '/old /about 301!', '/old /about 301', '']);
});

test('A site without redirects has no file of redirects, and an empty map for nginx', async () => {
  const { files } = await built(contentWith({ 'redirects.yaml': undefined }));
  expect([files.has('_redirects'), String(files.get('.nginx/redirects.conf'))]).toEqual([
    false,
    'map $uri $archipel_redirect {\n    default "";\n}\n',
  ]);
});

test.each([
  ['/old', '/about', 'de', 'https://www.inselfunk.test/about', 'href="/about"'],
  ['/en/old', '/en', 'en', 'https://www.inselfunk.test/en', 'href="/en"'],
  // The redirect from an English URL leads to a German page.
  ['/en/old', '/offer', 'en', 'https://www.inselfunk.test/offer', 'href="/offer" hrefLang="de"'],
  ['/old', 'https://shop.test/radio', 'de', 'https://shop.test/radio', 'href="https://shop.test/radio"'],
])('The redirect from %s to %s is a page that browsers leave at once', async (from, to, lang, target, link) => {
  const html = await fileOf(`${from.slice(1)}.html`, moved(`  - { from: ${from}, to: "${to}" }\n`));
  for (const part of [`<html lang="${lang}"`, `content="0; url=${to}"`, `<link rel="canonical" href="${target}"/>`, 'content="noindex"'])
    expect(html).toContain(part);
  expect(html).toContain(`<a ${link}>${target}</a>`);
  expect(html).not.toMatch(/<script|<style|\s(?:style|on\w+)=/);
  expect(await problemsIn(html, 'old.html')).toEqual([]);
});

test('With the URL style `directory`, the page of a redirect is in a folder as well', async () => {
  const { files } = await built(contentWith({ ...edited('site.yaml', 'urlStyle: file', 'urlStyle: directory') }));
  expect([files.has('radio/index.html'), files.has('radio.html')]).toEqual([true, false]);
});
