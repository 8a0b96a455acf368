// Sentences that depend on their arguments, in each language: the fixtures show only one variant of each code.
import { expect, test } from 'vitest';
import { type ArgsOf, type Code, formatMessage } from '../../src/diagnostics/catalogue/index.ts';
import { notations } from '../../src/model/notations.ts';
import { foreignWords } from '../support/foreign-words.ts';

type Variants = { readonly [C in Code]?: readonly ArgsOf<C>[] };

const money = { cents: 99950, currency: 'EUR' };
const offer = { campaign: 'c', part: 'once', offer: money, regular: money, more: money };
const weight = { page: '/a', bytes: 1500, most: 900, more: 0 };
const kinds = ['text', 'number', 'integer', 'boolean', 'list', 'block', 'nothing'] as const;
const disk = ['ENOENT', 'EEXIST', 'EACCES', 'EPERM', 'EISDIR', 'ENOTDIR', 'ELOOP', 'ENOSPC', 'EROFS', 'EMFILE', 'EDQUOT', 'special'];
const entry = { list: 'items', number: 2 };

const variants: Variants = {
  'amount-notation': [undefined, 1799700].map((orCents) => ({ value: '1.799.700', cents: 179970000, orCents })),
  'number-notation': [['1'], ['1', '2']].flatMap((readings) => [
    { key: 'a', value: 'b', readings },
    { key: 'a', value: 'b', readings, isWhole: true },
  ]),
  'yaml-comment-rest': [2, 3].map((to) => ({ from: 2, to, above: 1 })),
  'amount-outlier': [true, false].map((each) => ({
    ...{ part: 'once', amount: money, usual: money, times: 40, meant: 9, fits: money },
    isSmaller: each,
    isSure: each,
  })),
  'anchor-unknown': [{ name: 'a', known: [] }],
  'asset-script': (['script', 'handler', 'page', 'link', 'animation', 'entity', 'encoding'] as const).map((what) => ({ what })),
  'claim-ends-soon': [{ name: { de: 'Ein Titel', en: 'A title' }, until: '2025-06-30', days: 0 }],
  'environment-invalid': [
    { name: 'X', expected: 'service' },
    { name: 'X', expected: ['b', 'c'] },
  ],
  'fact-unknown': [['b', 'c'], ['b', ...[1, 2, 3, 4, 5].map((each) => `p.${each}`)], []].flatMap((known) => [
    { name: 'a', known },
    { name: 'a', known, isValue: true },
  ]),
  'file-unexpected': [
    { prose: ['NAME.de.mdx'] },
    { texts: ['NAME.de.md'], renamed: undefined },
    { texts: [], renamed: 'a.md' },
    { prose: [], meant: 'pages/a.yaml' },
    { files: ['site.yaml'], folders: ['pages'] },
  ],
  'file-unreadable': disk.map((why) => ({ why })),
  'format-invalid': Object.keys(notations).map((expected) => ({ key: 'a', value: 'b', expected })),
  'key-missing': [
    { key: [entry], parent: [] },
    { key: 'a', parent: ['externals'] },
    { key: 'type', parent: [], allowed: ['b', 'c'] },
  ],
  'key-unknown': [
    { key: 'a', known: [], missing: 'b' },
    { key: 'a', known: ['b'] },
  ],
  'language-missing': [
    { key: [entry, 'answer'], language: 'en' },
    { key: 'path', language: 'en', isFrontMatter: true },
  ],
  'link-address': [undefined, '/c'].map((suggestion) => ({
    ...{ path: '/b', file: undefined, isRedirected: false, url: 'https://example.com/b' },
    suggestion,
  })),
  'link-target': [0, 2].map((count) => ({ count, known: ['a', 'b'] })),
  'key-choice': [[], ['a', 'b']].map((found) => ({ key: 'x', keys: ['a', 'b', 'c'], found })),
  'list-length': [
    { key: 'a', expected: { is: 'exactly', count: 2 }, actual: 1 },
    { key: 'a', expected: { is: 'most', count: 2 }, actual: 3 },
    ...(['home', 'notFound'] as const).flatMap((page) =>
      [true, false].map((isFrontMatter) => ({ key: 'languages', expected: { lacking: ['de'], page, isFrontMatter }, actual: 1 })),
    ),
  ],
  'mdx-attribute': [{ component: 'X' }, { component: 'X', attribute: 'b' }],
  'mdx-code': [{ what: 'import' }, { what: 'expression' }, { what: 'html' }],
  'mdx-component': [{ name: 'A', allowed: ['B'] }],
  'mdx-picture': [{ what: 'inline' }, { what: 'text' }, { what: 'decorative' }, { what: { attribute: 'b' } }],
  'mdx-syntax': [
    ...(['depth', 'marks', 'headings'] as const).map((excess) => ({ what: { excess, most: 100 } })),
    ...(['brace', 'comment'] as const).map((mistake) => ({ what: { mistake } })),
    ...(['attribute', 'crossing', 'endTag', 'unfinished'] as const).map((mistake) => ({ what: { mistake, tag: '<X>' } })),
    ...['<br>', '<hr/>', '<img src="x">', '<X>'].flatMap((tag) =>
      [true, false].map((isWithin) => ({ what: { mistake: 'unclosed', tag, isWithin } as const })),
    ),
    { what: { mistake: 'address', plain: 'https://example.com/.' } },
    { what: { mistake: 'lessThan', after: '5.' } },
    { what: { mistake: 'otherEnd', tag: '<X>', end: '</Y>' } },
    { what: 'Unexpected words.' },
  ],
  'message-plural': [{ key: 'a', language: 'fr', missing: ['one', 'many'], needed: ['one', 'many', 'other'] }],
  'message-variables': [{ key: 'a', here: [], there: ['b', 'c'], language: 'de' }],
  'number-out-of-range': (['least', 'above', 'most', 'below'] as const).map((is) => ({ key: 'a', expected: { is, count: 1 } })),
  'offer-not-cheaper': [true, false].map((isEqual) => ({ ...offer, isEqual })),
  'page-dead-link': [
    { page: '/a', href: '/b', pages: 2 },
    { page: '/a', href: '/b.pdf?v=2' },
    { page: '/a', href: '/b', near: '/c' },
  ],
  'page-head': (['language', 'title', 'description', 'canonical'] as const).map((missing) => ({ page: '/a', missing })),
  'page-heading-order': [0, 2].map((above) => ({ page: '/a', level: 4, above })),
  'page-inline-code': [
    { page: '/a', code: { is: 'style-attribute', on: 'p' } },
    { page: '/a', code: { is: 'inner-page', on: 'iframe' } },
    { page: '/a', code: { is: 'script-address', attribute: 'href', on: 'a' } },
    { page: '/a', code: { is: 'handler', attribute: 'onclick', on: 'a' } },
    { page: '/a', code: { is: 'style-element' } },
    { page: '/a', code: { is: 'script' } },
  ],
  'page-script-early': (['layout', 'loader', { island: 'X', when: 'load' }] as const).map((because) => ({
    ...weight,
    causes: [{ file: 'a.js', bytes: 1200, because }],
  })),
  'page-script-weight': [1, 2].map((more) => ({ ...weight, more, causes: [] })),
  'picture-text': [{ both: true }, { both: false }, { both: false, isLink: true }],
  'promotion-ends-soon': [0, 1, 7].map((days) => ({ campaign: 'c', ends: '2025-06-30', days })),
  'redirect-loop': [
    { from: '/a', to: '/a' },
    { from: '/a', to: '/b' },
  ],
  'section-type-unknown': [{ value: 'a', allowed: ['b', 'c'], suggestion: 'b' }],
  'service-incomplete': [
    { key: 'a', variable: undefined },
    { key: 'a', variable: 'X_Y' },
  ],
  'service-unconfigured': [
    { key: 'a', variable: undefined },
    { key: 'a', variable: 'X_Y' },
  ],
  'text-markup': [
    { found: '**a**', plain: 'a' },
    { found: '[a](b)', plain: undefined },
  ],
  'translation-facts': [{ key: 'a', source: 'de', target: 'en', onlySource: ['1', '2'], onlyTarget: ['3'] }],
  'type-wrong': [
    ...kinds.flatMap((expected) => kinds.map((actual) => ({ key: 'a', expected, actual }))),
    { key: [], expected: ['b', 'c'], actual: 'list' },
  ],
  'typography-quotes': [
    { found: '"', written: undefined },
    { found: '10%', written: '10\u00A0%' },
  ],
  'url-removed': [true, false].flatMap((isFirst) => [undefined, 'pages/a.yaml'].map((draft) => ({ url: '/a', to: '/b', isFirst, draft }))),
  'yaml-bracket-open': ['{', '['].map((bracket) => ({ bracket, missing: '}' })),
  'yaml-control-character': [undefined, 'U+2069'].map((closing) => ({ character: 'U+2066', closing })),
  'yaml-duplicate-key': [{ key: 'a' }, { key: 'a', meant: 'b' }, { key: 'a', due: 0 }, { key: 'a', due: 4 }],
  'yaml-indent': [0, 1, 3].map((due) => ({ indent: 2, due })),
  'yaml-quote-inside': ["'", '"'].map((quote) => ({ quote })),
  'yaml-space': ['-', ':'].map((mark) => ({ mark })),
  'yaml-syntax': [
    'BAD_INDENT',
    'TAB_AS_INDENT',
    'BLOCK_AS_IMPLICIT_KEY',
    'MULTILINE_IMPLICIT_KEY',
    'BAD_SCALAR_START',
    'BAD_DQ_ESCAPE',
    'BAD_ALIAS',
    'KEY_OVER_1024_CHARS',
    'BLOCK_AS_KEY',
    'TOO_DEEP',
  ].map((cause) => ({ cause, detail: '' })),
};

const cases = Object.entries(variants).flatMap(([code, list]) => list.map((args) => [code as Code, args] as const));

test.each(cases)('The sentences of %s with %j are complete in each language', (code, args) => {
  for (const language of ['en', 'de'] as const) {
    const { message, hint } = formatMessage(code, { ...args }, language);
    for (const sentence of [message, hint]) {
      expect(sentence).toMatch(/^\S.*[.?!]$/s);
      expect(sentence).not.toMatch(/undefined|\[object|NaN|""|„“| {2}(?!-)/);
      expect(foreignWords(sentence, language), sentence).toEqual([]);
    }
  }
});

test.each([
  ['/report.pdf', true],
  ['/files/report.PDF?v=2#page=3', true],
  ['/about', false],
  ['/about.html', false],
  ['/v1.2/about', false],
])('The hint for a dead link to %s names the folder of public files: %j', (href, expected) => {
  for (const language of ['en', 'de'] as const)
    expect(formatMessage('page-dead-link', { page: '/a', href }, language).hint.includes('content/public')).toBe(expected);
});

test.each([
  ['Die Datei is missing.', 'de', ['is', 'missing']],
  ['The file „die Datei“ fehlt in "content".', 'en', ['fehlt']],
  ['Schreiben Sie „Write the text“ nach content/the/is.yaml: npm run translations -- approve the.', 'de', []],
] as const)('The sentence %j in the language %s has the foreign words %j', (sentence, language, words) => {
  expect(foreignWords(sentence, language)).toEqual(words);
});
