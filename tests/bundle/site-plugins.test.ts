// The output of a site's esbuild plugins is bundled, and recomputed when an input of the plugins changes.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { textOf } from '../../src/model/output/output-file.ts';
import { CompileError } from '../../src/node/bundle/bundle.ts';
import { compile, compiledBefore } from '../../src/node/bundle/compile.ts';
import { recompiler } from '../../src/node/bundle/recompile.ts';
import type { Project } from '../../src/node/project.ts';
import { root as repository } from '../support/process/process.ts';
import { projectAt } from '../support/process/project.ts';
import { settled } from '../support/settled.ts';

let root: string;
let project: Project;

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'archipel-plugins-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  cpSync(join(repository, 'tests/sites/radio'), root, { recursive: true });
  for (const name of ['postcss', 'tailwindcss', '@tailwindcss']) {
    mkdirSync(join(root, 'node_modules'), { recursive: true });
    symlinkSync(join(repository, 'node_modules', name), join(root, 'node_modules', name));
  }
  project = projectAt(root);
});

/** Returns the stylesheets of a bundle. */
const stylesOf = ({
  bundle,
}: Awaited<ReturnType<typeof compile>> | Awaited<ReturnType<ReturnType<typeof recompiler>['compile']>>): string =>
  bundle.files
    .filter(({ path }) => path.endsWith('.css'))
    .map(({ bytes }) => textOf(bytes))
    .join('\n');

/**
 * A plugin that turns each line `name: value` into a custom property. The function `shade` computes the value, and another
 * file contains the unit.
 */
const tokens = `import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { shade } from './tools/shade.ts';
export default {
  plugins: [{
    name: 'tokens',
    setup({ onLoad }) {
      onLoad({ filter: /\\.tokens$/ }, ({ path }) => {
        const unit = join(dirname(path), 'unit.txt');
        const lines = readFileSync(path, 'utf8').trim().split('\\n').map((line) => line.split(': '));
        const wrong = lines.findIndex((parts) => parts.length !== 2);
        if (wrong >= 0) throw Object.assign(new Error('A token is name: value'), { line: wrong + 1, column: 3 });
        const rules = lines.map(([name, value]) => \`--\${name}: \${shade(value)}\${readFileSync(unit, 'utf8').trim()};\`).join('');
        return { contents: \`:root { \${rules} }\`, loader: 'css', watchFiles: [unit] };
      });
    },
  }],
};
`;

function writeTokens(): void {
  write('esbuild.config.ts', tokens);
  write('tools/shade.ts', 'export const shade = (value: string): string => value;\n');
  write('templates/unit.txt', 'px\n');
  write('templates/sizes.tokens', 'gap: 17\n');
  write('templates/styles.css', "@import './sizes.tokens';\n");
}

test('The output of an esbuild plugin is bundled, and recomputed when a file that the plugin reads or imports changes', async () => {
  writeTokens();
  await settled();
  expect(stylesOf(await compile(project))).toContain('--gap: 17px');
  expect(compiledBefore(project)).toBeDefined();
  for (const [file, text, expected] of [
    ['templates/sizes.tokens', 'gap: 18\n', '--gap: 18px'],
    ['templates/unit.txt', 'em\n', '--gap: 18em'],
    ['tools/shade.ts', 'export const shade = (value: string): string => value + ".5";\n', '--gap: 18.5em'],
    ['esbuild.config.ts', tokens.replace('--${', '--own-${'), '--own-gap: 18.5em'],
  ] as const) {
    write(file, text);
    expect(compiledBefore(project), file).toBeUndefined();
    await settled();
    expect(stylesOf(await compile(project)), file).toContain(expected);
  }
  rmSync(join(root, 'esbuild.config.ts'));
  await expect(compile(project)).rejects.toThrow('No loader is configured for ".tokens"');
});

test('The plugins of a linked package are loaded again when one of its modules changes', async () => {
  writeTokens();
  const linked = mkdtempSync(join(tmpdir(), 'archipel-linked-'));
  onTestFinished(() => rmSync(linked, { recursive: true, force: true }));
  symlinkSync(linked, join(root, 'node_modules/shades'));
  writeFileSync(join(linked, 'package.json'), '{ "type": "module", "main": "index.js" }');
  writeFileSync(join(linked, 'index.js'), "export { shade } from './shade.js';");
  writeFileSync(join(linked, 'shade.js'), 'export const shade = (value) => value;');
  write('esbuild.config.ts', tokens.replace('./tools/shade.ts', 'shades'));
  await settled();
  await compile(project);
  expect(compiledBefore(project)).toBeDefined();
  writeFileSync(join(linked, 'shade.js'), "export const shade = (value) => value + '.5';");
  expect(compiledBefore(project)).toBeUndefined();
});

test('The output of an esbuild plugin is recomputed when an environment variable that the plugin reads changes', async () => {
  writeTokens();
  write('tools/shade.ts', "export const shade = (value: string): string => process.env['SHADE'] ?? value;\n");
  expect(stylesOf(await compile(project))).toContain('--gap: 17px');
  process.env['SHADE'] = '19';
  onTestFinished(() => void delete process.env['SHADE']);
  expect(stylesOf(await compile(project))).toContain('--gap: 19px');
});

test('watch bundles again when a file that an esbuild plugin reads or imports changes, and loads changed plugins', async () => {
  writeTokens();
  const code = recompiler(project, undefined);
  onTestFinished(() => code.close());
  expect(stylesOf(await code.compile([]))).toContain('--gap: 17px');
  write('templates/unit.txt', 'em\n');
  expect(stylesOf(await code.compile(['templates/unit.txt']))).toContain('--gap: 17em');
  write('tools/shade.ts', 'export const shade = (value: string): string => value + ".5";\n');
  expect(stylesOf(await code.compile(['tools/shade.ts']))).toContain('--gap: 17.5em');
  expect(Object.keys(code.given() ?? {})).toEqual(expect.arrayContaining(['templates/unit.txt', 'tools/shade.ts', 'esbuild.config.ts']));
  write('esbuild.config.ts', 'export default {};');
  await expect(code.compile(['esbuild.config.ts'])).rejects.toThrow('its default export must be an object with esbuild plugins');
  write('esbuild.config.ts', tokens);
  expect(stylesOf(await code.compile(['esbuild.config.ts']))).toContain('--gap: 17.5em');
});

test.each([
  [
    'an error that the plugin reports',
    { 'templates/sizes.tokens': 'gap: 17\nwide\n' },
    'templates/sizes.tokens',
    2,
    3,
    'The plugin tokens fails: A token is',
  ],
  ['a file that the plugin cannot read', { 'templates/unit.txt': undefined }, 'templates/sizes.tokens', 1, 1, 'ENOENT'],
  ['a configuration that does not compile', { 'esbuild.config.ts': 'export default {' }, 'esbuild.config.ts', 1, 17, 'found end of file'],
  ['a missing package', { 'tools/shade.ts': "\nimport 'no-such-package';\n" }, 'tools/shade.ts', 2, 8, 'no-such-package'],
  ['a module that throws', { 'tools/shade.ts': "throw new Error('no shade');\n" }, 'esbuild.config.ts', 1, 1, 'no shade'],
  [
    'an export that is not a list of plugins',
    { 'esbuild.config.ts': 'export default { plugins: [{}] };' },
    'esbuild.config.ts',
    1,
    1,
    'esbuild plugins',
  ],
])(
  '%s is reported with its file, line and column',
  async (_, files: Readonly<Record<string, string | undefined>>, file, line, column, message) => {
    writeTokens();
    for (const [name, text] of Object.entries(files)) text === undefined ? rmSync(join(root, name)) : write(name, text);
    const failure = await compile(project).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CompileError);
    expect(failure).toMatchObject({ failures: [{ what: expect.stringContaining(message), position: { file, line, column } }] });
  },
);

test('Tailwind that is set up as in the guide generates the styles of the classes in templates', async () => {
  const [, config = ''] =
    /```ts\n(\/\/ esbuild\.config\.ts\n[\s\S]*?)```/.exec(readFileSync(join(repository, 'docs/design-templates.md'), 'utf8')) ?? [];
  write('esbuild.config.ts', config);
  write('templates/styles.css', '@import "./tailwind.css";\n');
  write('templates/tailwind.css', '@import "tailwindcss/utilities" source("./");\n');
  write('templates/Mark.tsx', 'export const Mark = () => <p className="mt-[13px]">Mark</p>;\n');
  const first = stylesOf(await compile(project));
  expect(first).toContain('margin-top:13px');
  expect(first).not.toContain('margin-top:14px');
  const code = recompiler(project, undefined);
  onTestFinished(() => code.close());
  await code.compile([]);
  write('templates/Mark.tsx', 'export const Mark = () => <p className="mt-[14px]">Mark</p>;\n');
  expect(stylesOf(await code.compile(['templates/Mark.tsx']))).toContain('margin-top:14px');
  expect(compiledBefore(project)).toBeUndefined();
  expect(stylesOf(await compile(project))).toContain('margin-top:14px');
});
