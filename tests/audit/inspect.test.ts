// A page whose end is known from other pages is inspected as a whole page is.
import { expect, test } from 'vitest';
import { createInspector, inspect } from '../../src/pages/audit/inspect.ts';

const head = '<!doctype html><html lang="de"><head><title>A</title><meta name="description" content="b"/></head><body id="top">';
const main = '<header><a href="/x">x</a></header><main><h1>A</h1><img src="/a.jpg" alt=""/><dialog><h2>B</h2></dialog></main>';
const closing = '</body></html>\n';
const footer =
  '<footer id="end"><h2>C</h2><a href="#top" hreflang="de">t</a></footer><dialog><h3>D</h3></dialog>' +
  '<div data-island="Login" data-hydrate="interaction" style="x" onclick="y"><script src="/s.js"></script><img src="/b.jpg"/></div>';

test.each([
  ['usual parts', main, footer],
  ['nothing else', '', footer],
  [
    'a script that both ask for, and one that only the end does',
    `<p data-script="a"></p>${main}`,
    '<p data-script="a"><i data-script="b"></i></p>',
  ],
  ['an element that is not closed before it', `${main}<section>`, footer],
  ['a comment that is not closed before it', `${main}<!-- `, footer],
  ['a text that is not closed before it', `${main}<textarea>`, footer],
  ['a tag that is not closed before it', `${main}<a href="`, footer],
  ['an element that is not closed in it', main, `${footer}<section><header>`],
  ['an element that is only closed in it', `${main}<section>`, `</section>${footer}`],
  ['parts of the head in it', main, `<link rel="canonical" href="/c"/><link rel="alternate" hreflang="en" href="/d"/>${footer}`],
  ['no end', main, ''],
])('With %s', (_, own, end) => {
  const html = head + own + end + closing;
  const inspectPage = createInspector();
  expect(inspectPage(html, end)).toEqual(inspect(html));
  expect(inspectPage(html, end)).toEqual(inspect(html));
  // A page that ends otherwise than it is said.
  expect(inspectPage(head + own + closing, end)).toEqual(inspect(head + own + closing));
});
