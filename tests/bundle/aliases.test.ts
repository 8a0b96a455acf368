// Path aliases in the tsconfig.json of a site, in templates and in scripts for browsers.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { textOf } from '../../src/model/output/output-file.ts';
import { compile } from '../../src/node/bundle/compile.ts';
import { openProject } from '../../src/node/project.ts';
import { engine } from '../support/process/project.ts';

const tsconfig = (folder: string) => JSON.stringify({ compilerOptions: { paths: { '@/*': [`./${folder}/*`] } } });

test('Templates and scripts can import by an alias of tsconfig.json, and follow a change of its folder', async () => {
  const root = mkdtempSync(join(tmpdir(), 'archipel-aliases-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  write('package.json', '{}');
  write(
    'archipel.config.ts',
    "import { word } from '@/word.ts';\nexport default { collections: {}, lists: {}, locales: { of: String }, Body: String, movedMessage: word };\n",
  );
  write('templates/styles.css', '');
  write('islands/layout/script.ts', "import { word } from '@/word.ts';\ndocument.title = word;\n");
  write('first/word.ts', "export const word = 'first word';\n");
  write('second/word.ts', "export const word = 'second word';\n");
  const project = openProject(root, { engine, cacheFolder: undefined, cacheRefused: () => undefined });
  for (const folder of ['first', 'second']) {
    write('tsconfig.json', tsconfig(folder));
    const { definition, bundle } = await compile(project);
    expect(definition).toMatchObject({ movedMessage: `${folder} word` });
    expect(
      bundle.files
        .filter(({ path }) => path.endsWith('.js'))
        .map(({ bytes }) => textOf(bytes))
        .join(''),
    ).toContain(`${folder} word`);
  }
});
