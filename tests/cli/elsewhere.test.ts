// Commands on content that does not belong to the current project. They never overwrite files of one site with those of another.
import { existsSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { archipel, freshFolder, root, smallContent, snapshot, starterSite } from '../support/process/process.ts';

/** Returns the manifest of the current project's previous output. */
const ownManifest = (): string | undefined => {
  const file = join(root, '.dist.archipel.json');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

describe('build --content without --out', () => {
  test('builds next to the content, and leaves the output of the current project unchanged', async () => {
    const content = smallContent();
    const before = ownManifest();
    expect(await archipel(['build', '--quiet', '--content', content])).toMatchObject({ code: 0, stderr: '' });
    expect(existsSync(join(dirname(content), 'dist/index.html'))).toBe(true);
    expect(ownManifest()).toEqual(before);
  });

  test('builds the content folder `draft` into the folder `dist-draft`', async () => {
    const content = smallContent();
    const draft = join(dirname(content), 'draft');
    renameSync(content, draft);
    expect(await archipel(['build', '--quiet', '--content', draft])).toMatchObject({ code: 0, stderr: '' });
    expect(existsSync(join(dirname(draft), 'dist-draft/index.html'))).toBe(true);
  });

  test('accepts content in the current folder', async () => {
    const content = smallContent();
    expect(await archipel(['build', '--quiet', '--content', 'content'], { cwd: dirname(content) })).toMatchObject({ code: 0 });
    expect(existsSync(join(dirname(content), 'dist/index.html'))).toBe(true);
  });
});

test('build accepts a project and its content by a path with a symbolic link', async () => {
  const [site, link] = [await starterSite(), join(freshFolder(), 'link')];
  symlinkSync(dirname(site), link);
  const linked = join(link, basename(site));
  for (const more of [[], ['--content', join(linked, 'content')]])
    expect(await archipel(['build', '--quiet', ...more], { site: linked })).toMatchObject({ code: 0, stderr: '' });
  expect(existsSync(join(site, 'dist/index.html'))).toBe(true);
});

test.each([['build'], ['schema']])('%s refuses the content of another project, and prints the command to run', async (command) => {
  const content = smallContent();
  const owner = dirname(content);
  writeFileSync(join(owner, 'archipel.config.ts'), '');
  mkdirSync(join(owner, 'dist'));
  const before = snapshot(owner);
  const { code, stderr } = await archipel([command, '--content', content], { cwd: freshFolder() });
  expect({ code, isExplained: /belongs to the project in .*archipel --root .*--out/.test(stderr) }).toEqual({ code: 2, isExplained: true });
  expect(snapshot(owner)).toEqual(before);
});
