// Files that editors and systems create beside a file while they save it do not count as saves.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { liveContent } from '../../src/watch/files/live-content.ts';
import { watchFolders } from '../../src/watch/files/watch-folders.ts';

const temporary = (name: string): readonly string[] => [
  ...['4913', '.DS_Store', `.${name}.swp`, `${name}~`, `#${name}#`, `.#${name}`, `._${name}`],
  ...[`${name}___jb_tmp___`, `${name}___jb_old___`, `${name}.sb-1a2b3c4d-x8Yz`],
];

function folderWith(...folders: readonly string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'archipel-temporary-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const folder of folders) mkdirSync(join(root, folder), { recursive: true });
  return root;
}

test.each(['pages', 'public', 'assets'])('Temporary files in content/%s are no content', (folder) => {
  const root = folderWith(folder);
  const { refresh, tree } = liveContent(root);
  for (const name of temporary('home.yaml')) writeFileSync(join(root, folder, name), 'a: b\n');
  expect(refresh(['']).changed).toEqual([]);
  expect([...tree().texts.keys(), ...tree().assets.keys(), ...(tree().publicFiles?.keys() ?? [])]).toEqual([]);
});

test('Temporary files beside code are not reported as saved', async () => {
  const root = folderWith('templates');
  const reported = new Set<string>();
  const { close } = await watchFolders(root, [join(root, 'templates')], (paths) => {
    for (const path of paths) reported.add(path);
  });
  onTestFinished(close);
  for (const name of temporary('Body.tsx')) writeFileSync(join(root, 'templates', name), 'a');
  writeFileSync(join(root, 'templates/Body.tsx'), 'export const a = 1;\n');
  await expect.poll(() => [...reported]).toContain('templates/Body.tsx');
  expect([...reported]).toEqual(['templates/Body.tsx']);
});
