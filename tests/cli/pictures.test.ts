// A build draws the social images of pages; later builds reuse them.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { archipel, build, copiedProject, emptyCaches, root, snapshot } from '../support/process/process.ts';
import { replaceIn } from '../support/replace-in.ts';

/** Removes everything of a library except its name and version, so that loading it fails. */
function disable(project: string, name: string): void {
  const folder = join(project, 'node_modules', name);
  rmSync(folder);
  cpSync(join(root, 'node_modules', name, 'package.json'), join(folder, 'package.json'));
}

/** Removes the fixed social image of the small site, so that builds draw pictures. */
const removeSocialImage = (content: string): void => replaceIn(join(content, 'site.yaml'), /^socialImage:.*\n/m, '');

const pictureFiles = (out: string): readonly string[] =>
  readdirSync(join(out, 'assets'))
    .filter((name) => name.startsWith('og-'))
    .sort();

test('After an edit of a page that does not change its drawn picture, a build renders only that page, and draws no picture', async () => {
  const project = copiedProject();
  const [content, out] = ['content', 'out'].map((name) => join(project, name)) as [string, string];
  removeSocialImage(content);
  expect(await build(content, out, { project })).toMatchObject({ code: 0, stderr: '' });
  const page = join(content, 'pages/home.yaml');
  writeFileSync(page, `${readFileSync(page, 'utf8')}\n# A comment.\n`);
  const before = pictureFiles(out);
  expect(before).toHaveLength(4);
  for (const name of ['satori', 'sharp']) disable(project, name);
  const inOwnProcess = { project, alone: true };
  const { code, stdout } = await archipel(['build', '--json', '--debug', '--content', content, '--out', out], inOwnProcess);
  expect({ code, ...JSON.parse(stdout) }).toMatchObject({ code: 0, result: { work: { rendered: ['en.html', 'index.html'] } } });
  expect(pictureFiles(out)).toEqual(before);
});

test('A picture is drawn once: later builds and every check load neither satori nor sharp', async () => {
  // Use a separate process, because a process that has loaded a library keeps working after the files of the library are removed.
  const inOwnProcess = { project: copiedProject(), alone: true };
  const { project } = inOwnProcess;
  emptyCaches(project);
  const [content, first, second] = ['content', 'first', 'second'].map((name) => join(project, name)) as [string, string, string];
  removeSocialImage(content);
  expect(await build(content, first, inOwnProcess)).toMatchObject({ code: 0, stderr: '' });
  const pictures = pictureFiles(first);
  expect(pictures.map((name) => name.replace(/-[\da-f]{10}\.jpg$/, '')).sort()).toEqual(['og-404', 'og-en', 'og-en-404', 'og-home']);
  for (const name of pictures)
    expect(await sharp(join(first, 'assets', name)).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });

  for (const name of ['satori', 'sharp']) disable(project, name);
  expect(await build(content, second, inOwnProcess)).toMatchObject({ code: 0, stderr: '' });
  expect(snapshot(second)).toEqual(snapshot(first));

  const page = join(content, 'pages/home.yaml');
  writeFileSync(page, readFileSync(page, 'utf8').replace('"Seite Start"', '"Neuer Titel"'));
  expect(await archipel(['check', '--quiet', '--content', content], inOwnProcess)).toMatchObject({ code: 0 });
  const ended = await build(content, second, inOwnProcess);
  expect({ code: ended.code, isBug: ended.stderr.includes('bug of archipel') }).toEqual({ code: 1, isBug: false });
  expect(ended.stderr).toContain('The package satori is not installed');
  expect(snapshot(second)).toEqual(snapshot(first));
});
