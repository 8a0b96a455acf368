// The language of a page, chosen by the Accept-Language header of a browser.
import { expect, test } from 'vitest';
import { createLocales } from '../../src/model/languages/locale.ts';
import { acceptedLanguage } from '../../src/relay/accepted-language.ts';

const locales = createLocales({ en: { tag: 'en-GB' }, br: { tag: 'pt-BR' }, pt: { tag: 'pt-PT' }, zh: { tag: 'zh-Hans' } });

test.each([
  ['pt-BR,pt;q=0.9', 'br'],
  ['pt-PT', 'pt'],
  ['pt', 'pt'],
  ['pt-AO', 'br'],
  ['zh-CN', 'zh'],
  ['fr, en;q=0.5', 'en'],
  ['EN-us', 'en'],
  ['fr', undefined],
  ['*', undefined],
  ['', undefined],
  [null, undefined],
])('The language for the Accept-Language header %s is %s', (header, locale) => {
  expect(acceptedLanguage(header, locales)).toBe(locale);
});
