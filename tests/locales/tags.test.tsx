// The languages of a site may have tags that differ from their keys. Browsers, search engines, feed readers and Intl get the tag.
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { build } from '../../src/build/build.ts';
import type { ContentTree } from '../../src/content/tree.ts';
import { formatDiagnostics } from '../../src/diagnostics/format-diagnostics.ts';
import { localeName } from '../../src/diagnostics/messages/messages.ts';
import { createLocales, type Locales } from '../../src/model/languages/locale.ts';
import type { SiteDefinition } from '../../src/site/definition.ts';
import { defineCollection, defineSite, list, path, text, z } from '../../src/site/index.ts';
import { flagsOf } from '../../src/tools/new/kinds.ts';
import { contentWith, inputOf } from '../support/fixture-site/content.ts';
import { withLanguage } from '../support/fixture-site/languages.ts';
import { kindNamed } from '../support/fixture-site/scaffold.ts';
import { definition as radio } from '../support/fixture-site/theme.tsx';

const locales = createLocales({ de: { tag: 'de-AT' }, en: { tag: 'en-IE' }, zh: { tag: 'zh-Hans', partial: true } });

async function filesOf(definition: SiteDefinition, tree: ContentTree): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  const { diagnostics } = await build({ ...inputOf(tree), definition }, ({ path: name, bytes }) => files.set(name, bytes.toString()));
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return files;
}

/** Returns the values of `lang`, `xml:lang` and `hreflang` in a file. */
const langsIn = (file = ''): readonly string[] => [
  ...new Set([...file.matchAll(/(?:^|[\s:])(?:hreflang|lang)="([^"]*)"/gi)].map(([, lang = '']) => lang)),
];

const tags = ['de-AT', 'en-IE', 'zh-Hans'];

describe('Language tags of the radio in three languages', async () => {
  const three = withLanguage(contentWith(), 'zh');
  const texts = new Map(three.texts);
  texts.delete('pages/about.zh.mdx');
  const settings = texts
    .get('site.yaml')
    ?.replace(/\}\s*$/, ', "security": { "contact": "ahoi@inselfunk.test", "validUntil": "2026-01-01" } }');
  const files = await filesOf({ ...radio, locales }, { ...three, texts: texts.set('site.yaml', settings ?? '') });
  const page = (name: string): string => files.get(name) ?? expect.fail(`${name} is not among ${[...files.keys()].join(' ')}`);

  test('are in each lang and hreflang attribute of the pages and of the sitemap', () => {
    const markup = [...files].filter(([name]) => /\.(?:html|xml)$/.test(name));
    for (const [name, html] of markup) expect([...tags, 'x-default'], name).toEqual(expect.arrayContaining([...langsIn(html)]));
    expect(langsIn(page('sitemap.xml'))).toEqual([...tags, 'x-default']);
  });

  test.each([
    ['index.html', 'de-AT'],
    ['en/404.html', 'en-IE'],
    ['zh.html', 'zh-Hans'],
    ['zh/404.html', 'zh-Hans'],
  ])('are the language of the page: %s is in %s', (name, tag) => {
    expect(page(name)).toContain(`<html lang="${tag}">`);
  });

  test('do not replace keys in URLs', () => {
    expect(page('index.html')).toContain('<link rel="alternate" hrefLang="zh-Hans" href="https://www.inselfunk.test/zh"/>');
    expect(page('index.html')).toContain('<a href="/zh" hrefLang="zh-Hans">zh</a>');
  });

  test('are the language of redirects', () => {
    const moved = [...files.values()].filter((html) => html.includes('http-equiv="refresh"'));
    expect(moved.flatMap(langsIn)).toContain('de-AT');
  });

  test('mark a text from a fallback language', () => {
    expect(page('zh/about.html')).toMatch(/<h2 [^>]*lang="de-AT"/);
  });

  test('are in link previews, the web manifest and security.txt', () => {
    expect(page('zh.html')).toContain('<meta property="og:locale" content="zh_CN"/>');
    expect(JSON.parse(page('zh/site.webmanifest')).lang).toBe('zh-Hans');
    expect(page('.well-known/security.txt')).toContain(`Preferred-Languages: ${tags.join(', ')}\n`);
  });
});

const notes = defineCollection({
  singular: 'note',
  description: 'a note',
  schema: () => z.strictObject({ path: path.optional(), words: text }),
  title: ({ words }) => words,
  component: ({ entry }) => <h1>{entry.words}</h1>,
  feed: { published: () => '2026-03-01' },
});

const home = `languages: [pt, zh]
path: /
words: { pt: Início, zh: 首页 }
meta:
  title: { pt: Início, zh: 首页 }
  description:
    pt: "O início: uma nota tão longa quanto a descrição de uma página para buscadores deve ser, e nada mais do que isso."
    zh: "首页：这是一条笔记，它的长度与搜索引擎所需的页面描述相当，除此之外没有任何其他内容，仅供测试使用，读者可以忽略。"
`;

test('Language tags are in feeds', async () => {
  const Body = ({ children }: { readonly children: ReactNode }) => (
    <>
      <header />
      <main>{children}</main>
      <footer />
    </>
  );
  const two = createLocales({ pt: { tag: 'pt-BR' }, zh: { tag: 'zh-Hans' } });
  const texts = new Map([
    ['site.yaml', 'name: { pt: Notas, zh: 笔记 }\nbaseUrl: https://notes.example.org\n'],
    ['notes/home.yaml', home],
  ]);
  const files = await filesOf(defineSite({ locales: two, Body, collections: { notes } }), { texts, assets: new Map(), problems: [] });
  expect(JSON.parse(files.get('notes/feed.json') ?? '').language).toBe('pt-BR');
  expect(langsIn(files.get('zh/notes/feed.atom'))).toEqual(['zh-Hans']);
});

test('Language tags decide the order of sorted lists', () => {
  const cards = { notes: ['Ö', 'Z', 'O'].map((title) => ({ id: title, title })) } as never;
  const sorted = (tag: string) =>
    list({ cards, tag }, 'notes', { card: (entry: { title: string }) => entry, sort: 'title' }).map(({ id }) => id);
  expect(sorted('sv-SE')).toEqual(['O', 'Z', 'Ö']);
  expect(sorted('de-DE')).toEqual(['O', 'Ö', 'Z']);
});

const langsOf = ({ list: all, of }: Locales): readonly string[] => all.map((locale) => of(locale).lang);
const namesOf = ({ list: all, of }: Locales): readonly string[] => all.map((locale) => of(locale).name);

describe('The `lang` attribute', () => {
  test('may be shorter than the language tag, for pages with readers outside of its region', () => {
    expect(langsOf(createLocales({ en: { tag: 'en-GB', lang: 'en' }, de: { tag: 'de-DE' } }))).toEqual(['en', 'de-DE']);
  });

  test('lacks the extensions of the language tag, which are only for Intl', () => {
    const arabic = createLocales({ ar: { tag: 'ar-EG-u-nu-latn' } });
    expect([langsOf(arabic), arabic.of('ar').tag]).toEqual([['ar-EG'], 'ar-EG-u-nu-latn']);
  });

  test('must be different for each language, so that search engines can distinguish the pages', () => {
    expect(() => createLocales({ de: { tag: 'de-AT' }, simple: { tag: 'de-AT' } })).toThrow(/simple is "de-AT"/);
  });
});

test('Languages have the names of their tags, with script and region if another language differs only in these', () => {
  expect(namesOf(createLocales({ br: { tag: 'pt-BR' }, zh: { tag: 'zh-Hans' } }))).toEqual(['português', '中文']);
  expect(namesOf(createLocales({ br: { tag: 'pt-BR' }, pt: { tag: 'pt-PT' } }))).toEqual(['português (Brasil)', 'português europeu']);
  expect(namesOf(createLocales({ zh: { tag: 'zh-Hans' }, tw: { tag: 'zh-Hant-TW' } }))).toEqual(['简体中文', '繁體中文']);
});

describe('With the key br for Portuguese,', () => {
  const brazilian = createLocales({ en: {}, br: { tag: 'pt-BR' } });

  test('commands and questions name the language by its tag', () => {
    expect(localeName('br', brazilian, 'en')).toBe('Portuguese');
    expect(localeName('br', brazilian, 'de')).toBe('Portugiesisch');
    expect(flagsOf(kindNamed('page'), brazilian).find(({ name }) => name === 'name-br')?.meaning).toContain('Portuguese');
  });

  test('diagnostics name the language by its tag, but show the key where content has to contain it', async () => {
    const texts = new Map([['notes/home.yaml', 'languages: [en, br]\npath: /\nwords: { en: Hello }\n']]);
    const definition = defineSite({ locales: brazilian, Body: () => null, collections: { notes } });
    const { diagnostics } = await build(inputOf({ texts, assets: new Map(), problems: [] }, { definition }), () => undefined);
    const missing = diagnostics.filter(({ code }) => code === 'language-missing');
    expect(
      formatDiagnostics(missing, 'de').map(({ message, hint }) => [message.includes('Portugiesisch'), hint?.includes('br: …')]),
    ).toEqual([[true, true]]);
  });
});

test.each([
  ['de', 'de_DE'],
  ['de-AT', 'de_AT'],
  ['zh-Hant', 'zh_TW'],
  ['sr-Latn-RS', 'sr_RS'],
  ['es-419', undefined],
  ['eo', undefined],
])('Link previews have the language and the territory of %s: %s', async (tag, territory) => {
  const files = await filesOf({ ...radio, locales: createLocales({ de: { tag }, en: {} }) }, contentWith());
  expect(/og:locale" content="([^"]*)"/.exec(files.get('index.html') ?? '')?.[1]).toBe(territory);
});
