// The edits that README describes must not break the tests of this site: a new page, a new edition, other prices, a
// removed edition with a redirect, accepted URLs, a campaign, renames and removals. This test makes the edits in a copy
// of the repository, and then runs the tests of the copy.
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { isMap, isPair, isSeq, parseDocument, visit } from 'yaml';
import { archipel, freshFolder, root } from '../support/process/process.ts';
import { someOf, turnOfSearches } from '../support/samples.ts';

const copy = freshFolder();

/** The day's sample of the tests that an edit of content can break. The rest of tests/site tests the engine, templates and servers. */
const suites = someOf(
  [
    ...['audit', 'claims', 'editions', 'offers', 'overviews', 'substance', 'ways', 'words'].map((name) => `pages/${name}`),
    ...['head', 'layout', 'links', 'markup', 'structured-data'].map((name) => `html/${name}`),
    ...['files', 'routes'].map((name) => `files/${name}`),
  ],
  3,
  turnOfSearches,
);

const inContent = (file: string): string => join(copy, 'content', file);
const read = (file: string): string => readFileSync(inContent(file), 'utf8');
const filesOfContent = (): string[] => readdirSync(inContent(''), { recursive: true, encoding: 'utf8' });
const write = (file: string, text: string): void => writeFileSync(inContent(file), text);

/** Runs tests of the copy; returns the exit code and the output. */
function runTests(files: readonly string[]): { readonly code: number | null; readonly output: string } {
  const { PATH = '', HOME = '', SEED = '', NIGHTLY } = process.env;
  const line = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'site', '--maxWorkers', '1', ...files];
  const env = { PATH, HOME, SEED, NO_COLOR: '1', ...(NIGHTLY !== undefined && { NIGHTLY }) };
  const { status, stdout, stderr } = spawnSync(process.execPath, line, { cwd: copy, encoding: 'utf8', env });
  return { code: status, output: stdout + stderr };
}

/** The number of letters of a title that search engines show, minus the name of the site. */
const maxTitleLength = 48;

/**
 * Returns a text for the placeholder at `path`: the text of `sibling` at this path with its first plain word replaced by the name;
 * otherwise the name and the path. Shortens a title that search engines would cut.
 */
function wordsFor(path: readonly (string | number)[], sibling: unknown, name: string): string {
  const words = typeof sibling === 'string' ? sibling.replace(/(?<=^| )\p{L}+(?= |$)/u, name) : `${name}: ${path.join(' ')}`;
  const isTooLong = path[0] === 'meta' && path[1] === 'title' && words.length > maxTitleLength;
  return isTooLong ? words.slice(0, words.lastIndexOf(' ', maxTitleLength)) : words;
}

/** Fills in the texts of a new entry after the model of `sibling`, and marks its testimonials as examples. */
function writeEntry(file: string, sibling: string): void {
  const document = parseDocument(read(file));
  const other = parseDocument(read(sibling));
  visit(document, {
    Scalar: (_, node, ancestors) => {
      if (typeof node.value !== 'string' || !node.value.startsWith('TODO')) return;
      const path = pathOf(node, ancestors);
      node.value = wordsFor(path, other.getIn(path), basename(file, '.yaml'));
    },
  });
  const people = document.get('testimonials');
  if (isSeq(people)) for (const person of people.items) if (isMap(person)) person.set('example', true);
  write(file, String(document));
}

/** Fills in the texts of a new file. */
function writeWords(file: string, sibling: string): void {
  if (file.endsWith('.yaml')) writeEntry(file, sibling);
  else write(file, read(file).replaceAll(/TODO[^\n]*/g, `Wer hier ${file} liest, erfährt etwas Neues.`));
}

/** Returns the keys on the path to a node. */
function pathOf(node: unknown, ancestors: readonly unknown[]): (string | number)[] {
  return ancestors.flatMap((each, at): (string | number)[] => {
    const child = ancestors[at + 1] ?? node;
    if (isSeq(each)) return [each.items.indexOf(child)];
    return isPair(each) ? [String(each.key)] : [];
  });
}

/** Changes two prices, and adds the campaign that docs/prices.md describes. */
const otherPrices = (text: string): string =>
  text
    .replace('once: 999700', 'once: 989700')
    .replace('perMinute: 39', 'perMinute: 41')
    .replace(
      '\nlists:',
      '  winter-2026:\n    starts: 2026-12-01T00:00:00+01:00\n    ends: 2027-01-31T23:59:59+01:00\n    percent: 30\n\nlists:',
    )
    .replace('once: 989700 } }', 'once: 989700 } }\n      - { campaign: winter-2026, amounts: { once: 1259700 } }');

/** Renames in content. Contacts and external URLs keep their names, because tests refer to them. */
const renames = [
  ['page', 'about', 'about-us'],
  ['edition', 'solar', 'photovoltaics'],
  ['price', 'lead-industry', 'lead-sector'],
  ['campaign', 'summer-2025', 'summer'],
  ['asset', 'berlin-night.webp', 'berlin.webp'],
];

test('The tests of the site pass after a day of editing', { timeout: 600_000 }, async () => {
  for (const name of ['archipel.config.ts', 'bin', 'content', 'islands', 'package.json', 'package-lock.json', 'src', 'templates', 'tests'])
    cpSync(join(root, name), join(copy, name), { recursive: true });
  for (const name of ['tsconfig.json', 'vitest.config.ts']) cpSync(join(root, name), join(copy, name));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

  const run = async (...args: readonly string[]): Promise<void> => {
    const { code, stdout, stderr } = await archipel(args, { project: copy, cwd: copy });
    expect(code, `${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
  };
  const added = [
    ['pages/about', 'page', '--name-de', 'Werkstatt', '--name-en', 'Workshop', '--parent', 'home', '--sections', 'hero,faq,cta'],
    ['pages/about', 'page', '--like', 'about', '--name-de', 'Team', '--name-en', 'Team'],
    [
      'editions/medical',
      'edition',
      '--name-de',
      'Tierarzt',
      '--sector',
      'healthcare',
      '--icon',
      'pill',
      '--customers',
      '30',
      '--prices',
      'lead-industry',
    ],
    ['editions/solar', 'edition', '--like', 'solar', '--name-de', 'Dachdecker', '--icon', 'hard-hat'],
  ];
  for (const [sibling, ...args] of added) {
    const before = filesOfContent();
    await run('new', ...args);
    for (const file of filesOfContent()) if (!before.includes(file)) writeWords(file, `${sibling}.yaml`);
  }
  write('prices.yaml', otherPrices(read('prices.yaml')));
  rmSync(inContent('editions/surgery.yaml'));
  await run('new', 'redirect', '--from', '/ai-lead-masters-surgery', '--to', '/industry-solutions');
  for (const names of renames) await run('rename', ...names);
  await run('remove', 'edition', 'kitchen', '--redirect-to', '/industry-solutions');
  await run('urls', 'accept');

  const files = suites.map((name) => `tests/site/${name}.test.ts`);
  const { code, output } = runTests(files);
  expect(code, output).toBe(0);
  expect(output).toContain(`Test Files  ${suites.length} passed`);
});
