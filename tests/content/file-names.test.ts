// If a file name is invalid in URLs, the hint proposes another name, and no fix edits the text of the file.
import { expect, test } from 'vitest';
import { classify } from '../../src/content/classify.ts';
import { fixOf } from '../../src/content/fixes/fix-finding.ts';
import { contentWith, problemsOf } from '../support/fixture-site/content.ts';
import { definition } from '../support/fixture-site/theme.tsx';

const start = { line: 1, column: 1, endLine: 1, endColumn: 2 };

test.each([
  ['pages/support Kopie.yaml', 'support-kopie.yaml'],
  ['pages/Über uns.yaml', 'ueber-uns.yaml'],
])('The hint for %s proposes the name %s', (file, renamed) => {
  const { findings } = classify([file], definition);
  const [finding] = findings.filter(({ code }) => code === 'name-invalid');
  expect(finding?.args).toMatchObject({ file: renamed });
  expect(finding && fixOf(finding, start, '# Page\n')).toBeUndefined();
});

const guides = {
  ...definition,
  collections: { ...definition.collections, guides: { ...definition.collections['pages'], markdown: true } },
};

test.each([
  ['guides/README.yaml', [], 'index'],
  ['guides/set-up/README.yaml', [], 'set-up/index'],
  ['guides/set-up/README.yaml', ['guides/set-up/index.yaml'], 'set-up/readme'],
])('The hint for %s beside %j proposes %s', (file, others, sound) => {
  const { findings } = classify([file, ...others], guides as typeof definition);
  expect(findings.find(({ code }) => code === 'name-invalid')?.args).toMatchObject({ sound });
});

test('An invalid name within a file is corrected where it is written', () => {
  const finding = { code: 'name-invalid', file: 'site.yaml', path: ['contacts', 'Our Office'], args: { name: 'Our Office' } } as const;
  const range = { line: 1, column: 1, endLine: 1, endColumn: 11 };
  expect(fixOf(finding, range, 'Our Office: {}\n')?.edits).toHaveLength(1);
  expect(fixOf(finding, range, 'title: Other\n')).toBeUndefined();
});

test.each(['about Kopie', 'about - Copy', 'about (1)'])('A copy of a page, %s.yaml, is reported only for its name', async (name) => {
  const page = contentWith().texts.get('pages/about.yaml') ?? '';
  expect(await problemsOf(contentWith({ [`pages/${name}.yaml`]: page }))).toEqual([`name-invalid pages/${name}.yaml:1:1`]);
});
