// A site with prices from a CSV file and with Tailwind, as the guides show: under the policy that a build writes, and in `watch` after
// saves of the CSV file and of a template.
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { type OtherSite, otherSite } from '../support/process/other-site.ts';
import { replaceIn } from '../support/replace-in.ts';
import { recordRefusals } from './refusals.ts';

const collection = `import { defineCollection, text, z } from 'archipel';

const file = 'data/plans.csv';

export default defineCollection({
  singular: 'plan',
  description: 'a plan',
  schema: () => z.strictObject({ name: text, monthly: z.number().int().positive() }),
  source: {
    load: async ({ read }) =>
      (await read(file)).trimEnd().split('\\n').slice(1).map((row, index) => {
        const [id = '', name = '', monthly = ''] = row.split(',');
        const about = \`The plan \${name}, with a price a month that you can compare with that of every other plan.\`;
        const data = { languages: ['en'], name: { en: name }, monthly: Number(monthly), meta: { title: { en: name }, description: { en: about } } };
        return { id, data, at: { file, line: index + 2 } };
      }),
  },
  route: ({ id }) => \`/plans/\${id}\`,
  title: ({ name }) => name,
  component: ({ entry }) => (
    <article className="wrap">
      <h1 className="mt-[13px]">{entry.name}</h1>
      <p className="amount">{entry.monthly}</p>
    </article>
  ),
});
`;

let site: OtherSite;
const put = (file: string, text: string): void => {
  mkdirSync(dirname(join(site.folder, file)), { recursive: true });
  writeFileSync(join(site.folder, file), text);
};
const edit = (file: string, from: string, to: string): void => replaceIn(join(site.folder, file), from, to);

const layout = 'templates/collections/plans/index.tsx';

test.describe.configure({ mode: 'serial' });
test.beforeAll(() => {
  site = otherSite();
  site.run('init', site.folder, '--name', 'Plans', '--locales', 'en', '--yes');
  for (const name of ['postcss', 'tailwindcss', '@tailwindcss']) {
    mkdirSync(join(site.folder, 'node_modules'), { recursive: true });
    symlinkSync(resolve('node_modules', name), join(site.folder, 'node_modules', name));
  }
  const [, plugin = ''] = /```ts\n(\/\/ esbuild\.config\.ts\n[\s\S]*?)```/.exec(readFileSync('docs/design-templates.md', 'utf8')) ?? [];
  put('esbuild.config.ts', plugin);
  put('templates/tailwind.css', '@import "tailwindcss/utilities" source("./");\n');
  edit('templates/styles.css', 'parts;\n', 'parts;\n@import "./tailwind.css";\n');
  put('data/plans.csv', 'id,name,monthly\nbasic,Basic,900\n');
  put(layout, collection);
  edit('archipel.config.ts', 'import { islands }', `import plans from './${layout}';\nimport { islands }`);
  edit('archipel.config.ts', '{ pages, notes }', '{ pages, notes, plans }');
});
test.afterAll(() => site.remove());

/** Resolves to the displayed price of a plan, and the margin above its name. */
const shown = async (page: Page) => ({
  amount: await page.locator('.amount').textContent(),
  above: await page.locator('h1').evaluate((heading) => getComputedStyle(heading).marginBlockStart),
});

/** Resolves to the result of `shown`, or to undefined while the page reloads. */
const whenShown = (page: Page) => shown(page).catch(() => undefined);

test("A build shows prices from the CSV and Tailwind's styles, and the policy refuses nothing", async ({ page }) => {
  site.run('build', '--quiet');
  const refused = await recordRefusals(page);
  const host = await site.serve('preview');
  const answer = await page.goto(`${host}/plans/basic`);
  expect(answer?.headers()['content-security-policy']).toContain("style-src 'self';");
  expect(await shown(page)).toEqual({ amount: '900', above: '13px' });
  expect(await refused()).toEqual([]);
});

test("Watch shows saves of the CSV and of a template with Tailwind's classes", async ({ page }) => {
  const host = await site.serve('watch');
  await page.goto(`${host}/plans/basic`);
  edit('data/plans.csv', '900', '1200');
  await expect.poll(() => whenShown(page)).toEqual({ amount: '1200', above: '13px' });
  edit(layout, 'mt-[13px]', 'mt-[21px]');
  await expect.poll(() => whenShown(page)).toEqual({ amount: '1200', above: '21px' });
});
