// The head of each page for browsers, search engines and link previews.
import { describe, expect, test } from 'vitest';
import { all, files, one, pageAt, pages, publicPages, type RealPage, textOf } from '../../support/real-site/real-site.ts';

const base = 'https://www.example.com';
const suffix = ' · Spreebogen AI';

const meta = ({ tree }: RealPage, name: string): string[] =>
  all(tree, `meta[name="${name}"], meta[property="${name}"]`).map(({ attribs }) => attribs['content'] ?? '');
const title = ({ tree }: RealPage): string => textOf(one(tree, 'title'));
const canonical = ({ tree }: RealPage): string[] => all(tree, 'link[rel=canonical]').map(({ attribs }) => attribs['href'] ?? '');
const alternates = ({ tree }: RealPage): [string, string][] =>
  all(tree, 'link[rel=alternate]').map(({ attribs }) => [attribs['hreflang'] ?? '', attribs['href'] ?? '']);
const repeated = (list: readonly string[]): string[] => list.filter((item, index) => list.indexOf(item) !== index);

test('Every page has its own link-preview image, in each language', () => {
  expect(repeated(pages.flatMap((page) => meta(page, 'og:image')))).toEqual([]);
});

test('Every page has its own title and description', () => {
  expect(repeated(pages.map(title))).toEqual([]);
  expect(repeated(pages.flatMap((page) => meta(page, 'description')))).toEqual([]);
});

describe.each(pages)('The head of $path', (page) => {
  test('has a title and a description with the length that search engines show', () => {
    expect(title(page).endsWith(suffix)).toBe(true);
    const [length, ...others] = meta(page, 'description').map((text) => text.length);
    expect(others).toEqual([]);
    expect(title(page).length - suffix.length).toBeGreaterThanOrEqual(30);
    expect(title(page).length).toBeLessThan(65);
    expect(length).toBeGreaterThanOrEqual(110);
    expect(length).toBeLessThanOrEqual(160);
  });

  test('belongs to a page with one main heading, a header, a navigation, a main part and a footer', () => {
    const count = (selector: string): number => all(page.tree, selector).length;
    expect(['h1', 'body > header', 'header nav[aria-label]', 'main#main', 'body > footer'].map(count)).toEqual([1, 1, 1, 1, 1]);
    expect(textOf(one(page.tree, 'h1'))).toMatch(/.{3}/);
  });

  test('belongs to a page that starts with a skip link', () => {
    const [first] = all(page.tree, 'body > *');
    expect(first?.attribs['href']).toBe('#main');
  });

  test('has its own preview for social networks', () => {
    const own = title(page).slice(0, -suffix.length);
    expect([meta(page, 'og:title'), meta(page, 'twitter:title')]).toEqual([[own], [own]]);
    expect(meta(page, 'og:description')).toEqual(meta(page, 'description'));
    expect(meta(page, 'twitter:card')).toEqual(['summary_large_image']);
    expect(meta(page, 'og:locale')).toEqual([page.lang === 'de' ? 'de_DE' : 'en_GB']);
    const [image] = meta(page, 'og:image');
    expect(files).toContain(image?.slice(base.length + 1));
    expect(meta(page, 'twitter:image')).toEqual([image]);
    expect(meta(page, 'og:image:alt')).toEqual([expect.stringContaining(own)]);
    expect([meta(page, 'og:image:width'), meta(page, 'og:image:height')]).toEqual([['1200'], ['630']]);
  });
});

describe.each(publicPages)('The public head of $path', (page) => {
  test('has a canonical URL, and allows indexing', () => {
    expect([canonical(page), meta(page, 'og:url')]).toEqual([[`${base}${page.path}`], [`${base}${page.path}`]]);
    expect(meta(page, 'robots')).toEqual([]);
  });

  test('has either no alternates, or alternates that link back', () => {
    const others = alternates(page);
    if (others.length === 0) return;
    expect(others.map(([lang]) => lang)).toEqual(['de', 'en', 'x-default']);
    const [german, english, fallback] = others.map(([, href]) => href.slice(base.length));
    expect([german, english]).toContain(page.path);
    expect(fallback).toBe(german);
    for (const path of [german, english]) expect(alternates(pageAt(path ?? ''))).toEqual(others);
  });
});

test.each(pages.filter((page) => !publicPages.includes(page)))('The head of $path prevents indexing', (page) => {
  expect([canonical(page), alternates(page), meta(page, 'robots')]).toEqual([[], [], ['noindex']]);
});
