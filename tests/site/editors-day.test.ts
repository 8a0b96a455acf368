// What README invites an editor to do must leave the tests of this site green: a new page, a new edition, other prices,
// an edition less whose address leads on, addresses accepted, a campaign, things renamed and removed. Done on a copy of the
// repository, with the tests in it.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'archipel-editor-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** What an edit of content can break. The rest of tests/site looks at engine, templates and servers. */
const suites = [
  ...['audit', 'claims', 'editions', 'offers', 'overviews', 'substance', 'ways', 'words'].map((name) => `pages/${name}`),
  ...['head', 'layout', 'links', 'markup', 'structured-data'].map((name) => `html/${name}`),
  ...['files', 'routes'].map((name) => `files/${name}`),
];

const inContent = (file: string): string => join(copy, 'content', file);
const read = (file: string): string => readFileSync(inContent(file), 'utf8');
const write = (file: string, text: string): void => writeFileSync(inContent(file), text);

/** Runs a program of Node in the copy; gives its exit code and all that it says. */
function run(...line: readonly string[]): { readonly code: number | null; readonly said: string } {
  const { PATH = '', HOME = '' } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, line, { cwd: copy, encoding: 'utf8', env: { PATH, HOME, NO_COLOR: '1' } });
  return { code: status, said: stdout + stderr };
}

const page = `languages: [de, en]
parent: home
name: { de: Werkstatt, en: Workshop }
meta:
  title:
    de: "Die Werkstatt: ein Tag mit Agenten zum Anfassen"
    en: "The workshop: a day with agents to try yourself"
  description:
    de: "In der Werkstatt probieren Teams einen Tag lang aus, welche Aufgaben ein Agent übernimmt, und gehen mit einem fertigen Entwurf."
    en: "In the workshop teams spend a day finding out which tasks an agent can take over, and they leave with a finished first draft."
sections:
  - type: hero
    title: { de: "Ein Tag in der Werkstatt", en: "A day in the workshop" }
    lead: { de: "Bringen Sie eine Aufgabe mit.", en: "Bring one task along." }
`;

/** Another edition of the same length: its longer texts have their words the other way round. */
const otherEdition = (text: string): string =>
  text
    .replace(/^order: .*$/m, 'order: 99')
    .replace(/^industry: .*$/m, 'industry: { de: "Tierarzt" }')
    .replace(/(?<=\bde: ")[^"]+(?=")/g, (words) => words.split(' ').reverse().join(' '));

/** Two other prices, and the campaign of docs/prices.md beside the one there is. */
const otherPrices = (text: string): string =>
  text
    .replace('once: 999700', 'once: 989700')
    .replace('perMinute: 39', 'perMinute: 41')
    .replace(
      '\nlists:',
      '  winter-2026:\n    starts: 2026-12-01T00:00:00+01:00\n    ends: 2027-01-31T23:59:59+01:00\n    percent: 30\n\nlists:',
    )
    .replace('once: 989700 } }', 'once: 989700 } }\n      - { campaign: winter-2026, amounts: { once: 1259700 } }');

/** Names that content gives; those of contacts and external addresses are what the tests know them by. */
const renames = [
  ['page', 'about', 'about-us'],
  ['edition', 'solar', 'photovoltaics'],
  ['price', 'lead-industry', 'lead-sector'],
  ['campaign', 'summer-2025', 'summer'],
  ['asset', 'berlin-night.webp', 'berlin.webp'],
];

test('A day of editing leaves the tests of the site green', { timeout: 600_000 }, () => {
  for (const name of ['archipel.config.ts', 'bin', 'content', 'islands', 'package.json', 'package-lock.json', 'src', 'templates', 'tests'])
    cpSync(join(root, name), join(copy, name), { recursive: true });
  for (const name of ['tsconfig.json', 'vitest.config.ts']) cpSync(join(root, name), join(copy, name));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

  write('pages/workshop.yaml', page);
  write('editions/vet.yaml', otherEdition(read('editions/medical.yaml')));
  write('prices.yaml', otherPrices(read('prices.yaml')));
  rmSync(inContent('editions/surgery.yaml'));
  const archipel = (...args: readonly string[]) => run('bin/archipel.js', ...args);
  expect(archipel('new', 'redirect', '--from', '/ai-lead-masters-surgery', '--to', '/industry-solutions')).toMatchObject({ code: 0 });
  for (const names of renames) expect(archipel('rename', ...names)).toMatchObject({ code: 0 });
  expect(archipel('remove', 'edition', 'kitchen', '--redirect-to', '/industry-solutions')).toMatchObject({ code: 0 });
  expect(archipel('urls', 'accept')).toMatchObject({ code: 0 });

  const files = suites.map((name) => `tests/site/${name}.test.ts`);
  const { code, said } = run('node_modules/vitest/vitest.mjs', 'run', '--project', 'site', '--maxWorkers', '1', ...files);
  expect(code, said).toBe(0);
  expect(said).toContain(`Test Files  ${suites.length} passed`);
});
