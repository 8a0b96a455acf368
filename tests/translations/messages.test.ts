// Which words of the translation files nothing uses, told from sources as text.
import { expect, test } from 'vitest';
import { readSources } from '../../src/node/fs/read-sources.ts';
import { wordsIn } from '../../src/translations/missing.ts';
import { unusedMessages } from '../../src/translations/used-messages.ts';
import { root } from '../support/content.ts';
import { yaml } from '../support/real-content.ts';

const real = readSources(root);
const keys = [...wordsIn(yaml('translations/de.yaml')).keys()];

test('Templates and islands use every word of the real site', () => {
  expect(keys.length).toBeGreaterThan(100);
  expect(unusedMessages(real, keys)).toEqual([]);
});

test('A word that is added to any group is unused', () => {
  const groups = [...new Set(keys.map((key) => key.slice(0, key.lastIndexOf('.'))))];
  const added = groups.map((group) => `${group}.somethingNew`);
  expect(unusedMessages(real, [...keys, ...added])).toEqual(added);
});

/** A file of the definition, a key, whether it is used. */
test.each<readonly [string, string, string, boolean]>([
  ['a key by its name', `t('frame.skip')`, 'frame.skip', true],
  ['another key', `t('frame.skipped')`, 'frame.skip', false],
  ['a key in a comment', `// t('frame.skip')`, 'frame.skip', false],
  ['a key that is put together', `const parts = ['once']; t(\`prices.\${part}\`)`, 'prices.once', true],
  ['a key whose part is nowhere', `const parts = ['once']; t(\`prices.\${part}\`)`, 'prices.twice', false],
  ['a word of a group that is handed on', '<Notice texts={messages.notice} />', 'notice.title', true],
  ['a word that its reader does not ask for', '<Notice texts={messages.notice} />', 'notice.lead', false],
  ['a word of a group that nobody gets', '<Notice texts={messages.notice} />', 'login.title', false],
])('%s', (_, code, key, used) => {
  const sources = new Map([
    ['templates/Page.tsx', code],
    ['islands/Notice.tsx', "import { row } from './row.ts';\nexport const Notice = ({ texts }) => row(texts.title);"],
    ['islands/row.ts', 'export const row = (text) => text;'],
  ]);
  expect(unusedMessages(sources, [key])).toEqual(used ? [] : [key]);
});
