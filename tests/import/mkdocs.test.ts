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

test('A picture that leads to its own file by the same name is only shown', () => {
  expect(bodyOfMkdocs('[![Map]][Map] [![A map][m]][m] [![Map]][other]\n')).toBe('![Map] ![A map][m] [![Map]][other]\n');
});
