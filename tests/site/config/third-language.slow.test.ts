// Adds a third language to the real site: a line of configuration, a messages file, and texts. The texts are copies of the
// English ones, so that nothing has to be translated.
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { isScalar, parseDocument, visit } from 'yaml';
import { resultOf } from '../../support/process/answer.ts';
import { archipel, freshFolder, root } from '../../support/process/process.ts';

const isLanguage = (value: unknown): boolean => value === 'de' || value === 'en';
const keyOf = (key: unknown): unknown => (isScalar(key) ? key.value : key);

/** Adds `locale` beside every English text and to every list of languages with English. */
function withLocale(text: string, locale: string): string {
  const document = parseDocument(text);
  visit(document, {
    Map: (_, map) => {
      const keys = map.items.map(({ key }) => keyOf(key));
      if (keys.every(isLanguage) && keys.includes('en')) map.set(locale, map.get('en'));
    },
    Seq: (_, list) => {
      const values = list.items.map(keyOf);
      if (values.length > 0 && values.every(isLanguage) && values.includes('en')) list.add(locale);
    },
  });
  return document.toString({ lineWidth: 0 });
}

/** Creates a copy of this repository's site with a third language. */
function siteWith(locale: string, options: string): string {
  const folder = freshFolder();
  for (const name of ['archipel.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json', 'content', 'templates', 'islands']) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const config = join(folder, 'archipel.config.ts');
  const line = /^ {4}en: \{.*\},\n/m;
  writeFileSync(
    config,
    readFileSync(config, 'utf8').replace(line, (english) => `${english}    ${locale}: ${options},\n`),
  );
  const content = join(folder, 'content');
  for (const file of readdirSync(content, { recursive: true }).map(String)) {
    if (file.startsWith('locks')) continue;
    const read = (): string => readFileSync(join(content, file), 'utf8');
    if (/\ben\.(?:yaml|mdx)$/.test(file)) writeFileSync(join(content, file.replace(/\ben(?=\.\w+$)/, locale)), read());
    else if (file.endsWith('.yaml') && !file.startsWith('translations')) writeFileSync(join(content, file), withLocale(read(), locale));
  }
  return folder;
}

describe('The site of this repository with French as a third language', () => {
  const locale = 'fr';
  let project = '';
  let out = '';
  beforeAll(async () => {
    project = siteWith(locale, "{ tag: 'fr-FR', lang: 'fr', name: 'Français' }");
    out = join(freshFolder(), 'dist');
    const { code, stderr } = await archipel(['build', '--out', out], { site: project });
    // The French URLs are new, a campaign has ended, and French texts have percentages in English notation.
    const expected = ['url-unrecorded', 'promotion-kept', 'typography-percent', 'translation-facts'];
    const codes = new Set([...stderr.matchAll(/^(?:error|warning) ([\w-]+)/gm)].map(([, name]) => name));
    expect([...codes].filter((name) => !expected.includes(name ?? ''))).toEqual([]);
    expect(code).toBe(0);
  }, 300_000);

  const page = (path: string): string => readFileSync(join(out, path), 'utf8');

  test('has every page that exists in English, and lists all alternates on a French page', () => {
    const pagesIn = (folder: string): string[] =>
      readdirSync(join(out, folder), { recursive: true })
        .map(String)
        .filter((file) => file.endsWith('.html'))
        .sort();
    expect(pagesIn(locale)).toEqual(pagesIn('en'));
    const html = page(`${locale}/contact.html`);
    expect(html).toContain('<html lang="fr">');
    expect([...html.matchAll(/rel="alternate" hrefLang="([^"]+)"/gi)].map(([, language]) => language)).toEqual([
      'de',
      'en',
      locale,
      'x-default',
    ]);
  });

  test('offers French in the language switch of German and English pages', () => {
    const offered = (path: string): string[] =>
      [...page(path).matchAll(/class="language__item"[^>]* lang="(\w+)"/g)].map(([, language]) => language ?? '');
    for (const path of ['contact.html', 'en/contact.html', 'ai-lead-masters.html']) expect([path, ...offered(path)]).toContain(locale);
  });

  test('has a French page in the sitemap, and a French not-found page', () => {
    expect(page('sitemap.xml')).toMatch(new RegExp(`<loc>[^<]*/${locale}/contact</loc>`));
    expect(page(`${locale}/404.html`)).toContain('<html lang="fr">');
  });

  test('has French translations to approve, and the English ones remain approved', async () => {
    const ask = (...words: readonly string[]) => archipel(['translations', ...words], { site: project });
    const { remarks } = resultOf<{ readonly remarks: readonly { readonly language: string }[] }>(
      await ask('--to', locale, '--only', 'unapproved', '--json'),
    );
    expect(remarks.length).toBeGreaterThan(1000);
    expect(new Set(remarks.map(({ language }) => language))).toEqual(new Set([locale]));
    expect((await ask('--to', 'en', '--strict')).code).toBe(0);
    expect((await ask('approve', '--all', '--to', locale)).code).toBe(0);
    const { counts } = resultOf<{ readonly counts: Readonly<Record<string, number>> }>(await ask('--json'));
    expect(counts).toMatchObject({ missing: 0, unapproved: counts['facts'] ?? 0 });
  }, 300_000);
});
