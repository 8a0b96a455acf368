// The two files in docs/complete-configuration.md work unchanged in a new site, and contain every key.
import { spawnSync } from 'node:child_process';
import { appendFileSync, copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { beforeAll, expect, test } from 'vitest';
import { site } from '../src/model/site.ts';
import { archipel, copiedProject, freshFolder, root } from './support/process/process.ts';

const page = readFileSync(join(root, 'docs/complete-configuration.md'), 'utf8');
const [, config = ''] = /^```ts\n(.*?)^```$/ms.exec(page) ?? [];
const [, settings = ''] = /^```yaml\n(.*?)^```$/ms.exec(page) ?? [];

/** Creates a new site with the two files, and with the other files to which they refer. */
async function writeSite(folder: string): Promise<void> {
  await archipel(['init', folder, '--locales', 'en,de', '--yes']);
  writeFileSync(join(folder, 'archipel.config.ts'), config);
  writeFileSync(join(folder, 'content/site.yaml'), settings);
  writeFileSync(join(folder, 'islands/early.ts'), "document.documentElement.dataset['early'] = '';\n");
  writeFileSync(join(folder, 'templates/preview.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>\n');
  mkdirSync(join(folder, 'templates/fonts'));
  copyFileSync(join(root, 'templates/fonts/inter-500.ttf'), join(folder, 'templates/fonts/inter-500.ttf'));
  const embeds = readFileSync(join(root, 'docs/embeds.md'), 'utf8');
  const translations = [...embeds.matchAll(/^ {3}```yaml\n( {3}embed:\n.*?)^ {3}```$/gms)].map(([, text = '']) =>
    text.replaceAll(/^ {3}/gm, ''),
  );
  for (const [index, locale] of ['en', 'de'].entries())
    appendFileSync(join(folder, `content/translations/${locale}.yaml`), `\n${translations[index]}\nmoved:\n  heading: Moved ${locale}\n`);
}

let folder: string;
beforeAll(async () => {
  folder = join(freshFolder(), 'north-sea');
  await writeSite(folder);
});

test('The complete configuration has no errors in a new site', async () => {
  const { code, stdout } = await archipel(['check', '--json', '--now', '2027-01-01'], { cwd: folder, site: folder });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly { severity: string; message: string; file: string }[] };
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(code).toBe(0);
});

test('The complete archipel.config.ts compiles and has every key', () => {
  const project = copiedProject();
  cpSync(folder, join(project, 'guide'), { recursive: true, filter: (path) => !/node_modules|package\.json/.test(path) });
  const keys = [...config.matchAll(/^ {2}(\w+)(?=[:,])/gm)].map(([, key]) => key);
  const lines = [
    "import type { SiteConfig } from '../src/site/define-site.ts';",
    `export const keys: Record<keyof SiteConfig, true> = { ${keys.map((key) => `${key}: true`).join(', ')} };`,
  ];
  writeFileSync(join(project, 'guide/keys.ts'), lines.join('\n'));
  const include = ['guide/archipel.config.ts', 'guide/keys.ts'];
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions: { types: [] }, include }),
  );
  const { stdout } = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', project], { encoding: 'utf8' });
  expect(stdout).toBe('');
});

test('The complete site.yaml has every key', () => {
  const { services, city, ...known } = load(settings) as Record<string, unknown>;
  expect([typeof services, city]).toEqual(['object', 'Husum']);
  expect(Object.keys(known).sort()).toEqual(Object.keys(site.shape).sort());
});
