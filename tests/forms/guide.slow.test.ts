// The code of docs/forms.md: the code of its steps equals the files of the starter, and each example compiles.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copiedProject, root } from '../support/process/process.ts';

const guide = readFileSync(join(root, 'docs/forms.md'), 'utf8');

/** The code blocks of the guide. Blocks that belong to a step are indented. */
const blocks = [...guide.matchAll(/^( *)```(tsx?)\n([\s\S]*?)^ *```$/gm)].map(([, indent = '', ending = '', code = ''], index) => ({
  isStep: indent !== '',
  name: `block-${index}.${ending}`,
  code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
}));

test('The code of the steps of the forms guide equals the files of the starter', () => {
  const files = [
    'islands/MessageForm/contact.ts',
    'islands/MessageForm/MessageForm.tsx',
    'islands/MessageForm/index.ts',
    'templates/sections/contact/Contact.tsx',
    'templates/forms.ts',
  ];
  const starter = files.map((file) => readFileSync(join(root, 'src/tools/init/starter', file), 'utf8'));
  expect(blocks.filter(({ isStep }) => isStep).map(({ code }) => code)).toEqual(starter);
});

test('The contact form of the forms guide has a component of at most fifteen lines', () => {
  const [description, component] = blocks.filter(({ isStep }) => isStep).map(({ code }) => code);
  const lines = `${component}`.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('/**'));
  expect(description).toContain('describeForm');
  expect(lines.length).toBeLessThanOrEqual(15);
});

test('The examples of the forms guide pass the type check, and fail it with a misspelled field', () => {
  const project = copiedProject();
  const examples = blocks.filter(({ isStep, code }) => !isStep && code.startsWith('import'));
  expect(examples.length).toBeGreaterThan(3);
  mkdirSync(join(project, 'guide'));
  for (const { name, code } of examples) writeFileSync(join(project, 'guide', name), code);
  const compile = () => {
    writeFileSync(
      join(project, 'tsconfig.json'),
      JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions: { types: [] }, include: ['guide'] }),
    );
    return spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', project], { encoding: 'utf8' }).stdout;
  };
  expect(compile()).toBe('');
  const [callback] = examples.filter(({ code }) => code.includes("control('email')"));
  writeFileSync(
    join(project, 'guide', callback?.name ?? ''),
    callback?.code.replace("{...control('email')}", "{...control('emial')}") ?? '',
  );
  expect(compile()).toMatch(/guide\/block-\d+\.tsx\(\d+,\d+\): error TS2345: .*"emial"/);
});
