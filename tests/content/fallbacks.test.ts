// If a link leads to a page that does not exist in the language of the link, the hint names a language in which the page exists.
import { expect, test } from 'vitest';
import { formatDiagnostics } from '../../src/diagnostics/format-diagnostics.ts';
import { built, contentWith, diagnose, tinyLink, tinyPage } from '../support/fixture-site/content.ts';

const english = `languages: [en]
name: { en: Ferry }
meta:
  title: { en: "The ferry" }
  description: { en: When the ferry leaves. }
sections:
  - { type: hero, title: { en: The ferry }, lead: { en: It leaves at noon. } }
`;

/** Resolves to the diagnostics for a link on a German page to a page that exists only in English. */
async function linkDiagnostics(link: string) {
  const found = await diagnose(contentWith({ 'pages/ferry.yaml': english, ...tinyLink(link) }));
  const links = found.filter(({ code }) => code.startsWith('link-'));
  return formatDiagnostics(links, 'en').map(({ code, args, message, hint }) => ({ code, args, text: `${message} ${hint}` }));
}

test('The hint for a link to a page that exists only in English offers English', async () => {
  expect(await linkDiagnostics('{ page: ferry }')).toEqual([
    {
      code: 'link-language',
      args: { target: 'ferry', key: 'page', language: 'de', fallback: 'en', fallbackTag: 'en', way: 'fallback', prefix: '/en' },
      text: expect.stringMatching(/"fallback: en".*English/),
    },
  ]);
});

test('A link with the right fallback is accepted', async () => {
  expect(await linkDiagnostics('{ page: ferry, fallback: en }')).toEqual([]);
});

test('The message about an unnecessary fallback quotes it as it is written', async () => {
  expect(await linkDiagnostics('{ page: about, fallback: en }')).toEqual([
    { code: 'link-fallback', args: { target: 'about', fallback: 'en' }, text: expect.stringContaining('"fallback: en"') },
  ]);
});

test('A link in Markdown to a page that exists only in English needs the prefix of English', async () => {
  const text = (path: string) => ({
    ...tinyPage('', '', '  - { type: prose, source: tiny }\n'),
    'pages/tiny.de.mdx': `Zur [Fähre](${path}).\n`,
    'pages/ferry.yaml': english,
  });
  const { files, diagnostics } = await built(contentWith(text('/en/ferry')));
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(String(files.get('tiny.html'))).toContain('<a href="/en/ferry" hrefLang="en">Fähre</a>');
  const found = await diagnose(contentWith(text('./ferry.yaml')));
  expect(formatDiagnostics(found, 'en').map(({ code, hint }) => [code, hint])).toContainEqual([
    'link-language',
    'Begin the path with /en if readers may be led to the page in English, or link elsewhere.',
  ]);
});
