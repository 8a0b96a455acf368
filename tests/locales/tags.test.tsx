// A site whose languages have other tags than keys: what browsers, search engines, feed readers and Intl read has the tag.
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { build } from '../../src/build.ts';
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

/** The values of `lang`, `xml:lang` and `hreflang` in a file. */
const langsIn = (file = ''): readonly string[] => [
  ...new Set([...file.matchAll(/(?:^|[\s:])(?:hreflang|lang)="([^"]*)"/gi)].map(([, lang = '']) => lang)),
];

const tags = ['de-AT', 'en-IE', 'zh-Hans'];

describe('The radio in three languages', async () => {
  const three = withLanguage(contentWith(), 'zh');
  const texts = new Map(three.texts);
  texts.delete('pages/about.zh.mdx');
  const settings = texts
    .get('site.yaml')
    ?.replace(/\}\s*$/, ', "security": { "contact": "ahoi@inselfunk.test", "validUntil": "2026-01-01" } }');
  const files = await filesOf({ ...radio, locales }, { ...three, texts: texts.set('site.yaml', settings ?? '') });
  const page = (name: string): string => files.get(name) ?? expect.fail(`${name} is not among ${[...files.keys()].join(' ')}`);

  test('has a tag in every attribute of every page and of the sitemap', () => {
    const markup = [...files].filter(([name]) => /\.(?:html|xml)$/.test(name));
    for (const [name, html] of markup) expect([...tags, 'x-default'], name).toEqual(expect.arrayContaining([...langsIn(html)]));
    expect(langsIn(page('sitemap.xml'))).toEqual([...tags, 'x-default']);
  });

  test.each([
    ['index.html', 'de-AT'],
    ['en/404.html', 'en-IE'],
    ['zh.html', 'zh-Hans'],
    ['zh/404.html', 'zh-Hans'],
  ])('says in %s that it is %s', (name, tag) => {
    expect(page(name)).toContain(`<html lang="${tag}">`);
  });

  test('keeps keys in addresses', () => {
    expect(page('index.html')).toContain('<link rel="alternate" hrefLang="zh-Hans" href="https://www.inselfunk.test/zh"/>');
    expect(page('index.html')).toContain('<a href="/zh" hrefLang="zh-Hans">zh</a>');
  });

  test('leads to the page of a redirect in its language', () => {
    const moved = [...files.values()].filter((html) => html.includes('http-equiv="refresh"'));
    expect(moved.flatMap(langsIn)).toContain('de-AT');
  });

  test('says the language of a text that a fallback lends', () => {
    expect(page('zh/about.html')).toMatch(/<h2 [^>]*lang="de-AT"/);
  });

  test('tells link previews, the web manifest and security.txt the tag', () => {
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

test('Feeds say the tag', async () => {
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

test('Lists are sorted as the tag says', () => {
  const cards = { notes: ['Ö', 'Z', 'O'].map((title) => ({ id: title, title })) } as never;
  const sorted = (tag: string) =>
    list({ cards, tag }, 'notes', { card: (entry: { title: string }) => entry, sort: 'title' }).map(({ id }) => id);
  expect(sorted('sv-SE')).toEqual(['O', 'Z', 'Ö']);
  expect(sorted('de-DE')).toEqual(['O', 'Ö', 'Z']);
});

const langsOf = ({ list: all, of }: Locales): readonly string[] => all.map((locale) => of(locale).lang);
const namesOf = ({ list: all, of }: Locales): readonly string[] => all.map((locale) => of(locale).name);

describe('What `lang` says', () => {
  test('may be wider than the tag, for pages that are for more readers than its region', () => {
    expect(langsOf(createLocales({ en: { tag: 'en-GB', lang: 'en' }, de: { tag: 'de-DE' } }))).toEqual(['en', 'de-DE']);
  });

  test('has no extensions, which are for Intl', () => {
    const arabic = createLocales({ ar: { tag: 'ar-EG-u-nu-latn' } });
    expect([langsOf(arabic), arabic.of('ar').tag]).toEqual([['ar-EG'], 'ar-EG-u-nu-latn']);
  });

  test('is another for each language, or search engines could not tell their pages apart', () => {
    expect(() => createLocales({ de: { tag: 'de-AT' }, simple: { tag: 'de-AT' } })).toThrow(/simple is "de-AT"/);
  });
});

test('Languages have the names of their tags, with script and region if another language differs only in these', () => {
  expect(namesOf(createLocales({ br: { tag: 'pt-BR' }, zh: { tag: 'zh-Hans' } }))).toEqual(['português', '中文']);
  expect(namesOf(createLocales({ br: { tag: 'pt-BR' }, pt: { tag: 'pt-PT' } }))).toEqual(['português (Brasil)', 'português europeu']);
  expect(namesOf(createLocales({ zh: { tag: 'zh-Hans' }, tw: { tag: 'zh-Hant-TW' } }))).toEqual(['简体中文', '繁體中文']);
});

describe('Where the key of Portuguese is br,', () => {
  const brazilian = createLocales({ en: {}, br: { tag: 'pt-BR' } });

  test('commands and questions name it by its tag', () => {
    expect(localeName('br', brazilian, 'en')).toBe('Portuguese');
    expect(localeName('br', brazilian, 'de')).toBe('Portugiesisch');
    expect(flagsOf(kindNamed('page'), brazilian).find(({ name }) => name === 'name-br')?.meaning).toContain('Portuguese');
  });

  test('diagnostics name it by its tag, and its key where that is written', async () => {
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
])('Link previews get the language and the territory of %s: %s', async (tag, territory) => {
  const files = await filesOf({ ...radio, locales: createLocales({ de: { tag }, en: {} }) }, contentWith());
  expect(/og:locale" content="([^"]*)"/.exec(files.get('index.html') ?? '')?.[1]).toBe(territory);
});
