// After each bundle, `watch` compares the same inputs with the disk as a build does, including what the bundler reads by itself.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isCurrent } from '../../src/node/bundle/inputs.ts';
import { recompiler } from '../../src/node/bundle/recompile.ts';
import { root as repository } from '../support/process/process.ts';
import { projectAt } from '../support/process/project.ts';
import { settled } from '../support/settled.ts';

test('After a bundle of watch, a change of a linked package or of its manifest is noticed and bundled', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'archipel-live-'));
  const [root, linked] = [join(folder, 'site'), join(folder, 'linked')];
  cpSync(join(repository, 'tests/sites/radio'), root, { recursive: true });
  mkdirSync(linked);
  mkdirSync(join(root, 'node_modules'));
  symlinkSync(linked, join(root, 'node_modules/linked'));
  const write = (file: string, text: string): void => writeFileSync(join(linked, file), text);
  write('package.json', '{ "name": "linked", "main": "one.js" }');
  write('one.js', "export default 'first';");
  write('two.js', "export default 'third';");
  const config = join(root, 'archipel.config.ts');
  const text = readFileSync(config, 'utf8');
  writeFileSync(config, `import linked from 'linked';\n${text.replace('dialogs: [', 'dialogs: [linked, ')}`);
  const code = recompiler(projectAt(root), undefined);
  onTestFinished(async () => {
    await code.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const dialogsAfter = async (changed: readonly string[]) => {
    await settled();
    return (await code.compile(changed)).definition.dialogs;
  };
  expect(await dialogsAfter(['archipel.config.ts'])).toContain('first');
  for (const [file, changed, expected] of [
    ['one.js', "export default 'second';", 'second'],
    ['package.json', '{ "name": "linked", "main": "two.js" }', 'third'],
  ] as const) {
    expect(isCurrent(root, code.given() ?? {})).toBe(true);
    write(file, changed);
    expect(isCurrent(root, code.given() ?? {}), file).toBe(false);
    expect(await dialogsAfter([`node_modules/linked/${file}`])).toContain(expected);
  }
});
