import { beforeAll, describe, expect, test } from 'vitest';
import type { PageAnswer, TextAnswer, UseAnswer } from '../../src/tools/explain/answer.ts';
import { resultOf } from '../support/process/answer.ts';
import { archipel, type Ended, smallContent } from '../support/process/process.ts';
import { someOf, turnOfSearches } from '../support/samples.ts';

const explain = (...args: readonly string[]): Promise<Ended> => archipel(['explain', ...args]);
const data = async <Shape>(...args: readonly string[]): Promise<Shape> => resultOf<Shape>(await explain(...args, '--json'));

describe('explain of a page', () => {
  let answer: PageAnswer;
  beforeAll(async () => {
    answer = await data<PageAnswer>('/en/ai-audit');
  });

  test('returns URL, language, kind, sections and bytes', () => {
    expect(answer).toMatchObject({
      route: '/en/ai-audit',
      language: 'en',
      alternates: ['/ai-audit'],
      type: 'page',
      output: 'en/ai-audit.html',
    });
    expect(answer.sections.map(({ type }) => type).slice(0, 3)).toEqual(['hero', 'countdown', 'steps']);
    expect(answer.bytes.html.raw).toBeGreaterThan(answer.bytes.html.brotli);
  });

  test('returns the value of a price, its definition and the places that name it', () => {
    const price = answer.values.find(({ name }) => name === 'price.audit.offer.once');
    expect(price).toMatchObject({ value: '€9,997', defined: { file: 'content/prices.yaml' } });
    expect(price?.named).toContainEqual(
      expect.objectContaining({ file: 'content/pages/ai-audit.yaml', path: expect.stringMatching(/^sections\.\d+\.list$/) }),
    );
  });

  test('lists the templates that read a value which no content file names', () => {
    expect(answer.values.find(({ name }) => name === 'company.tagline')?.templates).toEqual(['Company']);
  });

  test('lists the islands of the page', () => {
    expect(answer.islands.map(({ name }) => name)).toEqual(expect.arrayContaining(['LoginDialog', 'NewsletterDialog', 'DiscountDialog']));
  });

  test.each(someOf(['https://www.example.com/en/ai-audit', '/en/ai-audit/', '/en/ai-audit.html'], 1, turnOfSearches))(
    'finds the page by %s',
    async (word) => {
      expect((await data<PageAnswer>(word)).route).toBe('/en/ai-audit');
    },
  );
});

describe('explain of a shared value', () => {
  const shared = [
    ['price.audit.offer.once', ['/', '/ai-audit', '/en', '/en/ai-audit']],
    ['audit', ['/', '/ai-audit', '/en', '/en/ai-audit']],
    ['berlin-night.webp', ['/about', '/en/about']],
    ['pages/about.de.mdx', ['/about']],
    ['contactForm.sent', ['/contact', '/en/contact']],
  ] as const;
  test.each(someOf(shared, 2, turnOfSearches))('lists the pages of %s: %j', async (word, urls) => {
    expect((await data<UseAnswer>(word)).usedBy.map(({ route }) => route)).toEqual(urls);
  });

  test('prints no color codes and no line longer than 160 characters', async () => {
    const { code, stdout, stderr } = await explain('prices.yaml');
    expect({ code, stderr, escapes: stdout.includes('\u001B') }).toEqual({ code: 0, stderr: '', escapes: false });
    expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(160);
  });
});

test('explain finds a text by its words, and prints its place and pages before its file', async () => {
  const { code, stdout } = await explain('Womit möchten Sie anfangen?');
  expect({
    code,
    labels: stdout
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/ {2,}/)[0]),
  }).toEqual({
    code: 0,
    labels: ['1 text with “Womit möchten Sie anfangen?”', '', 'de', 'place', 'pages', 'file'],
  });
  expect(await data<TextAnswer>('womit möchten sie')).toMatchObject({
    kind: 'texts',
    found: [{ at: { file: 'content/pages/home.yaml' }, shownOn: ['/'] }],
  });
});

describe('explain refuses', () => {
  test.each([
    ['a mistyped name, and suggests similar names', ['price.audit.ofer.once'], /price\.audit\.offer\.once/],
    ['a URL without a page, and suggests a similar URL', ['/ai-audti'], /\/ai-audit/],
    ['an ambiguous word, and prints both meanings', ['support'], /contacts\.support[\s\S]*pages\/support\.yaml/],
    ['a call without a word', [], /url\|key\|file/],
  ])('%s', async (_, args, message) => {
    const { code, stdout, stderr } = await explain(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
  });

  test('broken content, and reports its errors', async () => {
    const content = smallContent({ 'pages/home.yaml': 'languages: [de]\n' });
    expect(await explain('/', '--content', content)).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('pages/home.yaml'),
    });
    const { code, stdout } = await explain('/', '--json', '--content', content);
    expect({ code, answer: JSON.parse(stdout) }).toMatchObject({ code: 1, answer: { ok: false } });
  });
});
