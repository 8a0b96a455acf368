// The changes between two versions of the HTML of a page.
import { expect, test } from 'vitest';
import { comparePages } from '../../src/tools/diff/page/compare-pages.ts';
import { readPage } from '../../src/tools/diff/page/read-page.ts';

const page = (main: string, { head = '', footer = '<p>The end.</p>' } = {}): string =>
  `<!doctype html><html lang="en"><head><title>Page</title>${head}</head><body><header><a href="/">Home</a></header><main>${main}</main><footer>${footer}</footer></body></html>`;

const section = (title: string, inner: string): string => `<section><h2>${title}</h2>${inner}</section>`;

const changesBetween = (before: string, after: string): readonly string[] =>
  comparePages(readPage(before), readPage(after)).map(
    ({ kind, state, section: of, subject, before: old = '', after: young = '' }) =>
      `${kind} ${state} ${of === '' ? '-' : of}: ${subject} | ${old} | ${young}`,
  );

const hero = section('Start', '<p>Hello world.</p>');
const more = section('More', '<p>Some more words for this section.</p>');

test.each<[string, string, string, readonly string[]]>([
  ['nothing', hero, hero, []],
  ['a text', hero, section('Start', '<p>Hello moon.</p>'), ['text changed Start: p | Hello world. | Hello moon.']],
  ['a heading', hero, section('Begin', '<p>Hello world.</p>'), ['heading changed Begin: h2 | Start | Begin']],
  ['a new paragraph', hero, section('Start', '<p>Hello world.</p><p>And you.</p>'), ['text added Start: p |  | And you.']],
  ['a removed paragraph', section('Start', '<p>One.</p><p>Two.</p>'), section('Start', '<p>Two.</p>'), ['text removed Start: p | One. | ']],
  ['a new section', hero, hero + more, ['section added More: More |  | More\nSome more words for this section.']],
  ['a removed section', hero + more, hero, ['section removed More: More | More\nSome more words for this section. | ']],
  [
    'a moved section',
    hero + more + section('End', '<p>x</p>'),
    more + hero + section('End', '<p>x</p>'),
    ['section moved More: More | 3 | 2'],
  ],
  [
    'a moved paragraph',
    section('A', '<p>a</p><p>Moves.</p>') + section('B', '<p>b</p>'),
    section('A', '<p>a</p>') + section('B', '<p>b</p><p>Moves.</p>'),
    ['text moved B: p | Moves. | Moves.'],
  ],
  ['the target of a link', '<a href="/a">Go</a>', '<a href="/b">Go</a>', ['link changed main: Go | /a | /b']],
  ['the label of a link', '<a href="/a">Go</a>', '<a href="/a">Run</a>', ['link changed main: a | Go | Run']],
  ['a new link', '<a href="/a">Go</a>', '<a href="/a">Go</a><a href="/b">More</a>', ['link added main: More |  | /b']],
  ['a removed link', '<a href="/a">Go</a><a href="/b">More</a>', '<a href="/a">Go</a>', ['link removed main: More | /b | ']],
  [
    'the label of a link in a text, only once',
    '<p>Please <a href="/a">go</a> now.</p>',
    '<p>Please <a href="/a">run</a> now.</p>',
    ['text changed main: p | Please go now. | Please run now.'],
  ],
  [
    'a button',
    '<button type="button">Open</button>',
    '<button type="button">Close</button>',
    ['button changed main: button | Open | Close'],
  ],
  [
    'the action of a button',
    '<button commandfor="a">Open</button>',
    '<button commandfor="b">Open</button>',
    ['button changed main: Open | commandfor=a | commandfor=b'],
  ],
  [
    'the alternative text of a picture',
    '<img src="/a.webp" alt="A tower">',
    '<img src="/a.webp" alt="A high tower">',
    ['picture changed main: img | A tower | A high tower'],
  ],
  [
    'the file of a picture',
    '<img src="/a.webp" alt="A tower">',
    '<img src="/b.webp" alt="A tower">',
    ['picture changed main: A tower | /a.webp | /b.webp'],
  ],
  [
    'a drawing',
    '<svg class="icon"><path d="M1 1"/></svg><p>A.</p>',
    '<svg class="icon"><path d="M2 2"/><circle r="2"/></svg><p>A.</p>',
    ['graphic changed main:  |  | '],
  ],
  [
    'a new text, without the drawings that were added or moved beside it',
    '<svg><path d="M1 1"/></svg><p>A.</p>',
    '<svg><path d="M3 3"/></svg><p>New.</p><svg><path d="M1 1"/></svg><p>A.</p>',
    ['text added main: p |  | New.'],
  ],
  [
    'markup beside changed words',
    '<p class="a">One two.</p>',
    '<p class="b">One three.</p>',
    ['text changed main: p | One two. | One three.', 'markup changed main:  | p class="a" | p class="b"'],
  ],
  [
    'the requirements of a field',
    '<input name="email" type="email">',
    '<input name="email" type="email" required>',
    ['field changed main: email | input type=email | input type=email required'],
  ],
  [
    'the target of a form',
    '<form method="post" action="/a"></form>',
    '<form method="post" action="/b"></form>',
    ['form changed main:  | post /a | post /b'],
  ],
  [
    'a label for screen readers',
    '<nav aria-label="Menu"></nav>',
    '<nav aria-label="Main menu"></nav>',
    ['text changed main: aria-label | Menu | Main menu'],
  ],
  [
    'the hydration strategy of an island',
    '<div data-island="Clock" data-hydrate="load"></div>',
    '<div data-island="Clock" data-hydrate="visible"></div>',
    ['island changed main: Clock | load | visible'],
  ],
  [
    'a text that only an island has',
    '<div data-island="Clock" data-props=\'{"late":"Too late"}\'></div>',
    '<div data-island="Clock" data-props=\'{"late":"Sorry"}\'></div>',
    ['island changed main: Clock.late | Too late | Sorry'],
  ],
  [
    'a text of an island, only once',
    '<div data-island="Clock" data-props=\'{"a":"Tick"}\'><p>Tick</p></div>',
    '<div data-island="Clock" data-props=\'{"a":"Tock"}\'><p>Tock</p></div>',
    ['text changed main: p | Tick | Tock'],
  ],
  ['only markup', '<p class="a">Same.</p>', '<p class="b">Same.</p>', ['markup changed main:  | p class="a" | p class="b"']],
  ['another element around a text', '<h2>Same.</h2>', '<h3>Same.</h3>', ['markup changed main:  | h2 | h3']],
])('The diff of a page reports %s', (_name, before, after, expected) => {
  expect(changesBetween(page(before), page(after))).toEqual(expected);
});

test.each<[string, string, string, readonly string[]]>([
  [
    'the description',
    '<meta name="description" content="Old.">',
    '<meta name="description" content="New.">',
    ['head changed -: description | Old. | New.'],
  ],
  ['the canonical URL', '<link rel="canonical" href="https://a.example/">', '', ['head removed -: canonical | https://a.example/ | ']],
  [
    'an alternate',
    '',
    '<link rel="alternate" hreflang="de" href="https://a.example/de">',
    ['head added -: alternate de |  | https://a.example/de'],
  ],
  [
    'structured data',
    '<script type="application/ld+json">{"@type":"Thing","name":"A"}</script>',
    '<script type="application/ld+json">{"@type":"Thing","name":"B"}</script>',
    ['head changed -: JSON-LD.name | A | B'],
  ],
])('The diff of the head of a page reports %s', (_name, before, after, expected) => {
  expect(changesBetween(page(hero, { head: before }), page(hero, { head: after }))).toEqual(expected);
});

test('The diff names the landmark of content outside of sections', () => {
  expect(changesBetween(page(hero), page(hero, { footer: '<p>An end.</p>' }))).toEqual(['text changed footer: p | The end. | An end.']);
});
