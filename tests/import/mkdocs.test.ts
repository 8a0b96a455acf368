// What an import reads from a site of MkDocs.
import { expect, test } from 'vitest';
import { importOf } from './import-of.ts';

const bodyOfMkdocs = (body: string, mkdocs = ''): string | undefined =>
  importOf(
    { 'a.md': `---\ntitle: A\ndescription: B.\n---\n\n${body}` },
    {
      mkdocs,
      siteFiles: {
        'parts/tides.md': 'High\n\nLow\n',
        'parts/links.md': '  [tides]: https://example.org/t\n[Sails]: https://example.org/s\n*[A]: B\n',
      },
    },
  )
    .textOf('docs/a.md')
    ?.replace('---\ntitle: A\ndescription: B.\n---\n\n', '');

const config = `theme: { icon: !!python/name:x.y "" }
markdown_extensions:
  - abbr
  - pymdownx.snippets: { base_path: [parts], auto_append: [links.md] }
`;

test('Snippets of MkDocs are replaced by their texts, and texts get the links that every page has', () => {
  expect(bodyOfMkdocs('- One\n\n    --8<-- "tides.md"\n\n[t][Tides]\n', config)).toBe(
    '- One\n\n    High\n\n    Low\n\n[t][Tides]\n\n[tides]: https://example.org/t\n',
  );
  const others = '--8<-- "gone.md"\n--8<-- "tides.md:2:4"\n;--8<-- "tides.md"\n';
  expect(bodyOfMkdocs(others, config)).toBe(others);
  expect(bodyOfMkdocs('--8<-- "parts/tides.md"\n\n[Sails]\n', 'markdown_extensions: [pymdownx.snippets]\n')).toBe(
    'High\n\nLow\n\n[Sails]\n',
  );
});

test('A picture that links to its own file loses the link', () => {
  expect(bodyOfMkdocs('[![Map]][Map] [![A map][m]][m] [![Map]][other]\n')).toBe('![Map] ![A map][m] [![Map]][other]\n');
});

test('Names and numbers that the extension turns into links become links, but not in code, links and addresses', () => {
  const magic = 'markdown_extensions:\n  - pymdownx.magiclink: { repo_url_shorthand: true, user: u, repo: r }\n';
  expect(bodyOfMkdocs('Fix #12 by @ada-b, #x\n', magic)).toBe(
    'Fix [#12](https://github.com/u/r/issues/12) by [@ada-b](https://github.com/ada-b), #x\n',
  );
  const others =
    '`#12 @ada` [@ada](https://example.org/a#12) <b id="#12">a@b.org</b> https://example.org/@ada#12 @ada/team\n\n## 9.6 {#9.6}\n';
  expect(bodyOfMkdocs(others, magic)).toBe(others);
  expect(bodyOfMkdocs('Fix #12 by @ada\n', 'markdown_extensions: [pymdownx.magiclink]\n')).toBe('Fix #12 by @ada\n');
});
