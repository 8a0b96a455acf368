// Follows the recipes of docs/design-templates.md in a new site, and on a copy of the project, which has a gallery. The tests
// write the code of the document into the files that the document names, and add a page that uses the section. Build, `new`, gallery,
// schemas for editors and translations must find the new parts.
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { codeBlocksOf } from '../support/documents/code-blocks.ts';
import { follow, installedModules, newGuideSite } from '../support/documents/guide-site.ts';
import { freePort } from '../support/http/start-server.ts';
import { archipel, copiedProject, realContent, root, start } from '../support/process/process.ts';

const document = readFileSync(join(root, 'docs/design-templates.md'), 'utf8');

/** Returns the files under a heading of the document with their code. A step names a file and contains its code. */
function filesUnder(heading: string): (readonly [file: string, code: string])[] {
  const [, section = ''] = document.split(`\n## ${heading}\n`);
  const [body = ''] = section.split('\n## ');
  return body.split(/^\d+\. /m).flatMap((step) => {
    const file = /`((?:templates|islands|content)\/[^`]*)`/.exec(step)?.[1];
    const code = /^ {3}```\w+[^\n]*\n([\s\S]*?)^ {3}```$/m.exec(step)?.[1];
    return file === undefined || code === undefined ? [] : [[file, code.replaceAll(/^ {3}/gm, '')] as const];
  });
}

const recipes = ['Add a section type', 'Add an island'].map((heading) => [heading, filesUnder(heading)] as const);

/** A page with the new section. Its German and English texts contain different numbers. */
const page = `languages: [de, en]
name: { de: Öffnung, en: Opening }
meta:
  title: { de: "Neue Öffnungszeiten in Berlin ab Montag", en: "New opening hours in Berlin from Monday" }
  description: { de: "Ab Montag sind wir in {city} länger für Sie da.", en: "From Monday on, we are here for you in {city} for longer." }
sections:
  - type: hero
    title: { de: Öffnungszeiten, en: Opening hours }
    lead: { de: Länger., en: Longer. }
  - type: notice
    id: hours
    title: { de: "Bis 19 Uhr offen", en: "Open until 8 pm" }
    text: { de: "Eine Stunde länger.", en: "An hour longer." }
`;

let project: string;
const run = (...args: string[]) => archipel(args, { project, cwd: project });
const textOf = (...path: string[]): string => readFileSync(join(project, ...path), 'utf8');

beforeAll(() => {
  project = copiedProject();
  cpSync(realContent, join(project, 'content'), { recursive: true });
  for (const [file, code] of [...recipes.flatMap(([, files]) => files), ['content/pages/opening.yaml', page] as const]) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    if (file.includes('LANGUAGE'))
      for (const locale of ['de', 'en']) appendFileSync(join(project, file.replace('LANGUAGE', locale)), `\n${code}`);
    else writeFileSync(join(project, file), code);
  }
});

test('Each recipe writes files into its new folders and into the translations; the island is also added to the section', () => {
  expect(recipes.map(([heading, files]) => [heading, [...new Set(files.map(([file]) => dirname(file)))]])).toEqual([
    ['Add a section type', ['templates/sections/notice', 'content/translations']],
    ['Add an island', ['islands/CopyLink', 'content/translations', 'templates/sections/notice']],
  ]);
});

describe('The collection of the recipe, in a new site,', () => {
  let site: string;
  const siteText = (file: string): string => readFileSync(join(site, file), 'utf8');
  beforeAll(async () => {
    site = await newGuideSite(installedModules());
    for (const block of codeBlocksOf('design-templates.md').filter(
      ({ info }) => info['by-hand'] === undefined && Object.keys(info).length > 0,
    ))
      follow(site, block);
  }, 120_000);

  test('has pages, with the path of each language in their URLs', async () => {
    expect((await archipel(['build', '--quiet'], { cwd: site, site })).code).toBe(0);
    expect(siteText('dist/events/2026/summer.html')).toContain('Summer party');
    expect(siteText('dist/de/termine/2026/summer.html')).toContain('Sommerfest');
  });

  test('is in the schemas for editors', async () => {
    expect((await archipel(['schema'], { cwd: site, site })).code).toBe(0);
    expect(siteText('.vscode/settings.json')).toContain('content/events/');
    const schemas = readdirSync(join(site, '.vscode/schemas')).map((file) => siteText(`.vscode/schemas/${file}`));
    expect(schemas.join('')).toContain('An event with its own page.');
  });

  test('has a scaffold, whose question is a flag of `new`', async () => {
    const { code } = await archipel(['new', 'event', '--name-en', 'Regatta', '--name-de', 'Regatta', '--day', '2026-09-05'], {
      cwd: site,
      site,
    });
    expect([code, siteText('content/events/regatta.yaml')]).toEqual([0, expect.stringContaining('2026-09-05')]);
  });
});

test('The code of the recipes passes the type check', () => {
  const include = [...new Set(recipes.flatMap(([, files]) => files.map(([file]) => dirname(file))))];
  const settings = { extends: join(root, 'tsconfig.json'), compilerOptions: { types: [] }, include };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(settings));
  const { stdout } = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', project], { encoding: 'utf8' });
  expect(stdout).toBe('');
});

describe('With the files of the recipes and no other edit,', () => {
  test('the build has the section with its style, and the island', async () => {
    const { code } = await run('build', '--quiet', '--at', '2025-06-01');
    expect(code).toBe(0);
    expect(textOf('dist/opening.html')).toMatch(/class="notice"[\s\S]*>Info<[\s\S]*data-island="CopyLink"/);
    const assets = readdirSync(join(project, 'dist/assets'));
    const styles = assets.filter((file) => file.endsWith('.css')).map((file) => textOf('dist/assets', file));
    expect(styles.join('')).toContain('.notice{');
    const scripts = assets.filter((file) => file.endsWith('.js')).map((file) => textOf('dist/assets', file));
    expect(scripts.join('')).toContain('clipboard.writeText');
  });

  test('`schema` offers the section with its example', async () => {
    expect((await run('schema')).code).toBe(0);
    const schemas = readdirSync(join(project, '.vscode/schemas')).map((file) => textOf('.vscode/schemas', file));
    const page = schemas.find((text) => text.includes('Neue Öffnungszeiten'));
    expect(page).toContain('A short notice.');
  });

  test('`translations` compares the texts of the section', async () => {
    const { stdout } = await run('translations', '--json', '--page', 'content/pages/opening.yaml');
    expect(stdout).toContain('pages/opening.yaml:sections.1.title');
  });

  test('the gallery shows the example of the section', async () => {
    const { child, said } = start(['preview', '--port', String(await freePort())], { project, cwd: project });
    const [url] = await said(/http:\/\/localhost:\d+/);
    const index = await (await fetch(`${url}/__gallery`)).text();
    const [, path] = /href="(\/__gallery[^"]*notice[^"]*)"/.exec(index) ?? [];
    const example = await (await fetch(`${url}${path}`)).text();
    child.kill();
    expect(example).toContain('Neue Öffnungszeiten');
  });

  test('`new` writes a page with the section', async () => {
    const { code, stderr } = await run(
      'new',
      'page',
      '--id',
      'hours',
      '--name-de',
      'Zeiten',
      '--name-en',
      'Hours',
      '--sections',
      'hero,notice',
    );
    expect([code, stderr.split('\n')[0]]).toEqual([0, expect.stringContaining('content/pages/hours.yaml')]);
    expect(textOf('content/pages/hours.yaml')).toContain('type: notice');
  });
});
