// Edge cases of the rules for finished pages. In addition, a fixture for each page-* code breaks its rule.
import { expect, test } from 'vitest';
import type { AllowedOrigins } from '../../src/model/output/policy.ts';
import { measureScripts } from '../../src/pages/audit/budget.ts';
import { auditSite, auditStyles } from '../../src/pages/audit/site.ts';
import { contentWith, planned } from '../support/fixture-site/content.ts';
import { bundle, definition } from '../support/fixture-site/theme.tsx';

const { site, routes } = await planned(contentWith());
const pages = new Map(routes.routes.map(({ path, locale }) => [path, locale]));
const files = new Set([
  '/assets/icon.svg',
  ...['a.avif', 'a.css', 'a.js', 'a.ogg', 'a.png', 'a.webmanifest', 'a.woff2', 'b.avif', 'b.png', 'c.avif', 'c.png', 'x.png'].map(
    (name) => `/${name}`,
  ),
]);

const head = `<title>Angebot</title><meta name="description" content="Ein Mast."><link rel="canonical" href="https://www.inselfunk.test/offer">`;
const document = (body: string, inHead = head) =>
  `<!doctype html><html lang="de"><head>${inHead}</head><body id="top"><header></header><main><h1>Angebot</h1>${body}</main><footer></footer></body></html>`;

function codesOf(html: string, path = '/offer', early?: string, allowedOnRequest?: AllowedOrigins): string[] {
  const route = routes.routes.find((each) => each.path === path) ?? expect.fail(path);
  const audit = auditSite(
    { pages, files },
    {
      baseUrl: site.settings.baseUrl,
      locales: site.locales,
      scripts: bundle.scripts,
      budgets: definition.budgets,
      early,
      allowedOnRequest,
    },
  );
  return [...audit.collect(route, audit.inspect(route, { html })).findings, ...audit.end()].map(({ code }) => code);
}

test('The audit finds nothing on a valid page', () => {
  expect(codesOf(document('<p>Text</p>'))).toEqual([]);
});

test.each([
  ['a page', '<a href="/about">x</a>', []],
  ['a file', '<a href="/assets/icon.svg">x</a>', []],
  ['the home page', '<a href="/">x</a>', []],
  ['a page with a query', '<a href="/about?x=1">x</a>', []],
  ['a query of the same page', '<a href="?x=1">x</a>', []],
  ['the top of the page', '<a href="#top">x</a>', []],
  ['a section', '<p id="a"></p><a href="#a">x</a>', []],
  ['a telephone number and an e-mail address', '<a href="tel:+49">x</a><a href="mailto:a@b.test">x</a>', []],
  ['a page that does not exist', '<a href="/abuot">x</a>', ['page-dead-link']],
  ['a page with an extra slash', '<a href="/about/">x</a>', ['page-dead-link']],
  ['a relative address', '<a href="about">x</a>', ['page-dead-link']],
  ['an empty address', '<a href="">x</a>', ['page-dead-link']],
  ['a bare hash', '<a href="#">x</a>', ['page-dead-anchor']],
  ['a section that does not exist', '<a href="#a">x</a>', ['page-dead-anchor']],
  ['a section of a page that has not been audited', '<a href="/about#a">x</a>', ['page-dead-anchor']],
  ['an English page, with hreflang', '<a href="/en/about" hreflang="en">x</a>', []],
  ['an English page, without hreflang', '<a href="/en/about">x</a>', ['page-wrong-language']],
  ['an English page, with the wrong hreflang', '<a href="/en/about" hreflang="de">x</a>', ['page-wrong-language']],
  ['another site, with rel="noopener"', '<a href="https://a.test" rel="external noopener">x</a>', []],
  ['another site', '<a href="https://a.test">x</a>', ['page-noopener']],
  ['a page, with the URL of the site', '<a href="https://www.inselfunk.test/about">x</a>', []],
  ['a page in another language, with the URL of the site', '<a href="https://www.inselfunk.test/en/about">x</a>', []],
  ['a file of another program, with the URL of the site', '<a href="https://www.inselfunk.test/plan.pdf">x</a>', []],
  ['the home page, with the URL of the site', '<a href="https://www.inselfunk.test">x</a>', []],
  ['no page, with the URL of the site', '<a href="https://www.inselfunk.test/abuot?x=1#y">x</a>', ['page-dead-link']],
  ['another site without a scheme', '<a href="//a.test">x</a>', ['page-noopener']],
  ['a javascript: URL', '<a href="javascript:alert(1)">x</a>', ['page-inline-code']],
  ['a javascript: URL after a space', '<a href=" JavaScript:alert(1)">x</a>', ['page-inline-code']],
  ['a document in a data: URL', '<a href="data:text/html,x">x</a>', ['page-inline-code']],
])('The audit reports the expected codes for a link to %s', (_name, body, expected) => {
  expect(codesOf(document(body))).toEqual(expected);
});

test.each([
  ['an image from elsewhere', '<img src="https://a.test/b.png" alt="" width="1" height="1">', ['page-third-party']],
  [
    'a srcset candidate from elsewhere',
    '<img src="/b.png" srcset="/c.png 1x, //a.test/d.png 2x" alt="" width="1" height="1">',
    ['page-third-party'],
  ],
  ['a frame', '<iframe src="https://a.test"></iframe>', ['page-third-party']],
  ['a frame with its document in srcdoc', '<iframe srcdoc="x"></iframe>', ['page-inline-code']],
  ['a video', '<video poster="https://a.test/b.png"></video>', ['page-third-party']],
  ['a drawing from elsewhere', '<svg><use href="https://a.test/b.svg#c"/></svg>', ['page-third-party']],
  ['the same external address twice', '<script src="//a.test/b.js"></script><script src="//a.test/b.js"></script>', ['page-third-party']],
  ['a missing file', '<script src="/assets/gone.js"></script>', ['page-missing-file']],
  ['a relative file', '<img src="b.png" alt="" width="1" height="1">', ['page-missing-file']],
  [
    'candidates, one of which is missing',
    '<picture><source srcset="/b.png 1w, /gone.png 2w"><img src="/c.png" alt="" width="1" height="1"></picture>',
    ['page-missing-file'],
  ],
  ['a file with a query', '<img src="/b.png?x=1" alt="" width="1" height="1">', []],
  ['a drawing from a missing file', '<svg><use href="/assets/gone.svg#c"/></svg>', ['page-missing-file']],
  ['a drawing that the page itself defines', '<svg><use href="#c"/></svg>', []],
  ['a missing picture that is preloaded', '<link rel="preload" as="image" imagesrcset="/b.png 1x, /gone.png 2x">', ['page-missing-file']],
  ['an inline script', '<script>1</script>', ['page-inline-code']],
  ['an import map', '<script type="importmap">{}</script>', ['page-inline-code']],
  ['data for search engines', '<script type="application/ld+json">{}</script>', []],
  ['data for scripts of the page', '<script type="application/json">{}</script>', []],
  ['speculation rules', '<script type="speculationrules">{}</script>', ['page-inline-code']],
  ['a video of the site', '<video src="/b.mp4" poster="/b.png"></video>', ['page-policy']],
  ['a picture as the poster of a video', '<video poster="/b.png"></video>', []],
  ['a sound that is not a recording of content', '<audio src="/b.ogg"></audio>', ['page-policy']],
  ['a recording of content', '<audio src="/a.ogg"></audio>', []],
  ['an audio element whose source is a picture', '<audio src="/b.png"></audio>', ['page-policy']],
  ['a page of the site in a frame', '<iframe src="/about"></iframe>', ['page-policy']],
  ['a plug-in', '<object data="/b.svg"></object>', ['page-policy']],
  ['an image in a data: URL', '<img src="data:image/png;base64,AA" alt="" width="1" height="1">', ['page-policy']],
  ['an image in a blob: URL', '<img src="blob:x" alt="" width="1" height="1">', ['page-policy']],
  [
    'a picture with sources',
    '<picture><source srcset="/b.avif 1x, /c.avif 2x"><img src="/b.png" alt="" width="1" height="1"></picture>',
    [],
  ],
  ['a form that posts to the site', '<form action="/api/subscribe" method="post"><button formaction="/x">x</button></form>', []],
  ['a form without an address', '<form method="post"></form>', []],
  ['a form to another site', '<form action="https://a.test/x" method="post"></form>', ['page-policy']],
  ['a button to another site', '<form><button formaction="//a.test/x">x</button></form>', ['page-policy']],
  ['a base element', '<base href="/en/">', ['page-policy']],
  ['a style element', '<style>a{}</style>', ['page-inline-code']],
  ['a handler', '<button onclick="x()">x</button>', ['page-inline-code']],
  ['a handler in capitals', '<button ONCLICK="x()">x</button>', ['page-inline-code']],
  ['a text that only looks like markup', '<p>&lt;script&gt;alert(1)&lt;/script&gt; onclick="x"</p>', []],
  ['a comment', '<!-- <script>1</script> -->', []],
])('The audit reports the expected codes for a page with %s', (_name, body, expected) => {
  expect(codesOf(document(body))).toEqual(expected);
});

test.each([
  [
    'a stylesheet, a font, an icon, a manifest and modules',
    '<link rel="stylesheet" href="/a.css"><link rel="preload" as="font" href="/a.woff2"><link rel="apple-touch-icon" href="/a.png"><link rel="manifest" href="/a.webmanifest"><link rel="modulepreload" href="/a.js">',
    [],
  ],
  ['a preloaded picture', '<link rel="preload" as="image" href="/a.avif">', []],
  ['a preloaded video', '<link rel="preload" as="video" href="/a.mp4">', ['page-policy']],
  ['a stylesheet from elsewhere', '<link rel="stylesheet" href="https://a.test/a.css">', ['page-third-party']],
  ['an icon from elsewhere', '<link rel="shortcut icon" href="https://a.test/a.png">', ['page-third-party']],
  ['a connection to elsewhere', '<link rel="preconnect" href="https://a.test">', ['page-third-party']],
])('The audit reports the expected codes for a page whose head has %s', (_name, more, expected) => {
  expect(codesOf(document('', head + more))).toEqual(expected);
});

test.each([
  ['h2 and h3, then h2', '<h2>a</h2><h3>b</h3><h2>c</h2>', []],
  ['h3 after h1', '<h3>a</h3>', ['page-heading-order']],
  ['h4 after h2', '<h2>a</h2><h4>b</h4>', ['page-heading-order']],
  ['a second h1', '<h1>a</h1>', ['page-main-heading']],
  ['a header inside a section', '<section><header>a</header><footer>b</footer></section>', []],
  ['an id twice, and three times', '<p id="a"></p><p id="a"></p><p id="a"></p>', ['page-duplicate-id']],
  ['an empty alt text', '<img src="/b.png" alt="" width="1" height="1">', []],
  ['an image without alt text or size', '<img src="/b.png">', ['page-image-text', 'page-image-size']],
])('The audit reports the expected codes for the content of a page with %s', (_name, body, expected) => {
  expect(codesOf(document(body))).toEqual(expected);
});

test.each([
  ['a title', head.replace('<title>Angebot</title>', '')],
  [
    'a title in its head, but with a title in a drawing',
    `${head.replace('<title>Angebot</title>', '')}</head><body><svg><title>x</title></svg>`,
  ],
  ['words in its title', head.replace('Angebot', ' ')],
  ['a description', head.replace('content="Ein Mast."', 'content=""')],
  ['the right canonical address', head.replace('test/offer', 'test/about')],
  ['a canonical address', head.replace(/<link.*/, '')],
])('The audit reports a page without %s', (_name, inHead) => {
  expect(codesOf(document('', inHead))).toContain('page-head');
});

test('The audit reports a canonical address on the 404 page', () => {
  expect(codesOf(document(''), '/404')).toEqual(['page-head']);
  expect(codesOf(document('', head.replace(/<link.*/, '')), '/404')).toEqual([]);
});

test('The audit reports an alternate link to a language in which the page does not exist', () => {
  expect(codesOf(document('', `${head}<link rel="alternate" hreflang="en" href="https://www.inselfunk.test/en/offer">`))).toEqual([
    'page-alternate',
  ]);
});

test('The audit ignores the headings of dialogs when it checks the order of heading levels', () => {
  const dialog = '<dialog id="a"><h2>x</h2><h3>y</h3></dialog>';
  expect(codesOf(document('<h2>a</h2><h3>b</h3>').replace('<main>', `${dialog}<main>`))).toEqual([]);
  expect(codesOf(document(`<h2>a</h2>${dialog}<h4>b</h4>`))).toEqual(['page-heading-order']);
});

test('The audit ignores a header or footer in a dialog', () => {
  expect(codesOf(document('<dialog id="a"><header>x</header><footer>x</footer></dialog>'))).toEqual([]);
});

const island = (name: string, strategy: string) => `<div data-island="${name}" data-hydrate="${strategy}"></div>`;

test.each([
  ['no island', '', []],
  ['an island that hydrates on interaction', island('Clock', 'interaction'), []],
  ['an island that hydrates at once', island('Form', 'load'), ['page-script-early', 'page-script-weight']],
  ['an island that hydrates when it is visible', island('Form', 'visible'), ['page-script-early', 'page-script-weight']],
  ['an island that is light enough, but hydrates too early', island('Menu', 'load'), ['page-script-early']],
  ['an island that may hydrate at once', island('Clock', 'load'), []],
  ['an island that is too heavy, although it hydrates late', island('Form', 'interaction'), ['page-script-weight']],
])('The audit reports the expected codes of script budgets for a page with %s', (_name, body, expected) => {
  expect(codesOf(document(body))).toEqual(expected);
});

test.each([
  ['without quotes', 'a{background:url(/b.png)}', []],
  ['in quotes', `a{background:url("/b.png"),url( '/c.png' )}`, []],
  ['in a data: URL', 'a{background:url("data:image/svg+xml,<svg/>")}', []],
  ['to a part of the page', 'a{filter:url(#b)}', []],
  ['of a missing file', 'a{background:url(/gone.png)}b{background:url("/gone.png")}', ['page-missing-file /gone.png']],
  ['of a missing font', '@font-face{src:url(/assets/gone.woff2)format("woff2")}', ['page-missing-file /assets/gone.woff2']],
])('The audit reports only missing files for a stylesheet with an address %s', (_name, bytes, expected) => {
  const found = [bytes, new TextEncoder().encode(bytes)].map((each) => auditStyles([{ path: 'assets/site.css', bytes: each }], files));
  for (const list of found) expect(list.map(({ code, args }) => `${code} ${args['url']}`)).toEqual(expected);
});

test.each([
  ['in an embed', '<div data-embed-src="https://film.example.net/1"></div>', []],
  ['in an embed that the site does not list', '<div data-embed-src="https://other.example.net/1"></div>', ['page-third-party']],
  ['as an iframe in the page', '<iframe src="https://film.example.net/1"></iframe>', ['page-third-party']],
])('The audit accepts a frame of another site only in an embed, and only from an allowed origin: %s', (_name, body, expected) => {
  expect(codesOf(document(body), '/offer', undefined, { frame: ['https://film.example.net'] })).toEqual(expected);
});

test.each([
  ['the early script', '<script>early()</script>', []],
  ['another script', '<script>early() </script>', ['page-inline-code']],
  ['the early script as a module', '<script type="module">early()</script>', []],
  ['the early script and another one', '<script>early()</script><script>late()</script>', ['page-inline-code']],
  ['an empty script', '<script></script>', ['page-inline-code']],
])('The audit allows the early script inline, and no other: %s', (_name, body, expected) => {
  expect(codesOf(document(body), '/offer', 'early()')).toEqual(expected);
});

test('The early script counts toward the initial and the total weight of scripts, even on a page without islands', () => {
  const file = 'islands/layout/early.ts';
  const page = { islands: [], scripts: [] };
  const [without, withEarly] = [bundle.scripts, { ...bundle.scripts, early: file, bytes: { ...bundle.scripts.bytes, [file]: 400 } }].map(
    (scripts) => measureScripts(page, scripts),
  );
  expect(withEarly?.initial.bytes).toBe((without?.initial.bytes ?? Number.NaN) + 400);
  expect(withEarly?.total.causes).toContainEqual({ file, bytes: 400, because: 'early' });
});
