// A third language needs only an entry in the definition, a messages file and texts.
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { build } from '../../src/build/build.ts';
import type { ContentTree } from '../../src/content/tree.ts';
import { schemaIn } from '../../src/content/validation/schema-in-locales.ts';
import type { Locales } from '../../src/model/languages/locale.ts';
import { createLocales } from '../../src/model/languages/locale.ts';
import { languages, text } from '../../src/model/languages/text.ts';
import { contentWith, edited, inputOf } from '../support/fixture-site/content.ts';
import { inOneLanguage, withLanguage } from '../support/fixture-site/languages.ts';
import { definition, locales as two } from '../support/fixture-site/theme.tsx';

const german = { tag: 'de-DE', name: 'Deutsch' };
const english = { tag: 'en-GB', name: 'English' };
const french = { tag: 'fr-FR', name: 'Français', fallback: 'en' };
const withFrench = createLocales({ de: german, en: english, fr: french });
const withPartialFrench = createLocales({ de: german, en: english, fr: { ...french, partial: true } });
const withArabic = createLocales({ de: german, en: english, ar: { tag: 'ar-EG' } });

async function builtIn(locales: Locales, tree: ContentTree) {
  const files = new Map<string, string>();
  const input = { ...inputOf(tree), definition: { ...definition, locales } };
  const { diagnostics, summary } = await build(input, ({ path, bytes }) => files.set(path, bytes.toString()));
  // The texts of the third language are copies with a mark, so diagnostics of promotions and translations do not matter here.
  const problems = diagnostics.filter(({ code }) => !/^(?:promotion|translation)-/.test(code)).map(({ code, file }) => `${code} ${file}`);
  const errors = diagnostics.filter(({ severity }) => severity === 'error').map(({ code, file }) => `${code} ${file}`);
  return { files, summary, problems, errors, page: (path: string): string => files.get(path) ?? '' };
}

const hreflangs = (html: string): string[] =>
  [...html.matchAll(/rel="alternate" hrefLang="([^"]+)"/gi)].map(([, language = '']) => language);
const switchOf = (html: string): string[] =>
  [...html.matchAll(/<a href="([^"]*)" hrefLang="[\w-]+">(?:[^<]* )?(\w\w)<\/a>/gi)].map(([, href, language]) => `${language} ${href}`);

describe('A site in German, English and French', async () => {
  const site = await builtIn(withFrench, withLanguage(contentWith(), 'fr'));

  test('has no errors, and the pages of each language', () => {
    expect(site.problems).toEqual([]);
    expect(Object.keys(site.summary.routes)).toEqual(['de', 'en', 'fr']);
    expect(site.summary.routes['fr']).toBe(site.summary.routes['en']);
    expect(site.summary.notFoundPages).toBe(3);
    expect([...site.files.keys()]).toEqual(expect.arrayContaining(['fr.html', 'fr/about.html', 'fr/404.html', 'fr/site.webmanifest']));
  });

  test.each(['index.html', 'en.html', 'fr.html'])('has all alternates in %s, with German as the default', (path) => {
    expect(hreflangs(site.page(path))).toEqual(['de-DE', 'en-GB', 'fr-FR', 'x-default']);
    expect(site.page(path)).toContain('hrefLang="x-default" href="https://www.inselfunk.test/"');
  });

  test('links each page to its versions in the other languages, or to the nearest page', () => {
    expect(switchOf(site.page('fr/about.html'))).toEqual(['de /about', 'en /en/about']);
    expect(switchOf(site.page('offer.html'))).toEqual(['en /en/about', 'fr /fr/about']);
    expect(switchOf(site.page('fr/404.html'))).toEqual(['de /', 'en /en']);
  });

  test('has the pages of all languages in the sitemap', () => {
    const sitemap = site.page('sitemap.xml');
    expect(sitemap).toContain('<loc>https://www.inselfunk.test/fr/about</loc>');
    expect(sitemap).toContain('hreflang="fr-FR" href="https://www.inselfunk.test/fr/about"');
  });

  test('has the language and its alternates in link previews', () => {
    expect(site.page('fr.html')).toContain('property="og:locale" content="fr_FR"');
    expect(site.page('fr.html').match(/og:locale:alternate" content="(\w+)"/g)).toHaveLength(2);
  });

  test('formats amounts and dates in French', async () => {
    const dated = edited('pages/home.yaml', 'From {price.masts.offer.once}.', 'From {price.masts.offer.once} until {campaign.summer.end}.');
    const { page } = await builtIn(withFrench, withLanguage(contentWith(dated), 'fr'));
    expect(page('fr.html')).toMatch(/9[\s\u202f]997\s€ until 30 juin 2025/);
  });
});

test('A text without the third language is reported with its place', async () => {
  const tree = withLanguage(contentWith(), 'fr');
  const lacking = new Map(tree.texts).set('navigation.yaml', contentWith().texts.get('navigation.yaml') ?? '');
  const { problems } = await builtIn(withFrench, { ...tree, texts: lacking });
  expect(problems.length).toBeGreaterThan(0);
  expect(problems.every((problem) => problem.startsWith('language-missing navigation.yaml'))).toBe(true);
});

test('Content in a language that is not in the definition is reported as unknown', async () => {
  const { problems } = await builtIn(two, withLanguage(contentWith(), 'fr'));
  expect(problems.some((problem) => problem.startsWith('key-unknown site.yaml'))).toBe(true);
  expect(problems.some((problem) => problem.startsWith('file-unexpected translations/fr.yaml'))).toBe(true);
});

test('The missing messages file of a language is reported', async () => {
  const tree = withLanguage(contentWith(), 'fr');
  const texts = new Map(tree.texts);
  texts.delete('translations/fr.yaml');
  const { problems } = await builtIn(withFrench, { ...tree, texts });
  expect(problems).toEqual([expect.stringContaining('file-missing translations/fr.yaml')]);
});

test('Pages in a language that is written from right to left have a direction, and others have none', async () => {
  const site = await builtIn(withArabic, withLanguage(contentWith(), 'ar'));
  expect(site.problems).toEqual([]);
  expect(site.page('ar.html')).toContain('<html lang="ar-EG" dir="rtl">');
  expect(site.page('ar/404.html')).toContain('<html lang="ar-EG" dir="rtl">');
  expect(site.page('index.html')).toContain('<html lang="de-DE">');
});

test('Texts that are not translated yet keep their direction on pages from right to left', async () => {
  const site = await builtIn(withArabic, withLanguage(contentWith(), 'ar'));
  expect(site.page('ar.html')).toContain('\u2066Stations for small islands. [ar]\u2069');
  expect(site.page('ar.html')).toMatch(/\u2066From [^\u2069]*€\. \[ar\]\u2069/);
  expect([...site.files.keys()].some((path) => /^ar\b.*html$/.test(path) && /<(?:p|h2)[^>]* dir="ltr"/.test(site.page(path)))).toBe(true);
  expect(site.page('en.html')).not.toMatch(/[\u2066-\u2069]| dir="/);
});

test('Paired direction marks are allowed only in texts of a language that is written from right to left', async () => {
  const problemsWith = async (mark: string): Promise<readonly string[]> => {
    const tree = withLanguage(contentWith(), 'ar');
    const texts = new Map([...tree.texts].map(([file, text]) => [file, text.replaceAll(mark, '\u2066$&\u2069')]));
    return (await builtIn(withArabic, { ...tree, texts })).problems;
  };
  expect(await problemsWith('From boat to island. [ar]')).toEqual([]);
  expect(await problemsWith('Vom Boot bis zur Insel.')).toEqual(expect.arrayContaining(['yaml-control-character pages/catalog.yaml']));
});

test('A site in one language has no alternates and no language switch', async () => {
  const site = await builtIn(createLocales({ de: german }), inOneLanguage(contentWith({ 'redirects.yaml': undefined }), 'de'));
  expect(site.errors).toEqual([]);
  expect(hreflangs(site.page('index.html'))).toEqual([]);
  expect(switchOf(site.page('index.html'))).toEqual([]);
  expect(site.page('sitemap.xml')).not.toContain('hreflang');
  expect([...site.files.keys()].filter((path) => path.startsWith('en'))).toEqual([]);
});

test('A site with English as its source language has English pages at its root', async () => {
  const site = await builtIn(createLocales({ en: english, de: german }), contentWith({ 'redirects.yaml': undefined }));
  expect(site.problems).toEqual([]);
  expect(site.page('index.html')).toContain('<html lang="en-GB">');
  expect(site.page('de.html')).toContain('hrefLang="x-default" href="https://www.inselfunk.test/"');
  expect([...site.files.keys()]).toEqual(expect.arrayContaining(['de/about.html', 'about.html', 'de/404.html']));
});

test('The prefix of a language may differ from its key', async () => {
  const site = await builtIn(
    createLocales({ de: german, en: { ...english, prefix: '/international' } }),
    contentWith({ 'redirects.yaml': undefined }),
  );
  expect(site.problems).toEqual([]);
  expect(site.page('international/about.html')).toContain('<html lang="en-GB">');
});

test('Schemas for editors have the languages of the site, and validation accepts no other', () => {
  const schema = schemaIn(withFrench)(z.strictObject({ languages, title: text }));
  const json = JSON.stringify(z.toJSONSchema(schema));
  expect(json).toContain('"enum":["de","en","fr"]');
  expect(json).toContain('The text in French.');
  const valid = (languages: string[], title: object): boolean => schema.safeParse({ languages, title }).success;
  expect([valid(['fr'], { fr: 'Ici' }), valid(['it'], {}), valid(['fr'], { it: 'Qui' }), valid(['fr'], { fr: ' ' })]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

describe('A site with a partly translated third language', async () => {
  const tree = withLanguage(contentWith(), 'fr');
  const untranslated = contentWith().texts;
  // The navigation has no French text, and one page is not in French.
  const texts = new Map(tree.texts);
  for (const file of ['navigation.yaml', 'pages/about.yaml']) texts.set(file, untranslated.get(file) ?? '');
  texts.delete('pages/about.fr.mdx');
  const site = await builtIn(withPartialFrench, { ...tree, texts });

  test('is built without the French version of a page that is not translated', () => {
    expect(site.problems).toEqual([]);
    expect(site.files.has('fr.html')).toBe(true);
    expect(site.files.has('fr/about.html')).toBe(false);
    expect(site.page('sitemap.xml')).not.toContain('/fr/about');
    expect(hreflangs(site.page('about.html'))).toEqual(['de-DE', 'en-GB', 'x-default']);
  });

  test('links to a page in the fallback language if the French version is missing, with the hreflang of that language', () => {
    expect(site.page('fr.html')).toMatch(/href="\/en\/about"[^>]*hreflang="en-GB"/i);
    expect(switchOf(site.page('about.html'))).toEqual(['en /en/about', 'fr /fr']);
  });

  test('shows missing French texts in the fallback language', () => {
    expect(site.page('fr.html')).toContain('>About us</a>');
    expect(site.page('fr.html')).toContain('>Stations</a>');
  });
});

describe('A partly translated language with a missing document and few messages', async () => {
  const tree = withLanguage(contentWith(), 'fr');
  const texts = new Map(tree.texts).set('translations/fr.yaml', 'layout:\n  backToOverview: Tout voir\n');
  texts.delete('pages/about.fr.mdx');
  const site = await builtIn(withPartialFrench, { ...tree, texts });

  test('is built', () => {
    expect(site.errors).toEqual([]);
  });

  test('shows the document in the fallback language, marked with that language', () => {
    expect(site.page('fr/about.html')).toContain('<h2 id="the-company" lang="en-GB" dir="ltr">The company</h2>');
    expect(site.page('en/about.html')).toContain('<h2 id="the-company">The company</h2>');
  });

  test('shows its own messages and the others in the fallback language, and still has a not-found page', () => {
    const frenchFiles = [...site.files].filter(([path]) => path.startsWith('fr/'));
    expect(frenchFiles.some(([, html]) => html.includes('Tout voir'))).toBe(true);
    for (const message of ['Skip to content', 'Log in', 'News from the island']) expect(site.page('fr.html')).toContain(`>${message}</`);
    expect(site.page('fr.html')).not.toContain('Zum Inhalt springen');
    expect(site.page('fr/404.html')).not.toBe('');
  });

  test('reports the missing document and messages if it is not declared as partly translated', async () => {
    const { errors } = await builtIn(withFrench, { ...tree, texts });
    expect(errors).toContain('prose-missing pages/about.yaml');
    expect(errors.some((error) => error.startsWith('message-missing translations/fr.yaml'))).toBe(true);
  });
});
