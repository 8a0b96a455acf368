// A build repeats only the work that an edit requires: it renders and writes the pages that change.
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { archipel, type Ended, freshFolder, root, snapshot } from '../support/process/process.ts';

const site = join(freshFolder(), 'radio');
const out = join(site, 'dist');

interface Work {
  readonly parsed: readonly string[];
  readonly rendered: readonly string[];
  readonly reused: number;
  readonly written: readonly string[];
}

const run = (...more: string[]): Promise<Ended> =>
  archipel(['build', '--json', '--debug', '--now', '2025-06-01T12:00:00+02:00', ...more], { site, cwd: site });

/** Builds the site; resolves to the work that the build reports. */
async function build(): Promise<Work> {
  const { code, stdout } = await run();
  const answer = JSON.parse(stdout) as { diagnostics: unknown; result: { work: Work } };
  expect(code, JSON.stringify(answer.diagnostics)).toBe(0);
  return answer.result.work;
}

const differing = (before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>): string[] =>
  Object.keys(after)
    .filter((path) => before[path] !== after[path])
    .sort();

interface Edit {
  readonly what: string;
  readonly file: string;
  readonly by: (text: string) => string;
  /** Pages that may be rendered although their output does not change. */
  readonly more?: readonly string[];
}

const edits: readonly Edit[] = [
  {
    what: 'a text of a page',
    file: 'content/pages/about.yaml',
    by: (text) => text.replace(/(lead: \{ de: ")/, '$1Neu: '),
    // A page is recorded as reading its entire file, so the English page is rendered although only a German text changes.
    more: ['en/about.html'],
  },
  { what: 'a price', file: 'content/prices.yaml', by: (text) => text.replace('perMinute: 25', 'perMinute: 26') },
  { what: 'a price that texts name', file: 'content/prices.yaml', by: (text) => text.replace('once: 999700', 'once: 899700') },
  { what: 'prose', file: 'content/pages/about.en.mdx', by: (text) => `${text}\n\nOne sentence more.\n` },
  {
    what: 'a name in the menu',
    file: 'content/navigation.yaml',
    by: (text) => text.replace(/de: (\w+)/, 'de: Neues'),
    // A menu is read as a unit, so the English pages are rendered although only German names change.
    more: ['en.html', 'en/404.html', 'en/about.html', 'en/stations.html', 'en/stations/buoy.html'],
  },
  { what: 'a comment in YAML', file: 'content/prices.yaml', by: (text) => `# As of June.\n${text}` },
  {
    what: 'a new page',
    file: 'content/pages/new.yaml',
    by: () => newPage,
    // stations.html reads the list of pages.
    more: ['stations.html'],
  },
  { what: 'the title of a new page', file: 'content/pages/new.yaml', by: () => newPage.replace('Ganz neu', 'Ganz alt') },
  { what: 'nothing', file: 'content/pages/home.yaml', by: (text) => text },
  { what: 'a template of all pages', file: 'templates/Body.tsx', by: (text) => text.replace('<main', '<main data-new=""') },
];

const newPage = `languages: [de]
parent: about
name: { de: Neu }
meta:
  title: { de: Ganz neu }
  description: { de: Eine neue Seite. }
sections:
  - { type: hero, title: { de: Neu }, lead: { de: Neu. } }
`;

beforeAll(async () => {
  cpSync(join(root, 'tests/sites/radio'), site, { recursive: true });
  expect(await build()).toMatchObject({ reused: 0 });
});

describe('An edit renders the pages that it changes, and few others:', () => {
  test.each(edits)('$what', async ({ what, file, by, more = [] }) => {
    const path = join(site, file);
    const before = snapshot(out);
    writeFileSync(path, by(existsSync(path) ? readFileSync(path, 'utf8') : ''));
    const { rendered, written, parsed } = await build();
    const changed = differing(before, snapshot(out));
    const pages = changed.filter((name) => name.endsWith('.html'));
    expect(rendered).toEqual(expect.arrayContaining(pages));
    expect([...pages, ...more]).toEqual(expect.arrayContaining([...rendered]));
    expect(written).toEqual(changed);
    const isParsed = /^content\/(?:pages|stations|packages)\/.*\.yaml$/.test(file) || file.endsWith('.mdx');
    if (!file.startsWith('templates/')) expect(parsed).toEqual(isParsed && what !== 'nothing' ? [file] : []);
    expect(await run('--verify')).toMatchObject({ code: 0 });
  });
});

test('If the output was deleted, a build renders all pages, and the result is the same', async () => {
  const before = snapshot(out);
  rmSync(out, { recursive: true });
  const { rendered, reused } = await build();
  expect(reused).toBe(0);
  expect(rendered.length).toBe(Object.keys(before).filter((name) => name.endsWith('.html')).length - redirectCount(before));
  expect(snapshot(out)).toEqual(before);
});

/** Returns the number of pages that only redirect. They are not rendered from templates. */
const redirectCount = (files: Readonly<Record<string, string>>): number =>
  Object.keys(files).filter((name) => name.endsWith('.html') && readFileSync(join(out, name), 'utf8').includes('http-equiv="refresh"'))
    .length;
