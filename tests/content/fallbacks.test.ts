// A link to a page that a language lacks: the hint names a language in which the page exists, whatever the languages of the site are.
import { expect, test } from 'vitest';
import { formatDiagnostics } from '../../src/diagnostics/format-diagnostics.ts';
import { contentWith, diagnose, tinyLink } from '../support/fixture-site/content.ts';

const english = `languages: [en]
name: { en: Ferry }
meta:
  title: { en: "The ferry" }
  description: { en: When the ferry leaves. }
sections:
  - { type: hero, title: { en: The ferry }, lead: { en: It leaves at noon. } }
`;

/** The diagnostics for a link on a German page to a page that exists only in English. */
async function saidOf(link: string) {
  const found = await diagnose(contentWith({ 'pages/ferry.yaml': english, ...tinyLink(link) }));
  const links = found.filter(({ code }) => code.startsWith('link-'));
  return formatDiagnostics(links, 'en').map(({ code, args, message, hint }) => ({ code, args, text: `${message} ${hint}` }));
}

test('A page in English only is offered in English', async () => {
  expect(await saidOf('{ page: ferry }')).toEqual([
    {
      code: 'link-language',
      args: { target: 'ferry', language: 'de', fallback: 'en', fallbackTag: 'en' },
      text: expect.stringMatching(/"fallback: en".*English/),
    },
  ]);
});

test('A link with that fallback is accepted', async () => {
  expect(await saidOf('{ page: ferry, fallback: en }')).toEqual([]);
});

test('An unnecessary fallback is quoted as it is written', async () => {
  expect(await saidOf('{ page: about, fallback: en }')).toEqual([
    { code: 'link-fallback', args: { target: 'about', fallback: 'en' }, text: expect.stringContaining('"fallback: en"') },
  ]);
});
