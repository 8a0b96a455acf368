// The code blocks of a guide run verbatim in a site that `init` creates, in the order of the guide. Afterwards the site has no
// errors. This test skips the blocks that another test runs and the blocks that readers do not run.
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type CodeBlock, codeBlocksOf, guides, isToRead } from '../support/documents/code-blocks.ts';
import { follow, installedModules, newGuideSite, run } from '../support/documents/guide-site.ts';
import { archipel, root } from '../support/process/process.ts';
import { partOf, turnOfSearches } from '../support/samples.ts';

/**
 * Blocks that another test runs, by guide and language. `count` is the number of these blocks, or undefined if the guide may
 * have any number of them.
 */
const runElsewhere: readonly (readonly [guide: string, languages: readonly string[], count: number | undefined, test: string])[] = [
  ['complete-configuration.md', ['ts', 'yaml'], 2, 'tests/complete-configuration.slow.test.ts'],
  ['configure.md', ['ts'], 1, 'tests/sites/agenda.test.ts'],
  ['design-templates.md', ['ts'], 1, 'tests/bundle/site-plugins.test.ts'],
  ['embeds.md', ['ts', 'tsx', 'yaml', 'css'], 5, 'tests/browser/embeds.spec.ts'],
  ['forms.md', ['ts', 'tsx'], 9, 'tests/forms/guide.slow.test.ts'],
  ['forms-server.md', ['nginx'], 1, 'tests/support/http/nginx.ts'],
  ['forms-server.md', ['caddy'], 1, 'tests/support/http/caddy.ts'],
  ['forms-server.md', ['apache'], 1, 'tests/support/http/apache.ts'],
  ['getting-started.md', ['yaml'], 2, 'tests/cli/getting-started.test.ts'],
  ['json.md', ['json'], undefined, 'tests/documents.test.ts'],
  ['servers.md', ['nginx'], 2, 'tests/support/http/nginx.ts'],
  ['servers.md', ['caddy'], 2, 'tests/support/http/caddy.ts'],
  ['servers.md', ['apache'], 2, 'tests/support/http/apache.ts'],
];

/** Adds what a guide requires in addition to a new site. */
const preparations: Readonly<Record<string, (site: string) => void>> = {
  'review-changes.md': (site) => void run(site, 'git tag v1 && git tag v2'),
  'write-content.md': (site) =>
    copyFileSync(join(root, 'tests/fixtures/invalid/picture-narrow/assets/broken.jpg'), join(site, 'content/assets/team.jpg')),
};

const isRunElsewhere = ({ guide, language, info }: CodeBlock): boolean =>
  Object.keys(info).length === 0 && runElsewhere.some(([name, languages]) => name === guide && languages.includes(language));

const blocks = guides.map((guide) => [guide, codeBlocksOf(guide).filter((block) => !isRunElsewhere(block) && !isToRead(block))] as const);

/** The guides with blocks that run. */
const running = blocks.filter(([, own]) => own.length > 0);

test.each(runElsewhere)('Another test runs the blocks of %s in %s', (guide, languages, count, file) => {
  expect(existsSync(join(root, file))).toBe(true);
  expect(readFileSync(join(root, file), 'utf8')).toContain(`docs/${guide}`);
  const found = codeBlocksOf(guide).filter((block) => isRunElsewhere(block) && languages.includes(block.language));
  expect(found.length).toBe(count ?? found.length);
  expect(found).not.toEqual([]);
});

/** Resolves to the errors of a site, except for the placeholders that `new` leaves for the author of the site. */
async function errorsOf(site: string, isTyped: boolean): Promise<readonly string[]> {
  const { stdout } = await archipel(['check', '--json', ...(isTyped ? ['--types'] : [])], { cwd: site, site });
  const { diagnostics } = JSON.parse(stdout) as {
    readonly diagnostics: readonly { readonly code: string; readonly severity: string; readonly file: string; readonly message: string }[];
  };
  return diagnostics.flatMap(({ code, severity, file, message }) =>
    severity === 'error' && code !== 'placeholder-left' ? [`${code} ${file}: ${message}`] : [],
  );
}

test('More than twelve guides have blocks that run, and an error in a block is reported', async () => {
  expect(running.length).toBeGreaterThan(12);
  const site = await newGuideSite(modules);
  const block = { guide: 'none.md', line: 1, info: {} };
  expect(follow(site, { ...block, language: 'sh', code: 'npm run check\nnpx archipel explain nothing-of-that-name\n' })).toContain(
    'nothing-of-that-name',
  );
  expect(follow(site, { ...block, language: 'yaml', code: 'name: Nobody\n' })).toContain('names no file');
  follow(site, { ...block, language: 'ts', info: { file: 'templates/wrong.ts' }, code: 'export const one: string = 1;\n' });
  expect(await errorsOf(site, true)).toEqual([expect.stringContaining('template-types')]);
});

let modules: string;
beforeAll(() => {
  modules = installedModules();
}, 120_000);

// A daytime run tests a quarter of the guides, a nightly run all of them.
describe.each(partOf(running, 4, turnOfSearches))('The guide %s', (guide, own) => {
  test('has blocks that run without errors', async () => {
    const site = await newGuideSite(modules);
    preparations[guide]?.(site);
    const failed: string[] = [];
    for (const block of own) {
      const problem = follow(site, block);
      if (problem !== undefined) failed.push(`line ${block.line}: ${problem}`);
    }
    const isTyped = own.some(({ language }) => language.startsWith('ts'));
    expect([...failed, ...(await errorsOf(site, isTyped))]).toEqual([]);
  });
});
