// Compares the HTML scanner of the audit with the parser of htmlparser2.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { scanHtml } from '../../src/pages/audit/scan-html.ts';
import { randomFrom } from '../support/samples.ts';

type Seen = readonly unknown[];

const scanned = (html: string, wants = (_: string) => true): Seen => {
  const seen: Seen[] = [];
  scanHtml(html, {
    wants,
    open: (element, attributes) => seen.push(['open', element, { ...attributes }]),
    close: (element) => seen.push(['close', element]),
    title: (text) => seen.push(['title', text]),
  });
  return seen;
};

const opened = (html: string): Seen => scanned(html).filter((event) => Array.isArray(event) && event[0] === 'open');

const parsed = (html: string): Seen => {
  const seen: Seen[] = [];
  const parser = new Parser({
    // The parser reports an implied empty element for a stray `</p>`; the scanner does not.
    onopentag: (element, attributes, isImplied) => isImplied || seen.push(['open', element, { ...attributes }]),
  });
  parser.end(html);
  return seen;
};

const pieces = [
  '<p class="a" id=b>',
  '</p>',
  '<a href="/a?b=1&amp;c=2#d" rel=\'x "y"\'>',
  '</a>',
  'text &lt; &amp; more > than < this',
  '<!-- <a href="/hidden"> -- > -->',
  '<img src=/a.png alt="a > b" width=1 hidden>',
  '<br/>',
  '<input disabled value = "x" />',
  '<SECTION DATA-Island="Form" >',
  '</SECTION>',
  '<svg viewBox="0 0 1 1"><path d="M0 0"/><use href="#i"/></svg>',
  '<script>if (a < b) document.write("<a href=\'/x\'>")</script>',
  '<style>a::before { content: "<b>" }</style>',
  '<textarea name="t"><b>no element</b></textarea>',
  '<button\n\ttype="button"\n\tdata-props="{&quot;a&quot;:&quot;&lt;b&gt;&quot;}">',
  '</button >',
  'Ä <b title="ö &auml; &#x27;">',
  '</b>',
];

describe('The HTML scanner', () => {
  test('finds the elements and attributes that a parser finds', () => {
    const random = randomFrom(7);
    for (let round = 0; round < 300; round += 1) {
      const html = Array.from({ length: 12 }, () => pieces[Math.floor(random() * pieces.length)]).join('');
      expect(opened(html), html).toEqual(parsed(html));
    }
  });

  test('finds the same elements and attributes in complete pages as a parser', () => {
    const folder = join(import.meta.dirname, '../fixtures/golden');
    const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) {
      const html = readFileSync(join(folder, page), 'utf8');
      expect(opened(html), page).toEqual(parsed(html));
    }
  });

  test('returns only the requested attributes, and the first of two with the same name', () => {
    expect(scanned('<a id=1 class=c id=2><b on></b></a>', (name) => name !== 'class')).toEqual([
      ['open', 'a', { id: '1' }],
      ['open', 'b', { on: '' }],
      ['close', 'b'],
      ['close', 'a'],
    ]);
  });

  test('closes elements at the end of their parent, and ignores end tags of elements that are not open', () => {
    expect(scanned('<main><nav></main></div><hr>')).toEqual([
      ['open', 'main', {}],
      ['open', 'nav', {}],
      ['close', 'nav'],
      ['close', 'main'],
      ['open', 'hr', {}],
    ]);
  });

  test.each(['<', '<a', '<a href', '<a href=', '<a href="x', '</', '<!--', '<!', '<script>', '<title>x'])(
    'stops at the end of the truncated input %j',
    (html) => {
      expect(scanned(html).length).toBeLessThan(4);
    },
  );

  test('returns the text of a title, in which tags are text', () => {
    expect(scanned('<title>a <b> c</title>')).toEqual([
      ['open', 'title', {}],
      ['title', 'a <b> c'],
      ['close', 'title'],
    ]);
  });

  test('ends a comment where browsers do', () => {
    expect(opened('<!--><i></i><!---><b></b><!-- a --!><u></u><!x><s></s><?y><q></q>')).toHaveLength(5);
  });
});
