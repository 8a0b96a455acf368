// Files beside the pages: sitemap, robots.txt, manifests, hashed assets.
import { parseDocument } from 'htmlparser2';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { all, bytesOf, contentOf, files, pages, publicPages, textOf } from '../../support/real-site/real-site.ts';

const base = 'https://www.example.com';
const canonicals = publicPages.flatMap(({ tree }) => all(tree, 'link[rel=canonical]').map(({ attribs }) => attribs['href'] ?? ''));

test('The sitemap lists the canonical URLs, with the same alternates as the pages', () => {
  const urls = all(parseDocument(contentOf('sitemap.xml'), { xmlMode: true }), 'url').map((url) => ({
    loc: all(url, 'loc').map(textOf).join(),
    alternates: all(url, '[rel=alternate]').map(({ attribs }) => [attribs['hreflang'], attribs['href']]),
  }));
  expect(urls.map(({ loc }) => loc).sort()).toEqual(canonicals.sort());
  for (const { tree, path } of publicPages) {
    const inPage = all(tree, 'link[rel=alternate]').map(({ attribs }) => [attribs['hreflang'], attribs['href']]);
    expect(urls.find(({ loc }) => loc === `${base}${path}`)?.alternates, path).toEqual(inPage);
  }
});

test('robots.txt allows everything and names the sitemap', () => {
  expect(contentOf('robots.txt').split('\n')).toEqual(['User-agent: *', 'Allow: /', '', `Sitemap: ${base}/sitemap.xml`, '']);
});

test.each([
  ['site.webmanifest', 'de', '/'],
  ['en/site.webmanifest', 'en', '/en'],
])('The manifest %s starts in its language and names existing icons', (file, lang, start) => {
  const manifest = JSON.parse(contentOf(file)) as { lang: string; start_url: string; name: string; icons: { src: string }[] };
  expect([manifest.lang, manifest.start_url]).toEqual([lang, start]);
  expect(manifest.name).toMatch(/./);
  expect(manifest.icons.length).toBeGreaterThan(0);
  expect(manifest.icons.filter(({ src }) => !files.includes(src.slice(1)))).toEqual([]);
});

test('Each page links to the manifest of its language', () => {
  const wrong = pages.filter(({ tree, lang }) => {
    const [link] = all(tree, 'link[rel=manifest]');
    return link?.attribs['href'] !== (lang === 'de' ? '/site.webmanifest' : '/en/site.webmanifest');
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('Every asset has a hash in its name, and is used by a page, a manifest or another asset', () => {
  // The player, the script for calls and the stylesheets of parts may be unused until a page needs them.
  const assets = files.filter((file) => file.startsWith('assets/') && !/^assets\/(?:player|call|sheet-\w+)-[A-Z\d]{8}\./.test(file));
  expect(assets.filter((file) => !/-(?:[A-Z2-7]{8}|[\da-f]{8,})\.\w+$/.test(file))).toEqual([]);
  const texts = files.filter((file) => /\.(?:html|css|js|webmanifest)$/.test(file)).map(contentOf);
  expect(assets.filter((file) => !texts.some((text) => text.includes(`/${file}`)))).toEqual([]);
});

test('Link previews are small JPEG files of 1200 by 630 pixels, and all different', async () => {
  const pictures = files.filter((file) => /^assets\/og-.*\.jpg$/.test(file));
  expect(pictures).toHaveLength(pages.length);
  for (const file of pictures) {
    expect(await sharp(bytesOf(file)).metadata(), file).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    // 80 kB is a third of the largest size that messengers show. The smallest encoding would take three times as long as a build.
    expect(bytesOf(file).length, file).toBeLessThan(80_000);
  }
  expect(new Set(pictures.map((file) => bytesOf(file).toString('base64'))).size).toBe(pictures.length);
});
