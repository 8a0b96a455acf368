// Every function and value that a site can import has an example, and all examples compile against the types that the package ships.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { declarationsOf } from '../bin/reference.js';
import { root } from './support/process/process.ts';

/** The entries of the reference by module and name, such as `archipel/forms useForm`. */
const entries = new Map(
  readFileSync(join(root, 'docs/reference.md'), 'utf8')
    .split(/^## (?=archipel)/m)
    .slice(1)
    .flatMap((module) => {
      const [from = ''] = module.split('\n');
      return module
        .split(/^#### /m)
        .slice(1)
        .map((entry): [string, string] => [`${from} ${entry.split('\n')[0]}`, entry]);
    }),
);

const examples = new Map(
  [...entries].flatMap(([name, entry]) => {
    const [, code] = /^Example:\n\n```tsx?\n(.*?)^```$/ms.exec(entry) ?? [];
    return code === undefined ? [] : [[name, code] as const];
  }),
);

/** Returns whether an example imports its export and uses it. */
const isUsed = ([name, code]: readonly [string, string]): boolean => {
  const [from = '', imported = ''] = name.split(' ');
  return new RegExp(`\\bimport (?:type )?\\{[^}]*\\b${imported}\\b[^}]*\\} from '${from}'`).test(code) && code.split(imported).length > 2;
};

const isValue = (entry: string): boolean => /^```ts\n(?:const|function|class) /m.test(entry);

test('The example of every exported function and value uses that export', () => {
  const values = [...entries].filter(([, entry]) => isValue(entry)).map(([name]) => name);
  expect(values.length).toBeGreaterThan(60);
  expect(values.filter((name) => !examples.has(name))).toEqual([]);
  expect(values.filter((name) => !isUsed([name, examples.get(name) ?? '']))).toEqual([]);
});

let folder: string;

beforeAll(() => {
  folder = declarationsOf();
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'examples'));
  return () => rmSync(folder, { recursive: true });
}, 120_000);

/** The types of the package, by the names that a site imports. */
const modules: Readonly<Record<string, string>> = {
  archipel: 'site/index.d.ts',
  'archipel/client': 'client/index.d.ts',
  'archipel/forms': 'forms/index.d.ts',
  'archipel/fields': 'forms/fields.d.ts',
  'archipel/testing': 'testing/declarations.d.ts',
};

const fileOf = (name: string): string => `${name.replaceAll(/[ /]/g, '-')}.tsx`;

/** Returns TypeScript's errors in these files, checked as strictly as in a new site. */
function problemsOf(files: ReadonlyMap<string, string>): readonly string[] {
  const examplesFolder = join(folder, 'examples');
  rmSync(examplesFolder, { recursive: true });
  mkdirSync(examplesFolder);
  for (const [name, code] of files) writeFileSync(join(examplesFolder, name), code);
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'src/tools/init/starter/_tsconfig.json'), 'utf8')) as {
    compilerOptions: object;
  };
  const paths = Object.fromEntries(Object.entries(modules).map(([name, file]) => [name, [`./${file}`]]));
  const options = { ...compilerOptions, noEmit: true, types: ['node'], paths };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['examples'] }));
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '--project', folder, '--pretty', 'false'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  return stdout.split('\n').filter((line) => line !== '');
}

test('All examples of exports compile', () => {
  const config = "import type { defineSite } from 'archipel';\ndeclare const site: ReturnType<typeof defineSite>;\nexport default site;\n";
  const files = [...examples].map(([name, code]): [string, string] => [fileOf(name), code]);
  expect(problemsOf(new Map([...files, ['archipel.config.ts', config]]))).toEqual([]);
});

test('An example with an error does not compile', () => {
  const wrong = "import { styleVars } from 'archipel';\nexport const style = styleVars({ '--share': true });\n";
  expect(problemsOf(new Map([['wrong.tsx', wrong]]))).toEqual([expect.stringContaining('TS2322')]);
});
