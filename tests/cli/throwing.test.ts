// A site whose templates, functions and island throw. Each command that calls them ends with exit code 1 and the place of
// each error. None reports a bug of archipel.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createProgram } from '../../src/cli/program.ts';
import { archipel, copiedProject, type Ended, freshFolder, realContent, start } from '../support/process/process.ts';
import { silentContext } from '../support/process/silent-context.ts';
import { watching } from '../support/process/watching.ts';
import { someOf, turnOfSearches } from '../support/samples.ts';
import { breakPart, copyThrowingSite } from '../support/throwing-site.ts';

/** Creates a copy of the site in which `part` throws, with a text that can be imported. */
function siteWith(part: string): string {
  const site = join(freshFolder(), 'site');
  copyThrowingSite(site, part);
  mkdirSync(join(site, 'old'));
  writeFileSync(join(site, 'old/first.md'), '# First\n\nA text.\n');
  return site;
}

/** The site with broken sections, for all commands that leave its sources unchanged: its templates are bundled only once. */
const sectionsSite = siteWith('sections');

const run = (site: string, words: readonly string[]): Promise<Ended> => archipel(words, { site, cwd: site });

const placesIn = ({ stdout, stderr }: Ended): number =>
  (stdout + stderr).match(/template-(?:render|browser-only) {2}templates\/site\.tsx:\d+:\d+/g)?.length ?? 0;

/**
 * The exit code of each command on the site with broken sections, and the number of errors that the command reports. The second
 * page throws the same error as one section of the first page, and both count as one error. Commands that render nothing report no
 * error of a template.
 */
const reading: readonly (readonly [words: string, code: number, places: number])[] = [
  ['build --out dist', 1, 12],
  ['build --verify --out dist', 1, 12],
  ['check', 1, 12],
  ['schedule', 1, 12],
  ['explain /', 1, 12],
  ['explain notes/home.yaml', 1, 12],
  ['explain /second', 1, 12],
  ['diff --from-dir content', 1, 12],
  ['routes', 0, 0],
  ['urls', 0, 0],
  ['translations', 0, 0],
  ['rename note second third --dry-run', 0, 0],
  ['remove note second --redirect-to / --dry-run', 0, 0],
  // No edits have been made.
  ['hand-in', 1, 0],
  ['completion bash', 0, 0],
  // The site has no forms.
  ['relay', 1, 0],
  // The folder exists already.
  ['init .', 2, 0],
  ['import old --dry-run', 0, 0],
];
const writing: typeof reading = [
  ['urls accept', 0, 0],
  ['translations approve --all', 0, 0],
  ['schema', 0, 0],
  ['new note --id third', 0, 0],
  ['clean', 0, 0],
];
const commands = [
  ...reading.map((each) => [...each, () => sectionsSite] as const),
  ...writing.map((each) => [...each, () => siteWith('sections')] as const),
];

test.each(commands)('With throwing templates, %s ends with %i and reports errors at %i places', async (words, code, places, siteOf) => {
  const ended = await run(siteOf(), words.split(' '));
  expect({ code: ended.code, places: placesIn(ended) }, ended.stderr).toEqual({ code, places });
  expect(ended.stderr).not.toMatch(/^\s+at /m);
});

test('Each command is in the table above, or is a server and has a test below', () => {
  const tested = new Set(commands.map(([words]) => words.split(' ')[0]));
  const missing = createProgram('0', silentContext).commands.flatMap((command) => (tested.has(command.name()) ? [] : [command.name()]));
  expect(missing.sort()).toEqual(['preview', 'watch']);
});

test.each(someOf(['Layout', 'Body', 'structuredData', 'documentTitle', 'draw', 'layers', 'facts', 'manifest'], 3, turnOfSearches))(
  'If %s throws, commands that render report it once',
  async (part) => {
    const site = siteWith(part);
    for (const words of ['check', 'build --out dist', 'schedule', 'explain /']) {
      const ended = await run(site, words.split(' '));
      // `schedule` and `explain` do not call functions that are only for the manifest or a picture.
      const isRendered = placesIn(ended) > 0;
      expect({ words, code: ended.code, places: placesIn(ended) }).toEqual({ words, code: isRendered ? 1 : 0, places: isRendered ? 1 : 0 });
      if (words === 'check' || words.startsWith('build')) expect(isRendered).toBe(true);
    }
  },
);

test('watch serves the errors of each throwing page, and recovers', async () => {
  const site = siteWith('sections');
  const { body, state } = await watching(join(site, 'content'), [], { site });
  expect((await body('/')).match(/template-(?:render|browser-only) {2}templates\/site\.tsx/g)).toHaveLength(12);
  expect(await body('/second')).toContain('words alone');
  await expect.poll(async () => (await state('/')).problems.length, { timeout: 60_000 }).toBe(12);
  breakPart(site, 'nothing');
  await expect.poll(() => body('/'), { timeout: 60_000 }).toContain('<p>Fine</p>');
});

test('preview serves the built site, and its gallery shows the place of an error in a template', async () => {
  const project = copiedProject();
  // Examples link to pages of the site.
  cpSync(realContent, join(project, 'content'), { recursive: true });
  const component = join(project, 'templates/sections/hero/Hero.tsx');
  expect(await archipel(['build', '--quiet'], { project, cwd: project })).toMatchObject({ code: 0 });
  writeFileSync(
    component,
    readFileSync(component, 'utf8').replace('const view = useView();', "throw new RangeError('no hero');\n  const view = useView();"),
  );
  const running = start(['preview', '--port', '5300'], { project, cwd: project });
  try {
    const [, port] = await running.said(/localhost:(\d+)/);
    const textAt = async (path: string): Promise<string> => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
    expect(await textAt('/__gallery/hero')).toMatch(/template-render {2}templates\/sections\/hero\/Hero\.tsx:\d+:\d+/);
    expect(await textAt('/')).toContain('<h1');
  } finally {
    running.child.kill();
  }
  expect(await running.ended).toMatchObject({ code: 0 });
});
