// Runs commands with German messages: the output must contain no English phrase.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import * as de from '../../src/diagnostics/messages/de/index.ts';
import * as en from '../../src/diagnostics/messages/en/index.ts';
import { archipel, freshFolder, smallContent } from '../support/process/process.ts';
import { partOf, turnOfSearches } from '../support/samples.ts';

/** Returns each text with its dotted name. If a text is a function, because it has values, its source code is returned. */
const textsIn = (group: object, path = ''): (readonly [name: string, text: string])[] =>
  Object.entries(group).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? textsIn(value, `${path}${key}.`) : [[path + key, String(value)] as const],
  );

/** Returns the phrases between the values of a text. A phrase has at least two words, because a single word may be a name. */
const phrasesOf = (text: string): readonly string[] =>
  text
    .split(/[`'"]|\$\{|\}/)
    .map((part) => part.replace(/^[\s,.:;]+/, '').trim())
    .filter((part) => /^[A-Z]?[a-z]+[,:]? [a-z]+/.test(part) && !/=>|[=;()]/.test(part));

const german = textsIn(de)
  .map(([, text]) => text)
  .join('\n');
const phrases = [...new Set(textsIn(en).flatMap(([, text]) => phrasesOf(text)))].filter((phrase) => !german.includes(phrase));

const phrasesIn = (output: string): readonly string[] => phrases.filter((phrase) => output.includes(phrase));

let content: string;
let broken: string;

beforeAll(() => {
  content = smallContent();
  broken = smallContent();
  writeFileSync(join(broken, 'pages/home.yaml'), 'languages: [de, en]\nname: { de: Start, en: Home }\nsections: []\n');
});

const page = ['--id', 'neu', '--name-de', 'Neu', '--name-en', 'New'];

test.each(
  partOf<[string, () => readonly string[]]>(
    [
      ['a build', () => ['build', '--content', content, '--out', join(freshFolder(), 'dist')]],
      ['a build with mistakes', () => ['build', '--content', broken, '--out', join(freshFolder(), 'dist')]],
      ['check', () => ['check', '--content', content]],
      ['urls with unrecorded URLs', () => ['urls', '--content', smallContent()]],
      ['urls accept', () => ['urls', 'accept', '--content', smallContent()]],
      ['schedule', () => ['schedule', '--content', content, '--now', '2025-06-01']],
      ['explain a page', () => ['explain', '/', '--content', content]],
      ['explain an asset', () => ['explain', 'prices.yaml', '--content', content]],
      ['explain an unknown word', () => ['explain', 'gibt es nicht', '--content', content]],
      ['diff of equal content', () => ['diff', '--from-dir', smallContent(), '--content', content]],
      ['diff of broken content', () => ['diff', '--from-dir', content, '--content', broken]],
      ['diff outside of a repository', () => ['diff', '--content', content]],
      ['translations of broken content', () => ['translations', '--content', broken]],
      ['translations of an unknown page', () => ['translations', '--page', 'nirgends', '--content', content]],
      ['approve without names', () => ['translations', 'approve', '--content', content]],
      ['approve', () => ['translations', 'approve', '--all', '--content', smallContent()]],
      ['new without a kind', () => ['new']],
      ['new with missing answers', () => ['new', 'page', '--content', content]],
      ['new with wrong answers', () => ['new', 'page', ...page, '--sections', 'nichts', '--content', content]],
      ['new', () => ['new', 'page', ...page, '--content', smallContent()]],
      ['rename', () => ['rename', 'page', 'home', 'start', '--dry-run', '--content', content]],
      ['rename of nothing', () => ['rename', 'page', 'nirgends', 'start', '--content', content]],
      ['remove', () => ['remove', 'page', 'home', '--content', content]],
      ['hand-in outside of a repository', () => ['hand-in', '--content', content]],
      ['hand-in of an unknown change', () => ['hand-in', '--only', 'x', '--content', content]],
      ['preview without a site', () => ['preview', '--out', freshFolder()]],
      ['schema', () => ['schema', '--out', freshFolder(), '--content', content]],
      ['init', () => ['init', join(freshFolder(), 'site'), '--yes', '--locales', 'fr']],
      ['init in a folder that is not empty', () => ['init', content]],
      ['init with wrong answers', () => ['init', join(freshFolder(), 'site'), '--locales', 'deutsch!']],
      ['a missing queue', () => ['relay', 'queue', 'list', '--queue', freshFolder()]],
      ['an empty queue', () => ['relay', 'queue', 'list', '--queue', emptyQueue()]],
    ],
    2,
    turnOfSearches,
  ),
)('The German output has no English phrase: %s', async (_, args) => {
  const [english, translated] = [await archipel(args()), await archipel([...args(), '--language', 'de'])];
  // The English output has some of the phrases. This proves that the list covers the command.
  expect(phrasesIn(english.stdout + english.stderr)).not.toEqual([]);
  expect(translated.code).toBe(english.code);
  expect(phrasesIn(translated.stdout + translated.stderr)).toEqual([]);
});

test('--json has German sentences and places, and otherwise the same data as in English', async () => {
  writeFileSync(join(broken, 'prices.yaml'), 'campaigns: {}\nlists:\n  audit: { regular: { once: viel }, offers: [] }\n');
  const args = ['check', '--json', '--content', broken];
  const [english, translated] = [await archipel(args), await archipel([...args, '--language', 'de'])].map(({ stdout }) =>
    JSON.parse(stdout),
  );
  const plain = ({ message: _message, hint: _hint, place: _place, ...rest }: JsonDiagnostic) => rest;
  expect(translated.diagnostics.map(plain)).toEqual(english.diagnostics.map(plain));
  const amount = ({ diagnostics }: { diagnostics: readonly JsonDiagnostic[] }) =>
    diagnostics.find(({ file, place }) => file.endsWith('prices.yaml') && place?.includes('audit'));
  expect(amount(english)?.place).toBe('price lists, audit, regular price, once');
  expect(amount(translated)?.place).toBe('Preislisten, audit, regulärer Preis, einmalig');
  expect(translated.diagnostics.flatMap(({ message, hint }: JsonDiagnostic) => phrasesIn(`${message} ${hint}`))).toEqual([]);
  expect(amount(translated)?.message).not.toBe(amount(english)?.message);
});

interface JsonDiagnostic {
  readonly file: string;
  readonly message: string;
  readonly hint: string;
  readonly place?: string;
}

function emptyQueue(): string {
  const folder = freshFolder();
  for (const name of ['dead', 'waiting', 'delivered', 'requests']) mkdirSync(join(folder, name));
  return folder;
}
