// If developers make mistakes in the code of a site, check reports each mistake with its place and cause.
import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { archipel, freshFolder, start } from '../support/process/process.ts';

const site = join(freshFolder(), 'site');
const config = 'archipel.config.ts';
const notes = 'templates/collections/notes/index.ts';

beforeAll(async () => {
  expect(await archipel(['init', site, '--locales', 'en,de', '--yes'])).toMatchObject({ code: 0 });
});

interface Mistake {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Adds mistakes to the site, runs `check` and removes them again; resolves to the output. */
async function checked(mistakes: readonly Mistake[]) {
  const before = mistakes.map(({ file }) => readFileSync(join(site, file), 'utf8'));
  for (const { file, from, to } of mistakes) {
    const text = readFileSync(join(site, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(
      join(site, file),
      text.replace(from, () => to),
    );
  }
  try {
    return await archipel(['check'], { site, cwd: site });
  } finally {
    for (const [index, { file }] of mistakes.entries()) writeFileSync(join(site, file), before[index] ?? '');
  }
}

const withOption = (text: string): readonly Mistake[] => [{ file: config, from: '  timeZone:', to: `  ${text}\n  timeZone:` }];

test.each<[string, readonly Mistake[], RegExp]>([
  [
    'a schema that is not a function',
    [
      { file: 'templates/collections/notes/schema.ts', from: '({ sections }: SchemaTools) =>\n  z', to: 'z' },
      {
        file: 'templates/collections/notes/schema.ts',
        from: "      sections: sections.meta({ description: 'The sections under the heading, from top to bottom.' }),\n",
        to: '',
      },
    ],
    /^error config-invalid {2}templates\/collections\/notes\/index\.ts:\d+:3\n.*notes has no schema that is a function/m,
  ],
  [
    'a section without its component',
    [{ file: 'templates/sections/faq/index.ts', from: 'component: Faq', to: 'Component: Faq' }],
    /^error config-invalid {2}templates\/sections\/faq\/index\.ts:7:3\n.*no option Component; did you mean component\?/m,
  ],
  [
    'a message that does not exist',
    [{ file: 'templates/layout/Footer.tsx', from: "t('layout.tagline')", to: "t('layout.taglne')" }],
    /^error template-render {2}templates\/layout\/Footer\.tsx:\d+:\d+\n.*no message "layout\.taglne"; did you mean "layout\.tagline"\?/m,
  ],
  [
    'a handler that cloneElement adds',
    [
      {
        file: 'templates/layout/Footer.tsx',
        from: 'import',
        to: "import { cloneElement } from 'react';\nconst Early = () => cloneElement(<b>x</b>, { onClick: () => 1 });\nimport",
      },
      { file: 'templates/layout/Footer.tsx', from: '<footer className="footer">', to: '<footer className="footer"><Early />' },
    ],
    /^error template-browser-only {2}templates\/layout\/Footer\.tsx:2:21\n.*<b> has onClick/m,
  ],
  [
    'a promise that a template waits for',
    [
      {
        file: 'templates/layout/Footer.tsx',
        from: 'import',
        to: "import { use } from 'react';\nconst late = Promise.resolve('x');\nconst Late = () => <b>{use(late)}</b>;\nimport",
      },
      { file: 'templates/layout/Footer.tsx', from: '<footer className="footer">', to: '<footer className="footer"><Late />' },
    ],
    /^error template-render {2}templates\/layout\/Footer\.tsx:3:24\n.*use cannot wait for a promise, because a page is/m,
  ],
  [
    'a package that is not installed',
    [{ file: 'templates/layout/Footer.tsx', from: 'import', to: "import { clsx } from 'clsx/lite';\nvoid clsx;\nimport" }],
    /^error template-compile {2}templates\/layout\/Footer\.tsx:1:22\n.*"clsx\/lite": .* npm install clsx\./m,
  ],
  [
    'locales without createLocales',
    [{ file: config, from: 'createLocales({', to: '({' }],
    /^error config-invalid {2}archipel\.config\.ts:\d+:3\n.*locales have to come from createLocales/m,
  ],
  [
    'an unknown option of the site',
    [{ file: config, from: '  timeZone:', to: '  timezone:' }],
    /^error config-invalid {2}archipel\.config\.ts:\d+:3\n.*no option timezone; did you mean timeZone\?/m,
  ],
  [
    'a budget that is not a number',
    withOption("budgets: { whole: '75kB' as never },"),
    /^error config-invalid {2}archipel\.config\.ts:\d+:14\n.*budgets\.whole is "75kB"/m,
  ],
  [
    'an unknown host',
    withOption("hosts: ['netlfy' as never],"),
    /^error config-invalid {2}archipel\.config\.ts:\d+:3\n.*"netlfy" in hosts .* netlify/m,
  ],
  [
    'a transformed page that is not a tree',
    withOption("transformPage: (() => '<p>x</p>') as never,"),
    /^error template-render {2}archipel\.config\.ts:\d+:\d+\n.*transformPage returns something that is not a tree/m,
  ],
  [
    'a feed of several files without dates',
    [{ file: notes, from: '  scaffold: {', to: '  feed: { published: ({ title }) => title as never },\n  scaffold: {' }],
    /^error output-failed {2}templates\/collections\/notes\/index\.ts:\d+:\d+\n.*\/notes\/feed\.atom and 3 more cannot be created: .*not a date/m,
  ],
  [
    'a feed without entries',
    [{ file: notes, from: '  scaffold: {', to: '  feed: {\n    published: () => undefined,\n    limit: 0,\n  },\n  scaffold: {' }],
    /^error config-invalid {2}templates\/collections\/notes\/index\.ts:\d+:5\n.*limit of the feed of notes is 0/m,
  ],
  [
    'a collection name that sections do not know',
    [{ file: config, from: '{ pages, notes }', to: '{ pages, note: notes }' }],
    /^error config-invalid {2}templates\/sections\/notes\/index\.ts:\d+:\d+\n.*"notes", which is not a collection; there are pages, note\./m,
  ],
])('A mistake in code is reported with its place: %s', async (_what, mistakes, expected) => {
  const { code, stderr } = await checked(mistakes);
  expect(stderr).toMatch(expected);
  expect({ code, stack: /^\s+at /m.test(stderr) }).toEqual({ code: 1, stack: false });
});

test('A mistake in code is reported with its place: an island whose component is in a file with another name', async () => {
  const [right, wrong] = ['NoteFilter', 'Filter'].map((name) => join(site, `islands/NoteFilter/${name}.tsx`)) as [string, string];
  renameSync(right, wrong);
  const { code, stderr } = await checked([{ file: 'islands/NoteFilter/index.ts', from: './NoteFilter.tsx', to: './Filter.tsx' }]);
  renameSync(wrong, right);
  expect({ code, errors: stderr.match(/^error .*/gm) }).toEqual({
    code: 1,
    errors: ['error template-compile  islands/NoteFilter/index.ts:1:1'],
  });
  expect(stderr).toContain('There is no islands/NoteFilter/NoteFilter.tsx');
});

test('If Body does not render its children, check names this cause in the errors of the pages', async () => {
  const { code, stderr } = await checked([{ file: 'templates/Body.tsx', from: '      {children}\n', to: '' }]);
  expect(code).toBe(1);
  expect(stderr).toMatch(/page-main-heading[\s\S]*check that Body renders its children/);
});

test('A missing content folder is a single error', async () => {
  renameSync(join(site, 'content'), join(site, 'words'));
  const { code, stderr } = await archipel(['check'], { site, cwd: site });
  renameSync(join(site, 'words'), join(site, 'content'));
  expect({ code, errors: stderr.match(/^error .*/gm) }).toEqual({ code: 1, errors: ['error file-unreadable  content'] });
});

test('check and watch report a mistake in a route with its place, even if content is in another folder', async () => {
  const elsewhere = join(freshFolder(), 'words');
  cpSync(join(site, 'content'), elsewhere, { recursive: true });
  const before = readFileSync(join(site, notes), 'utf8');
  writeFileSync(join(site, notes), before.replace(/route: .*,/, "route: ({ id }) => 'notes/' + id,"));
  const line = before.split('\n').findIndex((text) => text.includes('route: ')) + 1;
  const error = `error config-invalid  ${notes}:${line}:10`;
  try {
    for (const content of ['content', elsewhere]) {
      const { stderr } = await archipel(['check', '--content', content], { site, cwd: site });
      expect(stderr).toContain(`${error}\n`);
      const running = start(['watch', '--no-edit', '--content', content, '--port', '5320'], { site, cwd: site });
      const [reported] = await running.said(/error config-invalid {2}\S+/);
      running.child.kill();
      await running.ended;
      expect(reported).toBe(error);
    }
  } finally {
    writeFileSync(join(site, notes), before);
  }
});
