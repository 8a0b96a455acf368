// How commands and editing in the page handle a collection of Markdown files with a folder for each language.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { resultOf } from '../support/process/answer.ts';
import { editedSite, expectSuccess, untilShown } from '../support/process/edited-site.ts';
import { editingSite } from '../support/process/editing.ts';
import { git } from '../support/process/git.ts';
import { archipel, freshFolder, snapshot } from '../support/process/process.ts';
import { watching } from '../support/process/watching.ts';

const site = join(freshFolder(), 'site');
const { run, put, change, built } = editedSite(site);

const collection = `import { defineCollection, Prose, text, z } from 'archipel';
import { useView } from '../../ViewContext.ts';

function Guide({ entry: { title, level } }: { readonly entry: { readonly title: string; readonly level?: string } }) {
  const { body } = useView().prose;
  return (
    <article className="wrap">
      <h1>{title}</h1>
      {level && <p>For {level} sailors</p>}
      {body && <Prose of={body} />}
    </article>
  );
}

export default defineCollection({
  singular: 'guide',
  description: { en: 'a guide', de: 'eine Anleitung' },
  markdown: true,
  schema: () => z.strictObject({ title: text, level: z.enum(['easy', 'hard']).optional() }),
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

const restoreFiles = (): void => {
  for (const [file, text] of Object.entries(files)) put(file, text);
};

beforeAll(async () => {
  await expectSuccess(archipel(['init', site, '--locales', 'en,de', '--url', 'https://example.org', '--yes']));
  put('templates/collections/guides/index.tsx', collection);
  change('archipel.config.ts', 'import { islands }', "import guides from './templates/collections/guides/index.tsx';\nimport { islands }");
  change('archipel.config.ts', '{ pages, notes }', '{ pages, notes, guides }');
  restoreFiles();
  await expectSuccess(run('build'));
}, 300_000);

test('Each language of a Markdown file becomes a page, with its links and a link to its translation', () => {
  const page = built('guides/deploy/caddy.html');
  expect(page).toContain('<a href="/guides/deploy/nginx#one-file">nginx</a>');
  expect(page).toContain('hrefLang="de" href="https://example.org/de/guides/deploy/caddy"');
  expect(built('de/guides/deploy/caddy.html')).toContain('<h1>Caddy in Kürze</h1>');
  expect(built('sitemap.xml')).toContain('<loc>https://example.org/guides/deploy/nginx</loc>');
});

test('A build after edits of Markdown files equals a build without a cache', async () => {
  change(english, 'title: Caddy', 'title: Caddy 2');
  change(nginx, 'Back to', 'Go back to');
  expect(await run('build')).toMatchObject({ code: 0 });
  expect(built('guides/deploy/caddy.html')).toContain('<h1>Caddy 2</h1>');
  const after = snapshot(join(site, 'dist'));
  rmSync(join(site, 'node_modules/.cache'), { recursive: true });
  expect(await run('build')).toMatchObject({ code: 0 });
  expect(snapshot(join(site, 'dist'))).toEqual(after);
  restoreFiles();
}, 120_000);

test('An error in a Markdown file is reported with the file on disk and its line', async () => {
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
  restoreFiles();
});

test('A warning in a Markdown file has its place on disk, even if a template throws', async () => {
  put(english, `${files[english]}\nIt doesn't matter.\n`);
  const template = 'templates/collections/guides/index.tsx';
  put(template, collection.replace('<h1>{title}</h1>', "<h1>{title.replace('nginx', () => { throw new Error('No title'); })}</h1>"));
  const { code, stdout } = await run('check', '--json');
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; file: string; range: { line: number } }[] };
  expect(diagnostics.map(({ code: found, file, range }) => `${found} ${file}:${range.line}`)).toEqual([
    `template-render ${template}:8`,
    `typography-apostrophe ${english}:12`,
  ]);
  expect(code).toBe(1);
  put(template, collection);
  restoreFiles();
});
test('A build that fails in code of the site names a Markdown file by its name on disk', async () => {
  put(english, guide('Caddy', 'How Caddy serves this site.', "## Start\n\nCaddy's form."));
  change('templates/collections/guides/index.tsx', '  component: Guide,', "  feed: { published: () => 'soon' },\n  component: Guide,");
  const { stdout, code } = await run('build', '--json');
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; file: string }[] };
  expect(diagnostics.map((each) => `${each.code} ${each.file}`)).toEqual(
    expect.arrayContaining([`typography-apostrophe ${english}`, 'output-failed templates/collections/guides/index.tsx']),
  );
  expect(code).toBe(1);
  put('templates/collections/guides/index.tsx', collection);
  restoreFiles();
}, 120_000);

test('check --fix repairs front matter and text of a Markdown file', async () => {
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
  restoreFiles();
});

test('explain prints the Markdown file of a page, and diff prints the file and line of a changed value', async () => {
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
  restoreFiles();
}, 120_000);

test('If front matter has an error, diff shows its lines as they are in the Markdown file', async () => {
  change(english, 'title: Caddy', 'titel: Caddy');
  const { stderr } = await run('diff', 'HEAD');
  expect(stderr).toContain('2 | titel: Caddy');
  expect(stderr).not.toContain('1 | {');
  restoreFiles();
});

/** Runs `act`, then reverts its changes. Resolves to the files in the content folder that it changed, as git lists them. */
async function changed(act: () => Promise<void>): Promise<readonly string[]> {
  git(site, ['add', '-A']);
  git(site, ['commit', '--allow-empty', '-qm', 'Before']);
  await act();
  git(site, ['add', '-A', 'content']);
  const lines = git(site, ['diff', '--cached', '--name-status', '--find-renames=50%', '--', 'content']).trim().split('\n');
  git(site, ['reset', '--hard', '-q']);
  return lines.map((line) => line.replaceAll('\t', ' ').replace(/^R\d+/, 'R'));
}

test('rename moves the Markdown files of each language, and changes their links and the URL', async () => {
  const lines = await changed(async () => {
    expect(await run('rename', 'guide', 'deploy/caddy', 'hosting/caddy-2')).toMatchObject({ code: 0 });
    const there = readFileSync(join(site, 'content/guides/en/hosting/caddy-2.md'), 'utf8');
    expect(there).toContain('[nginx](../deploy/nginx.md#one-file)');
    expect(readFileSync(join(site, nginx), 'utf8')).toContain('[Caddy](/guides/hosting/caddy-2#start)');
    const redirects = readFileSync(join(site, 'content/redirects.yaml'), 'utf8');
    expect(redirects).toContain('{ from: /de/guides/deploy/caddy, to: /de/guides/hosting/caddy-2 }');
    expect(await run('check')).toMatchObject({ code: 0 });
  });
  expect(lines).toEqual([
    'R content/guides/de/deploy/caddy.md content/guides/de/hosting/caddy-2.md',
    'M content/guides/en/deploy/nginx.md',
    'R content/guides/en/deploy/caddy.md content/guides/en/hosting/caddy-2.md',
    'A content/redirects.yaml',
  ]);
});

test('rename of an entry in an index.md creates an index.md in the new folder, and changes the links to it and in it', async () => {
  const lines = await changed(async () => {
    put(
      'content/guides/en/hosting/index.md',
      guide('Hosting', 'How to host it.', 'See [a](../deploy/nginx.md), [b](top.md), [c](index.md).'),
    );
    put('content/guides/en/hosting/top.md', guide('Top', 'The best host.', 'See [a](./index.md) and [b](index.md#x).\n'));
    put('content/guides/de/hosting/index.md', guide('Hosten', 'Wie man es hostet.', 'Auf [Englisch](../../en/hosting/index.md).'));
    change(nginx, 'Back to', 'See [a](../hosting/index.md) or [b](/guides/hosting).\n\nBack to');
    put('content/guides/en/hosting/index.md', `${readFileSync(join(site, 'content/guides/en/hosting/index.md'), 'utf8')}\n## x\n`);
    expect(await run('rename', 'guide', 'hosting', 'serving/all')).toMatchObject({ code: 0 });
    const text = (file: string): string => readFileSync(join(site, 'content/guides', file), 'utf8');
    expect(text('en/serving/all/index.md')).toContain('[a](../../deploy/nginx.md), [b](../../hosting/top.md), [c](./index.md).');
    expect(text('de/serving/all/index.md')).toContain('[Englisch](../../../en/serving/all/index.md)');
    expect(text('en/hosting/top.md')).toContain('[a](../serving/all/index.md) and [b](../serving/all/index.md#x).');
    expect(text('en/deploy/nginx.md')).toContain('[a](../serving/all/index.md) or [b](/guides/serving/all).');
    expect(await run('check')).toMatchObject({ code: 0 });
    const made = await run('new', 'guide', '--id', 'more', '--like', 'serving/all', '--name-en', 'More', '--name-de', 'Mehr', '--json');
    expect(resultOf<{ files: string[] }>(made).files).toEqual(['content/guides/en/more/index.md', 'content/guides/de/more/index.md']);
  });
  expect(lines).toContain('A content/guides/en/serving/all/index.md');
});

test('remove refuses while another page links to the entry, and otherwise deletes the Markdown files of each language', async () => {
  const lines = await changed(async () => {
    const open = await run('remove', 'guide', 'deploy/nginx', '--redirect-to', '/guides/deploy/caddy');
    expect(open).toMatchObject({ code: 2, stderr: expect.stringContaining(`${english}:6:`) });
    change(nginx, /\nBack to.*/, '');
    const words = ['remove', 'guide', 'deploy/caddy', '--redirect-to', '/guides/deploy/nginx'];
    expect(await run(...words, '--dry-run')).toMatchObject({ code: 0, stdout: expect.stringContaining(german) });
    expect(await run(...words)).toMatchObject({ code: 0 });
  });
  expect(lines).toEqual([`D ${german}`, `D ${english}`, `M ${nginx}`, 'A content/redirects.yaml']);
});

test('translations --add creates a Markdown file in the folder of the new language', async () => {
  const lines = await changed(async () => {
    change(nginx, '#start', '');
    const added = await run('translations', 'deploy/nginx', '--add', 'de');
    expect(added).toMatchObject({ code: 0, stderr: expect.stringContaining(nginx.replace('/en/', '/de/')) });
    const text = readFileSync(join(site, nginx.replace('/en/', '/de/')), 'utf8');
    expect(text).toMatch(
      /^---\ntitle: "TODO nginx"\ndescription: "TODO How nginx serves this site\."\n---\n\nTODO [^\n]+\n\n## One file\n/,
    );
  });
  expect(lines).toEqual([`A ${nginx.replace('/en/', '/de/')}`, `M ${nginx}`]);
});

test('translations prints Markdown files with the lines of issues, and accepts the names of these files', async () => {
  await changed(async () => {
    change(english, 'title: Caddy', 'title: Caddy in 5 minutes');
    change(german, '<kbd>Enter</kbd>', '<kbd>Enter</kbd> um 17:30 Uhr');
    for (const name of [english, english.replace('content/', ''), 'deploy/caddy']) {
      const { remarks } = resultOf<{ remarks: { file: string; range: { line: number }; field: string }[] }>(
        await run('translations', '--page', name, '--only', 'facts', '--json'),
      );
      expect(remarks.map(({ file, range, field }) => `${file}:${range.line} ${field}`)).toEqual([
        `${german}:2 title`,
        `${german}:2 meta.title`,
        `${german}:6 ${german.replace('content/', '')}`,
      ]);
    }
    const there = await run('translations', '--add', 'de', 'deploy/caddy');
    expect(there).toMatchObject({ code: 2, stderr: expect.stringContaining(english.replace('content/', '')) });
    const hints = async (): Promise<string> => (await run('check', '--json')).stdout;
    const commands = [...(await hints()).matchAll(/ -- (approve \S+)\./g)].map(([, words = '']) => words);
    expect(commands).toEqual([`approve ${english.replace('content/', '')}:title`, `approve ${german.replace('content/', '')}`]);
    for (const words of commands) expect(await run('translations', ...words.split(' '))).toMatchObject({ code: 0 });
    expect(await hints()).not.toContain('translation-facts');
  });
});

test('new writes a Markdown file in each language, and refuses an id that exists', async () => {
  const lines = await changed(async () => {
    const made = await run('new', 'guide', '--id', 'deploy/apache', '--name-en', 'Apache', '--name-de', 'Apache in Kürze', '--json');
    const { files, routes, placeholders } = resultOf<{ files: string[]; routes: string[]; placeholders: { file: string }[] }>(made);
    expect(files).toEqual(['content/guides/en/deploy/apache.md', 'content/guides/de/deploy/apache.md']);
    expect(routes).toEqual(['/guides/deploy/apache', '/de/guides/deploy/apache']);
    expect(new Set(placeholders.map(({ file }) => file))).toEqual(new Set(files));
    expect(readFileSync(join(site, files[1] ?? ''), 'utf8')).toMatch(
      /\ntitle: "Apache in Kürze"\n[\s\S]*\ndescription: "TODO [^"]*"\n---\n\n## TODO Überschrift\n\nTODO Text\n$/,
    );
    const twice = await run('new', 'guide', '--id', 'deploy/caddy', '--name-en', 'Again', '--name-de', 'Noch einmal');
    expect(twice).toMatchObject({ code: 2, stderr: expect.stringContaining('exists already') });
  });
  expect(lines).toEqual(['A content/guides/de/deploy/apache.md', 'A content/guides/en/deploy/apache.md']);
});

test.each([
  ['new', 'guide', '--id', 'de/foo', '--name-en', 'Foo', '--name-de', 'Foo'],
  ['rename', 'guide', 'deploy/caddy', 'de/caddy'],
])('%s refuses a name whose first folder is a language, because its files would belong to another entry', async (...words) => {
  const lines = await changed(async () => {
    expect(await run(...words)).toMatchObject({ code: 2, stderr: expect.stringContaining('"de" is a language of the site') });
  });
  expect(lines).toEqual(['']);
});

test('watch shows edits of front matter and Markdown, isolates errors, and picks up new files', async () => {
  const { body, said } = await watching(join(site, 'content'), [], { site });
  const shows = untilShown(body);
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
  restoreFiles();
}, 120_000);

test('Editing in the page changes front matter and texts in their Markdown files, and shared values in the files of all languages', async () => {
  restoreFiles();
  change(english, 'title: Caddy\n', 'title: Caddy # short\nlevel: easy\n');
  change(german, 'title: Caddy in Kürze\n', 'level: easy\ntitle: Caddy in Kürze\n');
  const [before, beforeGerman] = [readFileSync(join(site, english), 'utf8'), readFileSync(join(site, german), 'utf8')];
  const { place, preview, save, ask, body, change: step } = await editingSite(site);
  const title = await place('/guides/deploy/caddy', 'Caddy');
  expect(title).toMatchObject({
    file: expect.stringContaining(english),
    line: 2,
    fields: [{ value: 'Caddy' }, { value: 'Caddy in Kürze' }],
    items: [],
  });
  expect(await preview(title, ['Caddy: short', 'Caddy in Kürze'])).toEqual({ problems: [[], []] });
  expect(await body('/guides/deploy/caddy')).toContain('<h1>Caddy: short</h1>');
  expect(readFileSync(join(site, english), 'utf8')).toBe(before);
  expect(await save(title, ['Caddy: short', 'Caddy in Kürze'])).toMatchObject({ kind: 'saved' });
  expect(readFileSync(join(site, english), 'utf8')).toBe(before.replace('title: Caddy #', 'title: "Caddy: short" #'));
  // Both languages share this choice, so saving it in one language changes both files.
  const setting = await ask('setting', { id: (await place('/guides/deploy/caddy', 'Caddy: short')).id, index: 0 });
  const level = JSON.parse(setting.text);
  expect(level.fields).toMatchObject([{ value: 'easy', choices: [{ value: 'easy' }, { value: 'hard' }] }]);
  expect(await save(level, ['hard'])).toMatchObject({ kind: 'saved' });
  expect(readFileSync(join(site, german), 'utf8')).toBe(beforeGerman.replace('level: easy', 'level: hard'));
  expect(await body('/de/guides/deploy/caddy')).toMatch(/For (?:<!-- -->)?hard/);
  // A word that is written in the template cannot be edited, so its place in the template is returned.
  const word = await ask('place', { page: '/guides/deploy/caddy', text: ' sailors', index: 0 });
  expect(JSON.parse(word.text)).toEqual({
    reason: expect.stringContaining('template'),
    at: { file: expect.stringContaining('templates/collections/guides/index.tsx'), line: 9 },
  });
  // The next edit changes a paragraph after the front matter.
  const text = await place('/de/guides/deploy/caddy', 'Drücken Sie ');
  expect(text).toMatchObject({
    file: expect.stringContaining(german),
    line: 7,
    fields: [{ kind: 'markdown', value: 'Drücken Sie <kbd>Enter</kbd>.' }],
  });
  expect(await save(text, ['Drücken Sie <kbd>Esc</kbd>.'])).toMatchObject({ kind: 'saved' });
  expect(readFileSync(join(site, german), 'utf8')).toContain('\n\nDrücken Sie <kbd>Esc</kbd>.\n');
  for (let undone = 0; undone < 3; undone += 1) expect(await step('undo')).toMatchObject({ kind: 'saved' });
  expect(readFileSync(join(site, english), 'utf8')).toBe(before);
  expect(readFileSync(join(site, german), 'utf8')).toBe(beforeGerman);
  restoreFiles();
}, 120_000);

test('Diagnostics name the Markdown files on disk, even if a template throws', async () => {
  restoreFiles();
  change(nginx, 'Back to', "Don't go back to");
  const template = 'templates/collections/guides/index.tsx';
  change(template, '  const { body }', "  if (title === 'nginx') throw new Error('No nginx');\n  const { body }");
  const { code, stderr } = await run('build');
  change(template, "  if (title === 'nginx') throw new Error('No nginx');\n", '');
  expect({ code, named: stderr.match(/^(?:error|warning) .*/gm) }).toEqual({
    code: 1,
    named: [`error template-render  ${template}:5:32`, `warning typography-apostrophe  ${nginx}:8:1`],
  });
});
