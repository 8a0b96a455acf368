// Builds a site of Markdown files like those of other generators, in English, German and Hebrew, and tests each feature of
// documents, of files and of derived pages.
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { selectAll } from 'css-select';
import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import { DomUtils, parseDocument } from 'htmlparser2';
import { beforeAll, describe, expect, test } from 'vitest';
import { queriesOf } from '../support/html-page.ts';
import { problemsIn } from '../support/markup.ts';
import { archipel, type Ended, freshFolder, root, snapshot } from '../support/process/process.ts';
import { replaceIn } from '../support/replace-in.ts';
import { type Language, languages, pagesIn, pathOf, paths, words } from './atlas-pages.ts';

const site = join(freshFolder(), 'atlas');
const out = join(site, 'dist');
const origin = 'https://atlas.example.org';
const run = (...args: string[]): Promise<Ended> => archipel(args, { site, cwd: site });
const textOf = (path: string): string => readFileSync(join(out, path), 'utf8');
const bytesOf = (...path: string[]): Buffer => readFileSync(join(...path));

let built: Ended;
beforeAll(async () => {
  cpSync(join(root, 'tests/sites/atlas'), site, { recursive: true, filter: (path) => !/node_modules|dist/.test(path) });
  built = await run('build', '--strict', '--now', '2026-05-01T12:00:00+02:00');
}, 300_000);

/** Returns functions that query the HTML of a page. */
function pageAt(path: string) {
  const html = textOf(`${path === '/' ? '/index' : path}.html`);
  const { all, ...queries } = queriesOf(html);
  return {
    ...queries,
    html,
    inner: (selector: string): string[] => all(selector).map((node) => DomUtils.getInnerHTML(node)),
    /** Returns the URLs of links by their words. */
    links: (within: string): Record<string, string | undefined> =>
      Object.fromEntries(all(`${within} a`).map((node) => [DomUtils.textContent(node), node.attribs['href']])),
  };
}

const pageOf = (page: string, language: Language) => pageAt(pathOf(page, language));

/** Returns the paths of pages in a language, without pages that do not exist in it. */
const pathsOf = (language: Language, ...names: string[]): string[] =>
  names.map((name) => pathOf(name, language)).filter((path) => path !== '');

/** Returns the HTML files of the build, including those for unknown and for old URLs. */
const documents = (): string[] => readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));

test('The build of the atlas site has no warnings', () => {
  expect(built).toMatchObject({ code: 0 });
  expect(built.stderr).toContain('no problems');
});

test('Each document of the atlas site is a page in each language of its files, under the path of that language', () => {
  const others = ['/404', '/de/404', '/he/404', '/posts/contour-lines', '/de/posts/hoehenlinien', '/he/posts/kavei-gova', '/forum'];
  const expected = [...languages.flatMap(pagesIn), ...others].map((path) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`));
  expect(documents().sort()).toEqual(expected.sort());
});

test('Every page of the atlas site is valid HTML', async () => {
  const problems = await Promise.all(documents().map(async (file) => [file, await problemsIn(textOf(file), file)] as const));
  expect(problems.filter(([, found]) => found.length > 0)).toEqual([]);
});

test.each(Object.entries(paths))('The atlas page %s has its language, its direction and its translations', (_, pathIn) => {
  for (const language of languages) {
    const path = pathIn[language];
    if (path === undefined) continue;
    const { attributes } = pageAt(path);
    const urlOf = (of: string) => origin + of;
    const translations = languages.flatMap((each) => (pathIn[each] === undefined ? [] : [[each, urlOf(pathIn[each])]]));
    const alternates = attributes('link[rel=alternate][hreflang]', 'hreflang').map((each, index) => [
      each,
      attributes('link[rel=alternate][hreflang]', 'href')[index],
    ]);
    expect([attributes('html', 'lang'), attributes('html', 'dir')]).toEqual([[language], [language === 'he' ? 'rtl' : undefined]]);
    expect(attributes('link[rel=canonical]', 'href')).toEqual([urlOf(path)]);
    // A page in only one language has no alternates.
    expect(alternates).toEqual(translations.length === 1 ? [] : [...translations, ['x-default', urlOf(pathIn.en ?? '')]]);
  }
});

describe.each(languages)('A document of the atlas site in %s has', (language) => {
  const own = words[language];
  let page: ReturnType<typeof pageAt>;
  beforeAll(() => {
    page = pageOf('contours', language);
  });

  test('strong, emphasized and deleted words, and facts in braces', () => {
    expect(page.html).toContain(`<p>${own.first}`);
    // Without <bdi>, a text that is written from right to left would reverse the groups of digits.
    expect(page.inner('.prose > p')[0]).toContain(language === 'he' ? ' <bdi>+49 30 1234567</bdi>.' : ' +49 30 1234567.');
  });

  test('a fact in a text without markup, isolated if the text is written from right to left', () => {
    const [description] = pageOf('about', language).attributes('meta[name=description]', 'content');
    expect(description).toContain(language === 'he' ? ': \u2066+49 30 1234567\u2069.' : ': +49 30 1234567.');
  });

  test('a link to a telephone number, with its digits in order', () => {
    const [link] = pageOf('home', language).inner('.prose > p:last-child');
    const number = language === 'he' ? '<bdi>+49 30 1234567</bdi>' : '+49 30 1234567';
    expect(link).toContain(`<a href="tel:+49301234567">${number}</a>`);
  });

  test('a table of contents of its headings, with custom ids or ids from their words', () => {
    const ids = ['shapes', 'profile', own.lastId];
    expect(page.texts('.prose nav a')).toEqual(own.parts);
    expect(page.attributes('.prose nav a', 'href')).toEqual(ids.map((id) => `#${id}`));
    expect(page.texts('.prose > h2')).toEqual(own.parts);
    expect(page.attributes('.prose > h2', 'id')).toEqual(ids);
    expect(page.texts('.prose > h3')).toHaveLength(1);
  });

  test('a table that scrolls, with aligned columns', () => {
    expect(page.attributes('section.table', 'aria-label')).toEqual([own.table]);
    expect(page.attributes('section.table', 'tabindex')).toEqual(['0']);
    expect(page.texts('th')).toEqual(own.columns);
    expect(page.attributes('th', 'class')).toEqual(['align-start', 'align-center', 'align-end']);
    expect(page.texts('td.align-center code')).toEqual(['closed ring', 'two rings | gap', 'V uphill']);
  });

  test('pictures from its folder, in sizes and formats, or as drawings', () => {
    expect(page.attributes('.prose img', 'alt')[0]).toBe(own.alt);
    expect(page.attributes('.prose source', 'type')).toEqual(['image/avif', 'image/webp']);
    expect(page.attributes('.prose source', 'srcset')[0]).toMatch(/^\/assets\/guides\/field\/hill-360-\w+\.avif 360w, .* 1216w$/);
    const [, drawing = ''] = page.attributes('.prose img', 'src');
    expect(bytesOf(out, drawing)).toEqual(bytesOf(site, 'content/guides/field/profile.svg'));
    expect(page.texts('figure > picture + figcaption')).toEqual([own.caption]);
  });

  test('a list of definitions, and tasks with names for screen readers', () => {
    expect(page.texts('dt')).toEqual(own.terms);
    expect(page.texts('dd')).toHaveLength(2);
    expect(page.attributes('.task-list-item input', 'checked')).toEqual(['', undefined]);
    expect(new Set(page.attributes('.task-list-item input', 'aria-label')).size).toBe(2);
  });

  test('asides with a custom title or the title of their kind', () => {
    expect(page.texts('.aside-note > .aside-title')).toEqual([own.note]);
    expect(page.texts('.aside-note kbd').at(-1)).toBe('P');
    expect(page.texts('.aside-warning > .aside-title')).toEqual([own.warning]);
  });

  test('code with a title, line numbers, and marked lines and words', () => {
    expect(page.texts('figure.code > figcaption')).toEqual(['profile.ts']);
    expect(page.attributes('figure.code > pre', 'class')).toEqual(['numbered']);
    expect(page.texts('figure.code .line')).toHaveLength(4);
    expect(page.texts('figure.code mark.line')).toEqual(['const heights = [120, 125, 135, 130];']);
    expect(page.texts('figure.code ins.line')).toEqual(['export const steps = heights.map((height) => height / interval);']);
    expect(page.texts('figure.code del.line')).toEqual(['export const steps = heights;']);
    expect(page.texts('figure.code mark:not(.line)')).toEqual(['interval', 'interval']);
    expect(page.texts('figure.code .tok-keyword')).toContain('const');
  });

  test('code of a diff with highlighting, and all code from left to right', () => {
    expect(page.texts('code.language-diff > *')).toEqual([
      'const scale = 1 / 25_000;',
      'const width = 400 * scale;',
      'const width = 400 / scale;',
    ]);
    expect(page.texts('code.language-diff > del')).toHaveLength(1);
    expect(page.attributes('pre', 'dir')).toEqual(['ltr', 'ltr', 'ltr']);
  });

  test('HTML elements in the text, such as details, sup and abbr', () => {
    expect(page.texts('details > summary')).toHaveLength(1);
    expect(page.texts('details > p > strong')).toHaveLength(1);
    expect(page.texts('details sup')).toEqual(['2']);
    expect(page.attributes('details abbr', 'title')).toEqual([expect.stringMatching(/./)]);
    expect(page.attributes('figure > pre + figcaption > time', 'datetime')).toEqual(['2026-03-01']);
    expect(page.texts('figure > pre + figcaption > mark')).toHaveLength(1);
    expect(page.inner('figure:not(.code) > pre')).toEqual(['   /\\\n__/  \\__']);
  });

  test('a footnote with a link back', () => {
    expect(page.attributes('a[role=doc-noteref]', 'href')).toEqual(['#contours-fn-interval']);
    expect(page.attributes('section.footnotes', 'aria-label')).toEqual([own.footnotes]);
    expect(page.attributes('section.footnotes li', 'id')).toEqual(['contours-fn-interval']);
    expect(page.attributes('a[role=doc-backlink]', 'href')).toEqual(page.attributes('a[role=doc-noteref]', 'id').map((id) => `#${id}`));
  });

  test('links by path and by file, to anchors, to other languages, to files and to other sites', () => {
    const links = page.links('h2 ~ p');
    const declination = `${pathOf('north', language)}#declination`;
    expect(Object.values(links)).toEqual([
      '#shapes',
      `#${own.lastId}`,
      declination,
      declination,
      '/he/madrichim/shetach/simun',
      language === 'en' ? pathOf('contours', 'de') : pathOf('contours', 'en'),
      '/map-key.pdf',
      'https://example.org/contours',
      'mailto:desk@atlas.example.org',
    ]);
    const other = language === 'en' ? 'de' : 'en';
    expect(page.attributes('h2 ~ p a[hreflang]', 'hreflang')).toEqual(language === 'he' ? [other] : ['he', other]);
    expect(page.attributes('h2 ~ p a[rel=noopener]', 'href')).toEqual(['https://example.org/contours']);
  });

  test('the data of its front matter: a file with a hash in its name, and a translator', () => {
    const [sheet = ''] = page.attributes('.opening > p > a', 'href');
    expect(sheet).toMatch(/^\/assets\/profile-sheet-\w+\.pdf$/);
    expect(bytesOf(out, sheet)).toEqual(bytesOf(site, 'content/assets/profile-sheet.pdf'));
    const translators = { en: [], de: ['Übersetzt von Jona'], he: ['תרגום: נועה'] };
    expect(page.texts('.opening > p:not(:has(a))')).toEqual(translators[language]);
  });

  test('its folders as breadcrumbs', () => {
    expect(page.attributes('.breadcrumbs a', 'href')).toEqual(['home', 'guides', 'field'].map((each) => pathOf(each, language)));
  });
});

describe.each(languages)('On the atlas site in %s,', (language) => {
  test('Markdown links to the entry of a file, whatever language is in the name of the file', () => {
    const { attributes } = pageOf('guides', language);
    expect(attributes('.prose a', 'href')).toEqual(['field', 'printing', 'about'].map((each) => pathOf(each, language)));
    expect(pageOf('about', language).attributes('.prose a', 'href')).toEqual([pathOf('guides', language)]);
  });

  test('MDX has facts, links to entries and links to external addresses', () => {
    const home = pageOf('home', language);
    expect(home.texts('.prose > p')[0]).toContain('1987');
    expect(home.texts('.prose > p')[0]).toContain('+49 30 1234567');
    expect(home.attributes('.prose a', 'href')).toEqual([
      `${pathOf('contours', language)}#shapes`,
      pathOf('printing', language),
      'https://example.org/compass',
      'tel:+49301234567',
    ]);
    const printing = pageOf('printing', language);
    expect(printing.attributes('.prose a', 'href')).toEqual(['https://example.org/paper', `${pathOf('north', language)}#declination`]);
    expect(printing.texts('kbd')).toEqual([language === 'de' ? '100 %' : '100%']);
  });

  test('a note has the date in the name of its file, and links to its topics', () => {
    const { attributes, texts } = pageOf('survey', language);
    expect(attributes('.opening time', 'datetime')).toEqual(['2026-03-01']);
    expect(texts('.opening time')).toEqual([{ en: '1 March 2026', de: '1. März 2026', he: '1 במרץ 2026' }[language]]);
    expect(attributes('a[rel=tag]', 'href')).toEqual([pathOf('surveyTopic', language)]);
    expect(texts('a[rel=tag]')).toEqual([{ en: 'Survey', de: 'Vermessung', he: 'מדידה' }[language]]);
  });

  test('a topic and the list of notes show the notes in the language, the newest first', () => {
    const listed = (page: string) => pageOf(page, language).attributes('.card a', 'href');
    expect(listed('notes')).toEqual(pathsOf(language, 'survey', 'screen', 'oldSheets', 'desert', 'evening'));
    expect(listed('surveyTopic')).toEqual(pathsOf(language, 'survey', 'screen', 'desert'));
    expect(listed('paperTopic')).toEqual(pathsOf(language, 'screen', 'oldSheets', 'evening'));
  });

  test('the archive is paginated, and search engines index its first page', () => {
    const [first, second] = [pageOf('archive', language), pageOf('archive2', language)];
    expect(first.attributes('.card a', 'href')).toEqual(pathsOf(language, 'survey', 'screen', 'oldSheets'));
    expect(second.attributes('.card a', 'href')).toEqual(pathsOf(language, 'desert', 'evening'));
    expect(second.attributes('.opening .byline a', 'href')).toEqual([pathOf('archive', language), '#top']);
    expect([first, second].map(({ attributes }) => attributes('meta[name=robots]', 'content'))).toEqual([[], ['noindex']]);
  });

  test('an unknown URL has a not-found page in the language', () => {
    const { attributes, texts } = pageAt(language === 'en' ? '/404' : `/${language}/404`);
    expect(attributes('html', 'lang')).toEqual([language]);
    expect(texts('h1')).toEqual([{ en: 'Off the map', de: 'Hier endet die Karte', he: 'מחוץ למפה' }[language]]);
  });
});

test('A document that lacks a language has no page in that language, and the language switch leads to its parent', () => {
  expect(pageAt('/he/madrichim/shetach/simun').links('.prose')).toEqual({ 'דף על סימני המפה': '/guides/field/symbols' });
  expect(pageOf('symbols', 'en').attributes('.languages a', 'href')).toEqual([
    pathOf('symbols', 'en'),
    pathOf('symbols', 'de'),
    pathOf('field', 'he'),
  ]);
});

test('The sitemap of the atlas site has every page except those with noindex', () => {
  const listed = [...textOf('sitemap.xml').matchAll(/<loc>https:\/\/atlas\.example\.org(.*?)<\/loc>/g)].map(([, path]) => path);
  const hidden = new Set(['evening', 'archive2'].flatMap((page) => Object.values(paths[page] ?? {})));
  expect(listed.sort()).toEqual(
    languages
      .flatMap(pagesIn)
      .filter((path) => !hidden.has(path))
      .sort(),
  );
  for (const path of hidden) expect(pageAt(path).attributes('meta[name=robots]', 'content'), path).toEqual(['noindex']);
});

test.each(['robots.txt', '.well-known/security.txt', 'map-key.pdf'])('The public file %s is published byte for byte', (file) => {
  expect(bytesOf(out, file)).toEqual(bytesOf(site, 'content/public', file));
});

describe('A moved URL of the atlas site', () => {
  const moved = [
    ['/posts/contour-lines', pathOf('contours', 'en'), 'This page has moved.'],
    ['/de/posts/hoehenlinien', pathOf('contours', 'de'), 'Diese Seite ist umgezogen.'],
    ['/he/posts/kavei-gova', pathOf('contours', 'he'), 'הדף עבר לכתובת אחרת.'],
    ['/forum', 'https://forum.example.org/maps', 'This page has moved.'],
  ] as const;

  test.each(moved)('%s redirects to %s on every host', (from, to, message) => {
    const { attributes, texts } = pageAt(from);
    expect(attributes('meta[http-equiv=refresh]', 'content')).toEqual([`0; url=${to}`]);
    expect(texts('h1')).toEqual([message]);
    expect(textOf('_redirects')).toContain(`\n${from} ${to} 301\n`);
    expect(textOf('.nginx/redirects.conf')).toContain(to);
  });

  test('is in the URL history, like all pages', async () => {
    const { urls } = JSON.parse((await run('urls', '--json')).stdout).result as {
      readonly urls: readonly { readonly route: string; readonly state: string }[];
    };
    const inState = (state: string) => urls.filter((url) => url.state === state).map(({ route }) => route);
    expect(inState('recorded').sort()).toEqual(languages.flatMap(pagesIn).sort());
    expect(inState('redirected').sort()).toEqual(moved.map(([from]) => from).sort());
    expect(urls).toHaveLength(inState('recorded').length + moved.length);
  });
});

describe.each(languages)('The feeds of the atlas site in %s', (language) => {
  const file = (kind: string): string => `${language === 'en' ? '' : `${language}/`}news.${kind}`;

  test('contain the notes in the language, the latest first, each with its page', () => {
    const { entries = [], id, title } = parseAtomFeed(textOf(file('atom')));
    const { items = [], ...json } = parseJsonFeed(textOf(file('json')));
    const urls = pathsOf(language, 'survey', 'screen', 'oldSheets', 'desert', 'evening').map((path) => origin + path);
    expect(entries.map(({ links }) => links?.find(({ rel }) => rel === 'alternate')?.href)).toEqual(urls);
    expect(items.map(({ url }) => url)).toEqual(urls);
    expect([id, title?.value, json.language]).toEqual([
      `${origin}/${file('atom')}`,
      pageOf('home', language).texts('.brand')[0],
      { en: 'en-GB', de: 'de-DE', he: 'he' }[language],
    ]);
    expect(entries[0]).toMatchObject({ published: '2026-03-01T00:00:00+01:00', authors: [{ name: 'Noa & Jona' }] });
  });

  test('contain the complete text in its direction, for feed readers that do not open the site', () => {
    const content = parseAtomFeed(textOf(file('atom'))).entries?.[0]?.content?.value ?? '';
    const html = parseDocument(content);
    const all = (selector: string) => selectAll(selector, html.children).map((node) => DomUtils.textContent(node));
    expect(/^<div dir="rtl">/.test(content)).toBe(language === 'he');
    expect(all('th')).toHaveLength(2);
    expect(all('pre[dir=ltr] code')).toEqual(['{ "stiles": 7, "paths": -2 }\n']);
    expect(all('li').map((task) => task.charAt(0))).toEqual(expect.arrayContaining(['☑', '☐']));
    expect(content).toContain(`<a href="${origin}${pathOf('contours', language)}#profile">`);
    expect(content).toMatch(/<img src="https:\/\/atlas\.example\.org\/assets\/guides\/field\/profile-\w+\.svg"/);
    expect(content).toContain('+49 30 1234567');
    expect(content).not.toMatch(/(?:href|src)="(?!https:)|class=|<script|<svg/);
  });

  test('are named in the head of each page in the language', () => {
    const expected = ['atom', 'json'].map((kind) => `${origin}/${file(kind)}`);
    for (const path of pagesIn(language)) expect(pageAt(path).attributes('link[rel=alternate][type]', 'href'), path).toEqual(expected);
  });
});

test('The atlas site has no inline style or script, and loads nothing from other sites', () => {
  for (const file of documents())
    expect(textOf(file), file).not.toMatch(/<script(?! type="application\/ld\+json")|<style| style="| on\w+="|src="https?:/);
});

describe('A second build of the atlas site', () => {
  const rebuild = async (): Promise<{
    readonly unchanged: boolean;
    readonly rendered: readonly string[];
    readonly written: readonly string[];
  }> => JSON.parse((await run('build', '--strict', '--now', '2026-05-01T12:00:00+02:00', '--json', '--debug')).stdout).result.work;

  test('does nothing if nothing has changed', async () => {
    expect(await rebuild()).toMatchObject({ unchanged: true, rendered: [], written: [] });
  });

  test('after an edit of a note and of a picture equals a first build, and writes only changed files', async () => {
    replaceIn(join(site, 'content/notes/2026-03-01-spring-survey.he.md'), 'סקר האביב', 'הסקר');
    replaceIn(join(site, 'content/guides/field/profile.svg'), '#b4cdc6', '#c4ddd6');
    const { written } = await rebuild();
    const showing = ['contours', 'survey'].flatMap((page) => languages.map((language) => pathOf(page, language)));
    const listing = ['notes', 'surveyTopic', 'archive'].map((page) => pathOf(page, 'he'));
    const feeds = ['', 'de/', 'he/'].flatMap((folder) => [`${folder}news.atom`, `${folder}news.json`]);
    const pages = [...showing, ...listing].map((path) => `${path.slice(1)}.html`);
    const files = written.filter((file) => !/\.(?:br|gz)$/.test(file)).map((file) => file.replace(/profile-\w+\.svg$/, 'profile.svg'));
    expect([...files].sort()).toEqual([...pages, ...feeds, 'assets/guides/field/profile.svg'].sort());
    const cold = join(freshFolder(), 'cold');
    cpSync(site, cold, { recursive: true, filter: (path) => !/node_modules|dist/.test(path) });
    await archipel(['build', '--now', '2026-05-01T12:00:00+02:00'], { site: cold, cwd: cold });
    // The previous drawing remains for pages that browsers have already loaded.
    expect(snapshot(out)).toMatchObject(snapshot(join(cold, 'dist')));
  });
});
