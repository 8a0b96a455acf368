// If a mistake in a template affects many pages, check, build and watch report it as one error at its line, as text and as JSON.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { archipel, freshFolder } from '../support/process/process.ts';
import { watching } from '../support/process/watching.ts';

const site = join(freshFolder(), 'site');
const footer = join(site, 'templates/layout/Footer.tsx');
const notes = join(site, 'templates/sections/notes/Notes.tsx');
const layout = join(site, 'templates/collections/notes/NoteLayout.tsx');

beforeAll(async () => {
  expect(await archipel(['init', site, '--locales', 'en,de', '--yes'])).toMatchObject({ code: 0 });
});

/** Replaces `from` with `to` in a file, calls `run` and restores the file. */
async function changed<T>(file: string, [from, to]: readonly [string, string], run: () => Promise<T>): Promise<T> {
  const before = readFileSync(file, 'utf8');
  expect(before).toContain(from);
  writeFileSync(
    file,
    before.replace(from, () => to),
  );
  try {
    return await run();
  } finally {
    writeFileSync(file, before);
  }
}

const inFooter = (element: string): readonly [string, string] => [
  '<footer className="footer">',
  `<footer className="footer">\n      ${element}`,
];

const footerSource = readFileSync(new URL('../../src/tools/init/starter/templates/layout/Footer.tsx', import.meta.url), 'utf8');
const footerLine = footerSource.slice(0, footerSource.indexOf('<footer')).split('\n').length;
const linePlace = `templates/layout/Footer.tsx:${footerLine + 1}:7`;

const errorsOf = (stderr: string): readonly string[] =>
  [...stderr.matchAll(/^error ([\w-]+) {2}(\S+)\n {2}(\S+ and \S+ more pages)/gm)].map(([, ...parts]) => parts.join(' '));

test.each([
  ['a style', '<p style={{ color: "red" }}>x</p>', ['page-inline-code']],
  ['an inline script', '<script>{"let x;"}</script>', ['page-inline-code']],
  ['a script of another site', '<script async src="https://example.org/x.js" />', ['page-third-party']],
  ['a frame', '<iframe title="Map" src="https://example.org/" />', ['page-third-party']],
  ['a missing image', '<img alt="" width="1" height="1" src="/no.png" />', ['page-missing-file']],
  ['an image without text and size', '<img src="/favicon.ico" />', ['page-image-size', 'page-image-text']],
  ['a dead link', '<a href="/nowhere">x</a>', ['page-dead-link']],
  ['a dead link with the URL of the site', '<a href="https://www.example.com/nowhere">x</a>', ['page-dead-link']],
  ['a link without an address', '<a href="">x</a>', ['page-dead-link']],
  ['code in a link', '<a href="javascript:x()">x</a>', ['page-inline-code']],
  ['a dead anchor', '<a href="#nowhere">x</a>', ['page-dead-anchor']],
  ['a link to another site', '<a href="https://example.org/" rel="external">x</a>', ['page-noopener']],
])('A mistake in a layout is reported once for all pages, at its line: %s', async (_what, element, codes) => {
  const { code, stderr } = await changed(footer, inFooter(element), () => archipel(['check'], { site, cwd: site }));
  const [first] = errorsOf(stderr);
  expect({ code, errors: stderr.match(/^error \S+ {2}\S+/gm) }).toEqual({
    code: 1,
    errors: codes.map((each) => `error ${each}  ${linePlace}`),
  });
  expect(first).toMatch(/ \/ and \d\d more pages$/);
});

test('An id that two templates use is reported at both of them', async () => {
  const { stderr } = await changed(footer, inFooter('<p id="main">x</p>'), () => archipel(['check'], { site, cwd: site }));
  expect(stderr).toMatch(/^error page-duplicate-id {2}templates\/Body\.tsx:\d+:\d+\n {2}\/ and \d+ more pages: The id "main"/m);
  expect(stderr).toContain(`1 more place:\n    templates/layout/ Footer.tsx:${footerLine + 1}\n`);
});

test.each([
  ['similar to a page', '<a href="/abuot?from=footer#top">x</a>', 'page-dead-link', 'Did you mean /about?'],
  ['like no page', '<a href="/nowhere">x</a>', 'page-dead-link', 'link: { page: about }'],
  ['a page in another language', '<a href="/about">x</a>', 'page-wrong-language', 'hreflang'],
])('build reports a link of a template once, at its line, with a way out: %s', async (_what, element, code, hint) => {
  const { stderr } = await changed(footer, inFooter(element), () => archipel(['build', '--out', join(site, 'dist')], { site, cwd: site }));
  expect(stderr.match(/^error \S+ {2}\S+/gm)).toEqual([`error ${code}  ${linePlace}`]);
  expect(stderr).toContain(hint);
});

test.each([
  ['dead', 'https://www.example.com/abuot', ['error page-dead-link  content/pages/home.yaml']],
  ['redirected', 'https://www.example.com/old', []],
  ['of another program', 'https://www.example.com/shop/new', []],
])('A link in YAML with the full URL of the site is checked, which is %s', async (_what, url, errors) => {
  const [home, settings, redirects] = ['pages/home', 'site', 'redirects'].map((name) => join(site, `content/${name}.yaml`)) as [
    string,
    string,
    string,
  ];
  const externals = 'externals: { shop: { url: "https://www.example.com/shop" } }';
  writeFileSync(redirects, 'redirects:\n  - { from: /old, to: /about }\n');
  const { stderr } = await changed(home, ['link: { page: about }', `link: { url: "${url}" }`], () =>
    changed(settings, ['themeColor:', `${externals}\nthemeColor:`], () => archipel(['check'], { site, cwd: site })),
  );
  rmSync(redirects);
  expect(stderr.match(/^error \S+ {2}[^\s:]+(?=:[1-9]\d)/gm) ?? []).toEqual(errors);
});

test('A missing asset is an error at the line of the template that names it', async () => {
  const body = join(site, 'templates/Body.tsx');
  const named = '<ViewContext value={view}>';
  const line = readFileSync(body, 'utf8').split(named)[0]?.split('\n').length ?? 0;
  const { code, stderr } = await changed(body, [named, `${named}\n<a href={view.asset('prices.pdf')}>Prices</a>`], () =>
    archipel(['check'], { site, cwd: site }),
  );
  expect({ code, errors: stderr.match(/^error \S+ {2}[^:\n]+:\d+/gm) }).toEqual({
    code: 1,
    errors: [`error template-render  templates/Body.tsx:${line + 1}`],
  });
  expect(stderr).toContain('"prices.pdf"');
});

test('build reports mistakes in two templates as two errors', async () => {
  const { code, stderr } = await changed(footer, inFooter('<p style={{ color: "red" }} />'), () =>
    changed(layout, ['<p className="lead">', '<p className="lead" style={{ margin: 0 }}>'], () =>
      archipel(['build', '--out', join(site, 'dist')], { site, cwd: site }),
    ),
  );
  expect({ code, errors: stderr.match(/^error \S+ {2}[^:\n]+/gm) }).toEqual({
    code: 1,
    errors: ['error page-inline-code  templates/collections/notes/NoteLayout.tsx', 'error page-inline-code  templates/layout/Footer.tsx'],
  });
});

test('An island that hydrates too early is reported at the line of the template that places it', async () => {
  const { stderr } = await changed(notes, ['hydrate="interaction"', 'hydrate="load"'], () => archipel(['check'], { site, cwd: site }));
  expect(stderr.match(/^error \S+ {2}\S+\n {2}\S+ and one more page/gm)).toEqual([
    expect.stringMatching(/^error page-script-early {2}templates\/sections\/notes\/Notes\.tsx:\d+:7\n {2}\/notes /),
  ]);
});

test('check --json reports an error in a template once, with its file, the first page and the number of pages', async () => {
  const { stdout } = await changed(footer, inFooter('<p style={{ color: "red" }} />'), () =>
    archipel(['check', '--json'], { site, cwd: site }),
  );
  const { diagnostics } = JSON.parse(stdout);
  expect(diagnostics).toEqual([
    expect.objectContaining({
      code: 'page-inline-code',
      file: 'templates/layout/Footer.tsx',
      range: expect.objectContaining({ line: footerLine + 1, column: 7 }),
      args: expect.objectContaining({ page: '/', pages: expect.any(Number) }),
    }),
  ]);
});

test('check in German also reports an error in a template once', async () => {
  const { stderr } = await changed(footer, inFooter('<p style={{ color: "red" }} />'), () =>
    archipel(['check'], { site, cwd: site, env: { LC_ALL: 'de_DE.UTF-8' } }),
  );
  expect(stderr).toMatch(/ \/ und \d+ weitere Seiten: Die Seite enthält/);
});

test('A dead link whose address the template computes is reported in the content of the pages that show it', async () => {
  const { code, stderr } = await changed(footer, inFooter("<a href={'/no' + 'where'}>x</a>"), () =>
    archipel(['check'], { site, cwd: site }),
  );
  expect({ code, files: stderr.match(/^error \S+ {2}\w+/gm) }).toEqual({
    code: 1,
    files: expect.arrayContaining(['error page-dead-link  content']),
  });
  expect(stderr).not.toContain('Footer.tsx');
});

test('watch shows an error of a template as one problem, and no problem once the error is fixed', async () => {
  const { state } = await watching(join(site, 'content'), [], { site });
  const before = readFileSync(footer, 'utf8');
  writeFileSync(footer, before.replace(...inFooter('<p style={{ color: "red" }} />')));
  const files = async (): Promise<readonly string[]> =>
    (await state('/')).problems.map(({ file }: { readonly file: string }) => file.replace(/^.*templates/, 'templates'));
  await expect.poll(files, { timeout: 60_000 }).toEqual(['templates/layout/Footer.tsx']);
  writeFileSync(footer, before.replace(...inFooter('<a href="/abuot">x</a>')));
  const [dead] = await vi.waitFor(
    async () => {
      const { problems } = await state('/');
      expect(problems).toEqual([expect.objectContaining({ code: 'page-dead-link' })]);
      return problems;
    },
    { timeout: 60_000, interval: 50 },
  );
  expect(dead).toMatchObject({ line: footerLine + 1, column: 7, hint: 'Did you mean /about?' });
  writeFileSync(footer, before);
  await expect.poll(files, { timeout: 60_000 }).toEqual([]);
});
