// Pages that share their end are inspected in two parts. The result must be the same as for the entire page.
import { describe, expect, test } from 'vitest';
import { inspect, inspector } from '../../src/pages/audit/inspect.ts';
import { randomFrom } from '../support/samples.ts';

const endOf = (html: string) => ({
  html: `${html}</body></html>\n`,
  requested: { islands: false, scripts: new Set<string>(), sheets: new Set<string>(), values: new Set<string>() },
});

const head = '<html lang="en"><head><title>Ferries</title><meta name="description" content="Times"/></head><body>';

const pieces = [
  '<h1 id="top">Ferries</h1>',
  '<main><h2>North</h2><header>Times</header></main>',
  '<header><a href="/en" hreflang="en" rel="noopener">Home</a></header>',
  '<footer><form action="/send"></form></footer>',
  '<dialog><h2>Book</h2><h3>Day</h3></dialog>',
  '<section><footer>Sources</footer></section>',
  '<img src="/a.png" alt="" width="1" height="1"/>',
  '<div data-island="Form" data-hydrate="visible" data-script="map" style="color:red" onclick="go()"></div>',
  '<script>go()</script>',
  'a &lt; b < c',
  '</section></main>',
];

/** Pieces that can prevent an inspection in two parts: unclosed markup, the end of the body, and elements of the head. */
const cutting = [
  '<main>',
  '<dialog><h2>',
  '<script>',
  '<!-- ',
  '<a href="',
  '<a',
  '<',
  '<title>',
  '</body>',
  '<link rel="canonical" href="/x"/>',
];

describe('The inspection of a page in two parts', () => {
  test('finds what an inspection of the whole page finds', () => {
    const random = randomFrom(11);
    const several = (from: readonly string[]): string => Array.from({ length: 6 }, () => from[Math.floor(random() * from.length)]).join('');
    for (let round = 0; round < 400; round += 1) {
      const inspectPage = inspector('early()');
      const end = endOf(several(random() < 0.5 ? pieces : [...pieces, ...cutting]));
      for (let page = 0; page < 3; page += 1) {
        const html = `<!doctype html>${head}${several(random() < 0.5 ? pieces : [...pieces, ...cutting])}${end.html}`;
        expect(inspectPage({ html, end }), html).toEqual(inspect(html, 'early()'));
      }
    }
  });
});
