// New entries of the real site: values that follow from their siblings, and entries that are made like another entry.

import { expect, test } from 'vitest';
import { toolMessages } from '../../../src/diagnostics/messages/messages.ts';
import { complete, possibleValues } from '../../../src/tools/new/flags/answers.ts';
import { flagsOf } from '../../../src/tools/new/kinds.ts';
import { scaffolderOf } from '../../support/fixture-site/scaffold.ts';
import { definition } from '../../support/real-site/definition.ts';
import { indexOf, site, stateOf } from '../../support/real-site/refactored.ts';

const { added, kindNamed, tryToAdd } = scaffolderOf(definition);
const roofing = { like: 'solar', 'name-de': 'Dachdecker Süd', icon: 'hard-hat' };

const kind = kindNamed('edition');
const known = await indexOf();
const messages = toolMessages('en');
const flagNamed = (name: string) => {
  const flag = flagsOf(kind, known.locales).find((each) => each.name === name);
  if (flag === undefined) throw new Error(`There is no flag ${name}`);
  return flag;
};

test('A new entry that is made like a sibling lacks only its texts', async () => {
  const { tree, files, placeholders, addresses } = await added(site, 'edition', roofing);
  expect({ paths: files.map(({ path }) => path), addresses }).toEqual({
    paths: ['editions/dachdecker-sued.yaml'],
    addresses: ['/ai-lead-masters-dachdecker-sued'],
  });
  const text = files[0]?.text ?? '';
  expect(text).toMatch(/^# The edition dachdecker-sued, modelled on solar\./);
  for (const line of ['industry: { de: "Dachdecker Süd" }', 'icon: hard-hat']) expect(text).toContain(line);
  expect(text.match(/"TODO /g)).toHaveLength(placeholders.length);
  const written = { ...tree, texts: new Map([...tree.texts, ['editions/dachdecker-sued.yaml', text.replaceAll('"TODO ', '"Neu: ')]]) };
  const { codes } = await stateOf(written);
  expect(codes.filter((code) => !['promotion-kept', 'url-unrecorded'].includes(code))).toEqual([]);
});

test('A new page that is made like a page with documents gets documents of its own', async () => {
  const { files } = await added(site, 'page', { like: 'about', 'name-de': 'Team', 'name-en': 'Team' });
  expect(files.map(({ path }) => path)).toEqual(['pages/team.yaml', 'pages/team.de.mdx', 'pages/team.en.mdx']);
  expect(files[0]?.text).toMatch(/source: team$/m);
  expect(files[1]?.text).toMatch(/^TODO\n\n/);
});

test('A new entry does not copy dates or the draft mark of its model, and links of the model to itself lead to the new entry', async () => {
  const about = site.texts.get('pages/about.yaml') ?? '';
  const dated = about
    .replace(/^languages:/m, 'draft: true\nvalidUntil: 2031-01-01\nlanguages:')
    .replace('  - type:', '  - reviewBy: 2030-01-01\n    validFrom: 2029-01-01\n    type:')
    .concat('  - { type: cta, title: { de: Los, en: Go }, actions: [{ label: { de: Hin, en: Go }, link: { page: about } }] }\n');
  const tree = { ...site, texts: new Map([...site.texts, ['pages/about.yaml', dated]]) };
  const { files } = await added(tree, 'page', { like: 'about', 'name-de': 'Team', 'name-en': 'Team' });
  const text = files[0]?.text ?? '';
  expect(text).not.toMatch(/draft|validUntil|validFrom|reviewBy|page: about/);
  expect(text).toContain('link: { page: team }');
});

test.each([
  [{ ...roofing, like: 'sollar' }, 'like'],
  [{ ...roofing, languages: 'de,en', 'name-en': 'Roofing' }, 'languages'],
  [{ ...roofing, id: 'solar' }, 'id'],
])('A new entry with %j is refused, and the wrong flag is named', async (answers, flag) => {
  const result = await tryToAdd(site, 'edition', answers);
  expect('complaints' in result && result.complaints.map((each) => each.flag)).toContain(flag);
});

test('A new page that is made like another page refuses --sections, because it copies the sections', async () => {
  const result = await tryToAdd(site, 'page', { like: 'about', 'name-de': 'Team', 'name-en': 'Team', sections: 'hero' });
  expect('complaints' in result && result.complaints.map((each) => each.flag)).toEqual(['sections']);
});

test('A new entry gets its id from its name, and its languages from all siblings or from the names', () => {
  const answersFor = (answers: Readonly<Record<string, string>>) => complete({ kind, answers, known, messages }).answers;
  expect(answersFor({ 'name-de': 'Bäckerei & Café' })).toMatchObject({ id: 'baeckerei-cafe', languages: 'de' });
  expect(answersFor({ 'name-de': 'Bäckerei', 'name-en': 'Bakery' })).toMatchObject({ languages: 'de,en' });
  expect(complete({ kind: kindNamed('page'), answers: {}, known, messages }).answers).toMatchObject({ languages: 'de,en' });
});

test('The question for a price list recommends lists with the same kinds of amounts as those of siblings', () => {
  const { choices, fitting } = possibleValues(flagNamed('prices'), { kind, answers: {}, known, messages });
  expect([choices?.includes('audit'), fitting?.includes('audit'), fitting?.includes('lead-general')]).toEqual([true, false, true]);
});

test('A new entry has texts of siblings as examples beside its placeholders', async () => {
  const answers = { 'name-de': 'Bäcker', sector: 'construction', icon: 'store', prices: 'lead-industry', customers: '30' };
  const { files } = await added(site, 'edition', answers);
  expect(files[0]?.text).toMatch(/# For example: “[^“”\n]+”\n {4}benefits:/);
  expect(files[0]?.text.match(/# For example: “/g)?.length).toBeGreaterThan(20);
});
