// Approves translations in the page that were outdated before the page was opened.
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editing } from '../support/process/editing.ts';
import { initRepository } from '../support/process/git.ts';
import { archipel, smallContent } from '../support/process/process.ts';
import { replaceIn } from '../support/replace-in.ts';

const home = 'pages/home.yaml';
const lockOf = (content: string): string => readFileSync(join(content, 'locks/translations.yaml'), 'utf8');

/** Returns a committed site whose translations are approved, and whose title and longer text have then been changed in German. */
async function outdatedContent(): Promise<string> {
  const prose = {
    'pages/firm.de.mdx': '## Die Firma\n\nSie sitzt am Meer.\n',
    'pages/firm.en.mdx': '## The company\n\nIt is by the sea.\n',
  };
  const content = smallContent(prose);
  appendFileSync(join(content, home), '  - { type: prose, source: firm }\n');
  await archipel(['translations', 'approve', '--all', '--content', content]);
  initRepository(content);
  replaceIn(join(content, home), '"Seite Start"', '"Seite Anfang"');
  replaceIn(join(content, 'pages/firm.de.mdx'), 'am Meer', 'im Wald');
  return content;
}

test('An outdated translation shows the source text for which it was approved, and a save without typed text approves it', async () => {
  const content = await outdatedContent();
  const { place, save, change, check } = { ...(await editing(content)), check: () => archipel(['check', '--content', content]) };
  expect((await check()).stderr.match(/translation-outdated/g)).toHaveLength(2);
  const found = await place('/', 'Seite Anfang');
  const [german, english] = found.fields;
  expect(german?.problems).toEqual([]);
  expect(english).toMatchObject({ problems: [{ mayApprove: true, isOutdated: true }], approvedFor: { text: 'Seite Start', lang: 'de' } });
  expect(english?.problems?.[0]?.hint).not.toContain('npm');
  const values = found.fields.map(({ value }) => value);
  expect(await save(found, values)).toMatchObject({ kind: 'saved', edits: { edits: [] } });
  const again = await place('/', 'Seite Anfang');
  expect(await save(again, values, ['en'])).toMatchObject({ kind: 'saved', edits: { edits: [{ file: 'locks/translations.yaml' }] } });
  expect((await check()).stderr.match(/translation-outdated/g)).toHaveLength(1);
  const prose = await place('/', 'Sie sitzt im Wald.');
  expect(prose.fields[1]).toMatchObject({ problems: [{ isOutdated: true }], approvedFor: { text: 'Sie sitzt am Meer.' } });
  await change('undo');
  expect((await check()).stderr.match(/translation-outdated/g)).toHaveLength(2);
});

test('A translation is not approved for a source text that someone has changed since it was displayed', async () => {
  const content = await outdatedContent();
  const { place, save } = await editing(content);
  const found = await place('/', 'Seite Anfang');
  const before = lockOf(content);
  replaceIn(join(content, home), '"Seite Anfang"', '"Seite Eins"');
  const values = found.fields.map(({ value }) => value);
  expect(await save(found, values, ['en'])).toMatchObject({ kind: 'conflict', theirs: ['Seite Eins', values[1]] });
  expect(lockOf(content)).toBe(before);
});
