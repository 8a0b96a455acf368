// Redirects that the other site states outside of its texts.
import { expect, test } from 'vitest';
import { importOf } from './import-of.ts';

const matter = '---\ntitle: A\ndescription: B.\n---\n';
const texts = { 'a.md': matter, 'guides/Setup.md': matter, 'guides/index.md': matter };

/** Returns the redirects that an import adds to those of renamed texts, and those that it leaves out, as `LINE reason words`. */
function redirectsOf(given: Parameters<typeof importOf>[1], files: Parameters<typeof importOf>[0] = texts) {
  const { redirects, redirectsLeft } = importOf(files, given);
  return {
    imported: redirects.flatMap(({ from, to }) => (from.toLowerCase() === to ? [] : [`${from} ${to}`])),
    left: redirectsLeft.map(({ line, reason, words }) => `${line} ${reason} ${words}`),
  };
}

const settingsOf = (generator: 'docusaurus' | 'astro', code: string) => ({
  generator,
  settings: { file: `${generator}.config.js`, code, path: 'docs' },
});

test('Redirects of the Docusaurus plugin are imported if they are literals; those in code are listed with their lines', () => {
  const code = `// redirects: [{ from: '/no', to: '/docs/a' }]
export default { plugins: [[require.resolve('@docusaurus/plugin-client-redirects'), {
  redirects: [
    { from: ['/old', "/older/"], to: '/docs/guides/Setup/#x' }, // , ]
    { to: \`/docs/a\`, from: '/a, {b}' },
    { from: '/away', to: 'https://example.org/x' },
    { from: prefix + '/b', to: '/docs/a' },
    ...others,
    { from: '/blog-old', to: '/blog' },
  ],
  createRedirects(path) { return [path]; },
}]] };`;
  expect(redirectsOf(settingsOf('docusaurus', code))).toEqual({
    imported: ['/old /docs/guides/setup', '/older /docs/guides/setup', '/away https://example.org/x'],
    left: [
      "7 code { from: prefix + '/b', to: '/docs/a' }",
      '8 code ...others',
      '11 code createRedirects',
      '5 rule /a, {b}',
      '9 page /blog-old',
    ],
  });
  expect(redirectsOf(settingsOf('docusaurus', "plugins: [['client-redirects', options]]")).left).toEqual(['1 code client-redirects']);
  expect(redirectsOf(settingsOf('docusaurus', "['client-redirects', { redirects: olds }]")).left).toEqual(['1 code olds']);
});

test('Docusaurus redirects in each language', () => {
  const given = settingsOf('docusaurus', "['client-redirects', { redirects: [{ from: '/old', to: '/docs/a' }] }]");
  expect(redirectsOf(given, { ...texts, 'de/a.md': matter }).imported).toEqual(['/old /docs/a', '/de/old /de/docs/a']);
  expect(redirectsOf({ ...given, locale: 'de' as never }, { 'a.md': matter }).imported).toEqual(['/de/old /de/docs/a']);
});

test('Redirects in the configuration of Astro are imported; those with parameters are listed as rules', () => {
  const code = `export default defineConfig({
  redirects: {
    '/old': '/guides/',
    "/temp": { status: 302, destination: '/a' },
    '/all/[...slug]': '/guides/[...slug]',
    [key]: '/a',
    '/b': target,
  },
});`;
  expect(redirectsOf({ ...settingsOf('astro', code), urls: '' })).toEqual({
    imported: ['/old /guides', '/temp /a'],
    left: ['5 rule /all/[...slug]', "6 code [key]: '/a'", "7 code '/b': target"],
  });
  expect(redirectsOf(settingsOf('astro', 'defineConfig({ redirects, site })')).left).toEqual(['1 code redirects']);
});

test('Redirects of the MkDocs plugin are imported by their files', () => {
  const mkdocs =
    'plugins:\n  - search\n  - redirects:\n      redirect_maps:\n        old/index.md: guides/Setup.md#x\n        b.md: guides/README.md\n        c.md: https://example.org/\n';
  expect(redirectsOf({ mkdocs })).toEqual({
    imported: ['/docs/old /docs/guides/setup', '/docs/b /docs/guides', '/docs/c https://example.org/'],
    left: [],
  });
  const guides = redirectsOf({ mkdocs, mkdocsPath: 'docs/guides', urls: '/guides' }, { 'Setup.md': matter });
  expect(guides.imported).toEqual(['/old /guides/setup', '/c https://example.org/']);
  expect(guides.left).toEqual(['6 page b.md']);
});

test('Redirects in the file of Netlify are imported; lines other than from one URL to another are listed as rules', () => {
  const text = `# Old URLs
/old/page.html  /docs/a  301!
/first  /second # moved
/second /docs/guides/Setup
/mail   https://mail.example.org/in 302

/all/*  /docs/:splat
/app/*  /index.html 200
/en id=:id /docs/a
/de /de/docs/a 302 Country=de
/loop /loop
/docs/a /docs/guides
`;
  const { imported, left } = redirectsOf({ hosts: [{ file: 'static/_redirects', text }] }, { ...texts, _redirects: undefined });
  expect(imported).toEqual([
    '/old/page /docs/a',
    '/first /docs/guides/setup',
    '/second /docs/guides/setup',
    '/mail https://mail.example.org/in',
  ]);
  expect(left).toEqual([
    '7 rule /all/*  /docs/:splat',
    '8 rule /app/*  /index.html 200',
    '9 rule /en id=:id /docs/a',
    '10 rule /de /de/docs/a 302 Country=de',
    '11 page /loop /loop',
  ]);
});

test('A redirect of the host leads to the language that it names', () => {
  const hosts = [{ file: '_redirects', text: '/old /docs/a\n/alt /de/docs/a\n' }];
  expect(redirectsOf({ hosts }, { ...texts, 'de/a.md': matter }).imported).toEqual(['/old /docs/a', '/alt /de/docs/a']);
  expect(redirectsOf({ hosts, locale: 'de' as never }, { 'a.md': matter })).toEqual({
    imported: ['/alt /de/docs/a'],
    left: ['1 page /old /docs/a'],
  });
});

test('netlify.toml and vercel.json state redirects, with conditions as rules', () => {
  const toml = `[build]
publish = "public"

[[redirects]]
  from = "/old"
  to = "/docs/a/"
  status = 301
  force = true
[[redirects]]
  from = '/all/*'
  to = "/docs/:splat"
[[redirects]]
  from = "/de"
  to = "/docs/a"
  conditions = { Country = ["de"] }
`;
  const json = JSON.stringify({
    redirects: [
      { source: '/first', destination: '/docs/guides/Setup#x', permanent: true },
      { source: '/away', destination: 'https://example.org/', statusCode: 308 },
      { source: '/x/:path*', destination: '/docs/:path*' },
      { source: '/y', destination: '/docs/a', has: [{ type: 'header', key: 'x' }] },
    ],
  });
  const { imported, left } = redirectsOf({
    hosts: [
      { file: 'netlify.toml', text: toml },
      { file: 'vercel.json', text: json },
    ],
  });
  expect(imported).toEqual(['/old /docs/a', '/first /docs/guides/setup', '/away https://example.org/']);
  expect(left).toEqual([
    '10 rule /all/* /docs/:splat',
    '13 rule /de /docs/a conditions',
    '1 rule /x/:path* /docs/:path*',
    '1 rule /y /docs/a has',
  ]);
  expect(redirectsOf({ hosts: [{ file: 'vercel.json', text: '{' }] })).toEqual({ imported: [], left: [] });
});
