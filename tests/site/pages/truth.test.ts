// Sample content is marked, and every form links to the statement about its data.
import { describe, expect, test } from 'vitest';
import { entryFiles, yaml } from '../../support/real-site/real-content.ts';
import { all, type Element, normalized, one, pages, publicPages, textOf } from '../../support/real-site/real-site.ts';

interface Quote {
  readonly name: string;
  readonly quote: Readonly<Record<string, string>>;
  readonly example?: true;
}

const isQuote = (value: object): value is Quote => 'quote' in value && 'name' in value;

/** Returns the testimonials in a value of content, at any place. */
function quotesIn(value: unknown): readonly Quote[] {
  if (Array.isArray(value)) return value.flatMap(quotesIn);
  if (typeof value !== 'object' || value === null) return [];
  return isQuote(value) ? [value] : Object.values(value).flatMap(quotesIn);
}

const quotes = entryFiles.flatMap((file) => quotesIn(yaml(file)));
const samples = new Map(quotes.filter(({ example }) => example === true).map((quote) => [quote.name, quote]));

const marks: Readonly<Record<string, string>> = { de: 'Beispiel', en: 'Example' };
const languageOf = ({ tree }: (typeof pages)[number]): string => one(tree, 'html').attribs['lang'] ?? '';

describe('Sample quotes', () => {
  test('are all on pages, each with its mark before the name', () => {
    expect(samples.size).toBeGreaterThan(40);
    const shown = pages.flatMap((page) =>
      all(page.tree, '.quote__name').map((name) => ({ words: textOf(name), mark: marks[languageOf(page)] })),
    );
    const unmarked = shown.filter(({ words, mark = '' }) => {
      const name = words.replace(new RegExp(`^${mark}(, gekürzt|, shortened)? `), '');
      return samples.has(name) !== (name !== words);
    });
    expect(unmarked).toEqual([]);
    expect(new Set(shown.map(({ words, mark }) => words.replace(`${mark} `, '')))).toEqual(new Set(quotes.map(({ name }) => name)));
  });

  test('are not in structured data', () => {
    for (const { tree } of pages) {
      const data = all(tree, 'script[type="application/ld+json"]').map(({ children: [text] }) => (text && 'data' in text ? text.data : ''));
      for (const { name } of samples.values()) expect(data.join('')).not.toContain(name);
    }
  });
});

test('Every drawn example starts with its mark', () => {
  const demos = pages.flatMap((page) => all(page.tree, 'figure.demo').map((demo) => [marks[languageOf(page)], textOf(demo)] as const));
  expect(demos.length).toBeGreaterThan(40);
  for (const [mark, words] of demos) expect(words).toMatch(new RegExp(`^${mark}(, gekürzt|, shortened)? `));
});

test('Every form links to the privacy statement after its button', () => {
  const { privacy } = (yaml('site.yaml') as { externals: { privacy: { url: string } } }).externals;
  const linksAfterButton = (form: Element): readonly (string | undefined)[] =>
    all(form, 'button[type=submit] ~ p a').map(({ attribs }) => attribs['href']);
  for (const { path, tree } of publicPages) {
    const forms = all(tree, 'form').filter((form) => all(form, 'input').length > 0);
    expect(forms.length, path).toBeGreaterThanOrEqual(3);
    for (const form of forms) {
      expect(linksAfterButton(form), path).toContain(privacy.url);
      expect(normalized(textOf(form))).toMatch(/Datenschutzerklärung|privacy statement/);
    }
  }
});
