// A collection of Markdown files through the commands: folders of languages, front matter, edits, watch, explain, diff, fixes.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { resultOf } from '../support/process/answer.ts';
import { git } from '../support/process/git.ts';
import { archipel, type Ended, freshFolder, snapshot } from '../support/process/process.ts';
import { watching } from '../support/process/watching.ts';

const site = join(freshFolder(), 'site');
const run = (...words: readonly string[]): Promise<Ended> => archipel(words, { site, cwd: site });
const put = (file: string, text: string): void => {
  mkdirSync(join(site, file, '..'), { recursive: true });
  writeFileSync(join(site, file), text);
};
const change = (file: string, from: string | RegExp, to: string): void => {
  const before = readFileSync(join(site, file), 'utf8');
  expect(before).toMatch(from);
  put(file, before.replace(from, to));
};
const built = (file: string): string => readFileSync(join(site, 'dist', file), 'utf8');

const collection = `import { defineCollection, Prose, text, z } from 'archipel';
import { useView } from '../../ViewContext.ts';

function Guide({ entry: { title } }: { readonly entry: { readonly title: string } }) {
  const { body } = useView().prose;
  return (
    <article className="wrap">
      <h1>{title}</h1>
      {body && <Prose of={body} />}
    </article>
  );
}

export default defineCollection({
  singular: 'guide',
  description: { en: 'a guide', de: 'eine Anleitung' },
  markdown: true,
  schema: () => z.strictObject({ title: text }),
  route: ({ id }) => \`/guides/\${id}\`,
  title: ({ title }) => title,
  component: Guide,
});
`;

const english = 'content/guides/en/deploy/caddy.md';
const german = 'content/guides/de/deploy/caddy.md';
const nginx = 'content/guides/en/deploy/nginx.md';

const guide = (title: string, description: string, body: string): string =>
  `---\ntitle: ${title}\ndescription: ${description}\n---\n\n${body}\n`;

const files = {
  [english]: guide('Caddy', 'How Caddy serves this site.', 'Or take [nginx](./nginx.md#one-file).\n\n## Start\n\nPress <kbd>Enter</kbd>.'),
  [german]: guide('Caddy in Kürze', 'Wie Caddy diese Website ausliefert.', 'Drücken Sie <kbd>Enter</kbd>.'),
  [nginx]: guide('nginx', 'How nginx serves this site.', '## One file\n\nBack to [Caddy](/guides/deploy/caddy#start).'),
};

const write = (): void => {
  for (const [file, text] of Object.entries(files)) put(file, text);
};

beforeAll(async () => {
  const made = await archipel(['init', site, '--locales', 'en,de', '--url', 'https://example.org', '--yes']);
  if (made.code !== 0) throw new Error(made.stderr);
  put('templates/collections/guides/index.tsx', collection);
  change('archipel.config.ts', 'import { islands }', "import guides from './templates/collections/guides/index.tsx';\nimport { islands }");
  change('archipel.config.ts', '{ pages, notes }', '{ pages, notes, guides }');
  write();
  const done = await run('build');
  if (done.code !== 0) throw new Error(done.stderr);
}, 300_000);

test('Each language of a file is a page, with its links and its translation', () => {
  const page = built('guides/deploy/caddy.html');
  expect(page).toContain('<a href="/guides/deploy/nginx#one-file">nginx</a>');
  expect(page).toContain('hrefLang="de" href="https://example.org/de/guides/deploy/caddy"');
  expect(built('de/guides/deploy/caddy.html')).toContain('<h1>Caddy in Kürze</h1>');
  expect(built('sitemap.xml')).toContain('<loc>https://example.org/guides/deploy/nginx</loc>');
});

test('What an edit builds is what a build from nothing builds', async () => {
  change(english, 'title: Caddy', 'title: Caddy 2');
  change(nginx, 'Back to', 'Go back to');
  expect(await run('build')).toMatchObject({ code: 0 });
  expect(built('guides/deploy/caddy.html')).toContain('<h1>Caddy 2</h1>');
  const after = snapshot(join(site, 'dist'));
  rmSync(join(site, 'node_modules/.cache'), { recursive: true });
  expect(await run('build')).toMatchObject({ code: 0 });
  expect(snapshot(join(site, 'dist'))).toEqual(after);
  write();
}, 120_000);

test('A mistake is named by the file on disk and its line', async () => {
  put(english, files[english]?.replace('description:', 'summary: x\ndescription:').replace('#one-file', '#one-fil') ?? '');
  const { code, stdout } = await run('check', '--json');
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; severity: string; file: string; range: { line: number } }[];
  };
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ code: found, file, range }) => `${found} ${file}:${range.line}`)).toEqual([
    `key-unknown ${english}:3`,
    `anchor-unknown ${english}:7`,
  ]);
  expect(code).toBe(1);
  write();
});

test('check --fix mends front matter and text in their file', async () => {
  put(
    english,
    guide("Caddy's way", "How Caddy serves this site, and what it doesn't do.", "## Start\n\nIt doesn't need [nginx](./nginx.md)."),
  );
  expect(await run('check', '--fix')).toMatchObject({ code: 0 });
  const fixed = guide(
    'Caddy’s way',
    'How Caddy serves this site, and what it doesn’t do.',
    '## Start\n\nIt doesn’t need [nginx](./nginx.md).',
  );
  expect(readFileSync(join(site, english), 'utf8')).toBe(fixed);
  write();
});

test('explain and diff name the file and the line of a value', async () => {
  const found = resultOf<{ files: { file: string }[] }>(await run('explain', '/guides/deploy/caddy', '--json'));
  expect(found.files.map(({ file }) => file)).toContain(english);
  expect(found.files.some(({ file }) => file.endsWith('caddy.yaml'))).toBe(false);
  git(site, ['init', '-q']);
  git(site, ['add', '-A']);
  git(site, ['commit', '-qm', 'Site']);
  change(english, 'title: Caddy', 'title: Caddy 2');
  const { stdout } = await run('diff', 'HEAD');
  expect(stdout).toContain(`${english}:2:8`);
  expect(stdout).toContain('Caddy 2');
  write();
}, 120_000);

test('rename leaves the file to its author, and says which', async () => {
  const { code, stderr } = await run('rename', 'guide', 'deploy/nginx', 'deploy/nginx-2');
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(`move or delete ${nginx} itself`) });
});

test('watch shows edits of front matter and text, holds what is broken, and takes new files', async () => {
  const { body, said } = await watching(join(site, 'content'), [], { site });
  const shows = (path: string, text: string): Promise<void> =>
    vi.waitFor(async () => expect(await body(path)).toContain(text), { timeout: 60_000, interval: 50 });
  await shows('/guides/deploy/caddy', '<h1>Caddy</h1>');
  change(english, 'title: Caddy', 'title: Caddy 2');
  await shows('/guides/deploy/caddy', '<h1>Caddy 2</h1>');
  change(english, 'Press', 'Now press');
  await shows('/guides/deploy/caddy', 'Now press <kbd>');
  change(english, 'title: Caddy 2', 'titel: Caddy 3');
  await said(/key-unknown.*\n.*caddy\.md:2:1/);
  await shows('/guides/deploy/caddy', '<h1>Caddy 2</h1>');
  change(english, 'titel: Caddy 3', 'title: Caddy 4');
  await shows('/guides/deploy/caddy', '<h1>Caddy 4</h1>');
  put('content/guides/start.md', guide('Start', 'Where to start with this site.', 'Words.'));
  await shows('/guides/start', '<h1>Start</h1>');
  rmSync(join(site, 'content/guides/start.md'));
  write();
}, 120_000);
