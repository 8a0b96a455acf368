import { renderSection } from 'archipel/testing';
import { expect, test } from 'vitest';
import site from '../../../archipel.config.ts';

const { source, list } = site.locales;

/** Returns a text that is the same in every language. */
const inAll = (text: string) => Object.fromEntries(list.map((locale) => [locale, text]));

test('A question of the FAQ is rendered as a summary, with its answer below it', async () => {
  const { html } = await renderSection(site, {
    folder: 'content',
    page: 'pages/home.yaml',
    locale: source,
    section: { type: 'faq', title: inAll('Questions'), items: [{ question: inAll('When?'), answer: inAll('Soon.') }] },
  });
  expect(html).toContain('<summary>When?</summary><p>Soon.</p>');
});
