// If developers make mistakes in the code of a site, check reports each mistake with its place and cause.
import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { archipel, freshFolder, start } from '../support/process/process.ts';

const site = join(freshFolder(), 'site');
const config = 'archipel.config.ts';
const notes = 'templates/collections/notes/index.ts';
const layout = 'templates/collections/notes/NoteLayout.tsx';

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
    'an import of a file that does not exist',
    [{ file: config, from: './templates/Body.tsx', to: './templates/Boddy.tsx' }],
    /^error template-compile {2}archipel\.config\.ts:3:\d+\n.*did you mean "\.\/templates\/Body\.tsx"\?/m,
  ],
  [
    'an import by a name with a typing mistake',
    [
      { file: layout, from: 'import { useView }', to: 'import { useVew }' },
      { file: layout, from: '= useView()', to: '= useVew()' },
    ],
    /^error template-compile {2}templates\/collections\/notes\/NoteLayout\.tsx:\d+:10\n.*did you mean "useView"\?/m,
  ],
  [
    'a default import of a file without one',
    [{ file: layout, from: 'import { Breadcrumbs }', to: 'import Breadcrumbs' }],
    /^error template-compile {2}templates\/collections\/notes\/NoteLayout\.tsx:\d+:8\n.*import \{ Breadcrumbs \}/m,
  ],
  [
    'an import by name of a default export',
    [{ file: 'templates/sections/contact/Contact.tsx', from: 'import messageForm', to: 'import { messageForm }' }],
    /^error template-compile {2}templates\/sections\/contact\/Contact\.tsx:\d+:10\n.*without braces: import messageForm\./m,
  ],
  [
    'an import from archipel with a typing mistake',
    [
      { file: 'templates/sections/contact/Contact.tsx', from: 'import { formProps,', to: 'import { formProp,' },
      { file: 'templates/sections/contact/Contact.tsx', from: '{formProps(', to: '{formProp(' },
    ],
    /^error template-compile {2}templates\/sections\/contact\/Contact\.tsx:1:10\n.*"archipel" exports no "formProp"; did you mean "formProps"\?/m,
  ],
  [
    'a brace without its end',
    [{ file: layout, from: '<h1>{title}</h1>', to: '<h1>{title</h1>' }],
    /^error template-compile {2}templates\/collections\/notes\/NoteLayout\.tsx:\d+:\d+\n.*A brace \{ before this end tag/m,
  ],
  [
    'a method with a typing mistake',
    [{ file: layout, from: '<h1>{title}</h1>', to: '<h1>{title.toUperCase()}</h1>' }],
    /^error template-render {2}templates\/collections\/notes\/NoteLayout\.tsx:\d+:\d+\n.*title\.toUperCase is not a function/m,
  ],
  [
    'a hook outside of a component',
    [{ file: layout, from: 'export function', to: 'useView();\nexport function' }],
    /^error config-invalid {2}.*\n.*useContext is called outside of a component/m,
  ],
  [
    'a global of browsers',
    [{ file: layout, from: '<h1>{title}</h1>', to: '<h1>{window.name}</h1>' }],
    /^error template-browser-only {2}templates\/collections\/notes\/NoteLayout\.tsx:\d+:\d+\n.*window exists only in browsers/m,
  ],
  [
    'a style as text',
    [{ file: layout, from: '<h1>', to: "<h1 style={'color: red' as never}>" }],
    /^error template-render {2}templates\/collections\/notes\/NoteLayout\.tsx:\d+:\d+\n.*<h1> has a text as style/m,
  ],
  [
    'an unknown time of hydration',
    [{ file: 'templates/sections/contact/Contact.tsx', from: 'hydrate="interaction"', to: 'hydrate="click"' }],
    /^error template-render {2}templates\/sections\/contact\/Contact\.tsx:\d+:\d+\n.*hydrate. of <Island> is "click": it can be load/m,
  ],
  [
    'a field without its maximum length',
    [{ file: 'islands/MessageForm/contact.ts', from: 'input.line(100)', to: 'input.line()' }],
    /^error config-invalid {2}archipel\.config\.ts:\d+:3\n.*"name" of the form contact needs its maximum length/m,
  ],
  [
    'a component that returns a promise which fails',
    [{ file: layout, from: '<h1>{title}</h1>', to: "<h1>{fetch('/none') as never}</h1>" }],
    /^error template-render {2}templates\/collections\/notes\/NoteLayout\.tsx:\d+:\d+\n.*returns a promise/m,
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

test.each<[string, Mistake, string]>([
  ['a tag', { file: layout, from: '</header>', to: '' }, `error template-compile  ${layout}`],
  ['a brace in a stylesheet', { file: 'templates/styles.css', from: '}', to: '' }, 'warning template-warning  templates/styles.css'],
  [
    'a form that occurs twice',
    { file: 'templates/forms.ts', from: '[serve', to: '[serveForm(contact), serve' },
    `error config-invalid  ${config}`,
  ],
])('A mistake is reported once, without its consequences: %s', async (_what, mistake, expected) => {
  const { stderr } = await checked([mistake]);
  expect(stderr.match(/^(?:error|warning) \S+ {2}[^\s:]+/gm)).toEqual([expected]);
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
