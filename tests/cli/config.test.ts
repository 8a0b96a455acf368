// How check reports errors in archipel.config.ts and in the modules that this file imports, and the policy that it sets.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { archipel, copiedProject, freshFolder } from '../support/process/process.ts';
import { partOf } from '../support/samples.ts';

const project = copiedProject();
const file = join(project, 'archipel.config.ts');
const config = readFileSync(file, 'utf8');

test.each(
  partOf(
    [
      [
        'an unknown fallback',
        "name: 'English' }",
        "name: 'English', fallback: 'fr' }",
        /config\.ts:\d+:54\n[\s\S]*locales\.en\.fallback is "fr"[^\n]* one of de, en\./,
      ],
      [
        'one folder for two collections',
        '  collections,',
        "  collections: { pages: collections['pages'], pages: collections['editions'] },",
        /config\.ts:\d+:\d+[\s\S]*Duplicate key "pages"/,
      ],
      [
        'a section type with a space',
        '  sections,',
        "  sections: { ...sections, 'big hero': sections['hero'] },",
        /config\.ts:\d+:3[\s\S]*"big hero" cannot be a section type/,
      ],
      [
        'a collection without a schema',
        '  collections,',
        "  collections: { ...collections, editions: { ...collections['editions'], schema: undefined } },",
        /collections\/editions\/index\.ts:\d+:3[\s\S]*the collection editions has no schema/,
      ],
      ['an unknown time zone', 'Europe/Berlin', 'Europe/Atlantis', /config\.ts:\d+:3\n[\s\S]*Europe\/Atlantis[^\n]* such as Asia\/Tokyo\./],
      ['an invalid language tag', "'en-GB'", "'english UK'", /config\.ts:\d+:11\n[\s\S]*"english UK" is not a language tag/],
      ['a not-found page that is not an entry', "'pages/not-found'", "'pages/'", /config\.ts:\d+:3[\s\S]*"pages\/" is not an entry/],
      [
        'a not-found page that does not exist',
        "'pages/not-found'",
        "'pages/not-found.yaml'",
        /content\/pages\/not-found\.yaml\.yaml[\s\S]*notFound in archipel\.config\.ts[\s\S]*Did you mean "pages\/not-found"/,
      ],
      [
        'a route that throws',
        '  collections,',
        "  collections: { ...collections, pages: { ...collections['pages'], route: () => { throw new Error('no month'); } } },",
        /archipel\.config\.ts:\d+:\d+\n[\s\S]*the route of pages throws: no month/,
      ],
    ],
    3,
  ),
)(
  'An error in the configuration is reported with its line: %s',
  async (_what, from, to, expected) => {
    expect(config).toContain(from);
    writeFileSync(
      file,
      config.replace(from, () => to),
    );
    const { code, stderr } = await archipel(['check'], { project, cwd: project });
    expect(stderr).toMatch(expected);
    expect({ code, stack: /^\s+at /m.test(stderr) }).toEqual({ code: 1, stack: false });
  },
  120_000,
);

const list = 'templates/sections/solutions/index.ts';
const editions = 'templates/collections/editions/index.ts';

test.each(
  partOf(
    [
      [
        'a list of an unknown collection',
        list,
        "collection: 'solutions'",
        "collection: 'solution'",
        `${list}:LINE:\\d+\n[^\n]* list "solution", which is no`,
      ],
      [
        'an unknown option of a collection',
        editions,
        '  scaffold,',
        '  scafold: scaffold,',
        `${editions}:LINE:3\n[^\n]* no option scafold; did you mean scaffold`,
      ],
      ['a misspelled option of a section', list, 'lists:', 'list:', `${list}:LINE:\\d+\n[^\n]* no option list; did you mean lists`],
      [
        'a missing component',
        editions,
        'component: EditionLayout',
        'component: undefined as never',
        `${editions}:\\d+:3\n[^\n]*the collection editions has no component`,
      ],
      [
        'a missing default export',
        'templates/sections/hero/index.ts',
        'export default ',
        'export const hero = ',
        'hero/index.ts:1:1\n[^\n]*exports no "default"',
      ],
    ],
    3,
  ),
)(
  'An error in the site definition is reported in the file that contains it: %s',
  async (_what, module, from, to, expected) => {
    const path = join(project, module);
    const before = readFileSync(path, 'utf8');
    expect(before).toContain(from);
    writeFileSync(file, config);
    writeFileSync(path, before.replace(from, to));
    const line = before.slice(0, before.indexOf(from)).split('\n').length;
    const { code, stderr } = await archipel(['check'], { project, cwd: project });
    writeFileSync(path, before);
    expect(stderr).toMatch(new RegExp(expected.replace('LINE', String(line))));
    expect(code).toBe(1);
  },
  120_000,
);

test('A title function that returns an empty text is reported at its definition, once for all pages', async () => {
  const site = join(freshFolder(), 'site');
  expect(await archipel(['init', site, '--locales', 'en', '--yes'])).toMatchObject({ code: 0 });
  const notes = join(site, 'templates/collections/notes/index.ts');
  writeFileSync(notes, readFileSync(notes, 'utf8').replace('title: ({ title }) => title', "title: () => ''"));
  const { code, stderr } = await archipel(['check'], { site, cwd: site });
  expect({ code, errors: stderr.match(/^error .*/gm) }).toEqual({
    code: 1,
    errors: [expect.stringMatching(/^error template-render {2}templates\/collections\/notes\/index\.ts:12:10$/)],
  });
  expect(stderr).toMatch(/rendering \/notes\/[\w-]+ and 2 more pages: Error: title of the collection notes returns no name for notes\//);
});

test('check prints the other sites that the policy allows, even in a second run without changes', async () => {
  writeFileSync(
    file,
    config.replace(
      '  collections,',
      "  collections,\n  policy: { script: ['https://stats.example.org'], frame: ['https://video.example.org'] },",
    ),
  );
  for (let run = 0; run < 2; run += 1) {
    const { code, stderr } = await archipel(['check'], { project, cwd: project });
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: expect.stringMatching(/other sites +script https:\/\/stats\.example\.org, frame https:\/\/video\.example\.org\n/),
    });
  }
  const { stdout } = await archipel(['check', '--json'], { project, cwd: project });
  expect(JSON.parse(stdout).result.summary.policy).toEqual({
    script: ['https://stats.example.org'],
    frame: ['https://video.example.org'],
  });
  writeFileSync(file, config);
}, 120_000);
