// Folders that a build refuses to replace, and folders that it accepts as its output.
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { manifestBeside } from '../../src/node/publish/manifest.ts';
import { archipel, besides, build, freshFolder, smallContent, snapshot } from '../support/process/process.ts';

const content = smallContent();

async function refused(out: string): Promise<{ code: number | null; codes: string[]; message: string }> {
  const before = snapshot(dirname(out));
  const { code, stdout } = await archipel(['build', '--format', 'json', '--content', content, '--out', out]);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; file: string; message: string }[] };
  expect(snapshot(dirname(out))).toEqual(before);
  return {
    code,
    codes: diagnostics.map((diagnostic) => diagnostic.code),
    message: diagnostics.map(({ file, message }) => `${file}: ${message}`).join(),
  };
}

/** Returns the code of a preload that writes the path of each folder that is read to `log`. */
const recordFolders = (log: string): string => `import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const { appendFileSync, readdirSync } = fs;
fs.readdirSync = (path, ...rest) => {
  appendFileSync(${JSON.stringify(log)}, \`\${path}\n\`);
  return readdirSync(path, ...rest);
};
syncBuiltinESMExports();`;

const foreign = { code: 1, codes: ['output-foreign'] };

async function builtFolder(): Promise<string> {
  const out = join(freshFolder(), 'dist');
  expect((await build(content, out)).code).toBe(0);
  return out;
}

describe('A build refuses to replace the output, and changes no file, if it is', () => {
  test('a folder with files that no build has written', async () => {
    const out = freshFolder();
    mkdirSync(join(out, 'letters'));
    writeFileSync(join(out, 'letters/first.txt'), 'Dear');
    writeFileSync(join(out, 'index.html'), 'mine');
    expect(await refused(out)).toMatchObject({ ...foreign, message: expect.stringContaining('letters') });
  });

  test('a folder whose manifest is empty or invalid', async () => {
    const out = freshFolder();
    writeFileSync(join(out, 'index.html'), 'mine');
    const broken = [
      '',
      '{}',
      'null',
      '{"files": 3}',
      '{"identity": "1", "files": {"index.html": true}}',
      '{"identity": "1", "files": null}',
    ];
    for (const manifest of broken) {
      writeFileSync(manifestBeside(out), manifest);
      expect(await refused(out)).toMatchObject(foreign);
    }
  });

  test('a folder that contains a list of its files from another program', async () => {
    const out = freshFolder();
    writeFileSync(join(out, 'index.html'), 'mine');
    writeFileSync(join(out, '.archipel.json'), JSON.stringify({ files: ['index.html'] }));
    expect(await refused(out)).toMatchObject({ ...foreign, message: expect.stringContaining('index.html') });
  });

  test('a folder in place of a built one, with a file of the same name', async () => {
    const out = await builtFolder();
    rmSync(out, { recursive: true });
    mkdirSync(out);
    writeFileSync(join(out, 'index.html'), 'mine');
    expect(await refused(out)).toMatchObject({ ...foreign, message: expect.stringContaining('index.html') });
  });

  test('a built folder with another file, which the message names', async () => {
    const out = await builtFolder();
    writeFileSync(join(out, 'assets/notes.txt'), 'mine');
    expect(await refused(out)).toMatchObject({ ...foreign, message: expect.stringContaining('assets/notes.txt') });
  });

  test('a built folder with a foreign file, even if a list inside the folder names that file', async () => {
    const out = await builtFolder();
    writeFileSync(join(out, 'letter.txt'), 'mine');
    writeFileSync(join(out, '.archipel.json'), JSON.stringify({ generator: 'archipel', files: ['letter.txt'] }));
    expect(await refused(out)).toMatchObject({ ...foreign, message: expect.stringContaining('letter.txt') });
  });

  test('a built folder with a symbolic link', async () => {
    const out = await builtFolder();
    symlinkSync('/etc', join(out, 'linked'));
    expect(await refused(out)).toMatchObject({ ...foreign, message: expect.stringContaining('linked') });
  });

  test('a file, or a symbolic link to a missing file', async () => {
    const folder = freshFolder();
    writeFileSync(join(folder, 'file'), 'mine');
    symlinkSync(join(folder, 'nowhere'), join(folder, 'link'));
    for (const name of ['file', 'link']) expect(await refused(join(folder, name))).toMatchObject(foreign);
  });

  test('a folder inside a file', async () => {
    const file = join(freshFolder(), 'file');
    writeFileSync(file, 'mine');
    const { code, stderr } = await build(content, join(file, 'dist'));
    expect({ code, file: readFileSync(file, 'utf8') }).toEqual({ code: 1, file: 'mine' });
    expect(stderr).toContain('output-write');
  });

  test('the content folder, the project, or the root of the disk, whose files the build does not read first', async () => {
    expect(await refused(content)).toMatchObject(foreign);
    expect(await refused(dirname(content))).toMatchObject(foreign);
    const folder = freshFolder();
    const [preload, log] = [join(folder, 'preload.mjs'), join(folder, 'log')];
    writeFileSync(preload, recordFolders(log));
    const refusedAt = { code: 1, stderr: expect.stringContaining('output-foreign') };
    expect(await build(content, '/', { node: [`--import=${preload}`] })).toMatchObject(refusedAt);
    const folders = readFileSync(log, 'utf8').split('\n');
    expect(folders).toContain('/');
    expect(folders).not.toContain('/usr');
    expect([existsSync('/..lock'), existsSync('/..next'), existsSync('/.lock')]).toEqual([false, false, false]);
  });

  test('beside a folder of the user with a name that builds use', async () => {
    const folder = freshFolder();
    mkdirSync(join(folder, '.dist.old'));
    writeFileSync(join(folder, '.dist.old/index.html'), 'mine');
    expect(await refused(join(folder, 'dist'))).toMatchObject({
      ...foreign,
      message: expect.stringContaining('.dist.old'),
    });
  });
});

describe('A build accepts as its output', () => {
  test('an empty folder, which keeps its mode', async () => {
    const out = freshFolder();
    chmodSync(out, 0o2750);
    expect((await build(content, out)).code).toBe(0);
    expect(statSync(out).mode & 0o7777).toBe(0o2750);
    expect((await build(content, out)).code).toBe(0);
    expect(statSync(out).mode & 0o7777).toBe(0o2750);
  });

  test('a built folder whose manifest was lost or damaged, and writes the manifest again', async () => {
    const out = await builtFolder();
    const other = ['--base-url', 'https://other.example.org'];
    const damage = [
      () => rmSync(manifestBeside(out)),
      () => writeFileSync(manifestBeside(out), '{"files":'),
      () => writeFileSync(manifestBeside(out), ''),
    ];
    for (const act of damage) {
      act();
      expect(await build(content, out)).toMatchObject({ code: 0, stderr: '' });
      expect(JSON.parse(readFileSync(manifestBeside(out), 'utf8'))).toMatchObject({ generator: 'archipel' });
      act();
      expect(await build(content, out, { more: other })).toMatchObject({ code: 0, stderr: '' });
      expect(await build(content, out)).toMatchObject({ code: 0, stderr: '' });
    }
    rmSync(manifestBeside(out));
    writeFileSync(join(out, 'letter.txt'), 'mine');
    expect(await refused(out)).toMatchObject({ ...foreign, message: expect.stringContaining('letter.txt') });
  });

  test('a built folder beside a folder with the name of a temporary manifest, which remains', async () => {
    const out = await builtFolder();
    const folder = `${manifestBeside(out)}.next`;
    mkdirSync(folder);
    writeFileSync(join(folder, 'letter.txt'), 'mine');
    const other = ['--base-url', 'https://other.example.org'];
    expect(await build(content, out, { more: other })).toMatchObject({ code: 0, stderr: '' });
    expect(readFileSync(join(out, 'sitemap.xml'), 'utf8')).toContain('https://other.example.org');
    expect(readFileSync(join(folder, 'letter.txt'), 'utf8')).toBe('mine');
    expect(besides(out)).toEqual([basename(folder)]);
  });

  test('a built folder with files that macOS and Windows add', async () => {
    const out = await builtFolder();
    writeFileSync(join(out, '.DS_Store'), '');
    writeFileSync(join(out, 'assets/Thumbs.db'), '');
    expect((await build(content, out)).code).toBe(0);
    expect(snapshot(out)).not.toHaveProperty('.DS_Store');
  });

  test('a symbolic link to a folder: the folder is replaced, and the link remains', async () => {
    const folder = freshFolder();
    mkdirSync(join(folder, 'real'));
    symlinkSync('real', join(folder, 'link'));
    for (const _ of ['first', 'second']) expect((await build(content, join(folder, 'link'))).code).toBe(0);
    expect(snapshot(folder)).toMatchObject({ link: '-> real', 'real/index.html': expect.any(String) });
    expect(besides(join(folder, 'real'))).toEqual([]);
  });

  test('a built folder in which files are missing or changed', async () => {
    const out = await builtFolder();
    const before = snapshot(out);
    rmSync(join(out, 'en.html'));
    writeFileSync(join(out, 'index.html'), 'changed');
    expect((await build(content, out)).code).toBe(0);
    expect(snapshot(out)).toEqual(before);
  });

  test('a copy of a built folder with its manifest, as a CI cache restores it', async () => {
    const [folder, copy] = [dirname(await builtFolder()), freshFolder()];
    cpSync(folder, copy, { recursive: true });
    const more = { more: ['--base-url', 'https://other.example.org'] };
    expect((await build(content, join(copy, 'dist'), more)).code).toBe(0);
    expect(readFileSync(join(copy, 'dist/sitemap.xml'), 'utf8')).toContain('https://other.example.org');
  });

  test('a folder whose name has spaces, umlauts, or a leading dot or hyphen', async () => {
    const folder = freshFolder();
    for (const name of ['mit Leerzeichen', 'Gebäude', '.hidden', '-x']) {
      const out = join(folder, name);
      for (const _ of ['first', 'second']) expect((await build(content, out)).code).toBe(0);
      expect(besides(out)).toEqual([]);
      expect(existsSync(join(folder, basename(out), 'index.html'))).toBe(true);
    }
  });

  test('a folder of an older build, whose additional files it removes', async () => {
    const out = await builtFolder();
    const more = smallContent({ 'assets/extra.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' });
    expect((await build(more, out)).code).toBe(0);
    const before = snapshot(out);
    expect((await build(content, out)).code).toBe(0);
    expect(Object.keys(snapshot(out)).length).toBeLessThanOrEqual(Object.keys(before).length);
    expect(Object.keys(snapshot(out)).filter((name) => name.includes('extra'))).toEqual([]);
  });
});
