// A click on a text finds the value of content that the text depends on. If this value changes, the text changes too, or the props of
// the island around it, because an island may display the value only in the browser.
import { expect, test } from 'vitest';
import { replacedAt } from '../../../src/model/data/replaced-at.ts';
import type { Route } from '../../../src/pages/routes/plan-routes.ts';
import { findPlace } from '../../../src/watch/edit/find-place.ts';
import { withOtherData } from '../../../src/watch/edit/other-content.ts';
import { otherValue, otherWords } from '../../../src/watch/edit/other-value.ts';
import { textsOfPage } from '../../../src/watch/edit/page-texts.ts';
import type { IncrementalSite } from '../../../src/watch/incremental/state.ts';
import { clickableOf, openLiveSite } from '../../support/real-site/live-site.ts';
import { someOf, turnOf, turnOfSearches } from '../../support/samples.ts';

interface Found {
  readonly at: number;
  readonly file: string;
  readonly path: readonly (string | number)[];
}

/** The number of pages in a run, and the number of texts per page. */
const [pages, texts] = [3, 20];

function placesOn(site: IncrementalSite, route: Route): readonly Found[] {
  const clickable = clickableOf(site.html(route)).flatMap((text, at) => (text.attribute === 'content' ? [] : [{ ...text, at }]));
  return someOf(clickable, texts, turnOfSearches * turnOf(site.routes, pages)).flatMap((clicked) => {
    const found = findPlace(site, route, clicked);
    return found === undefined ? [] : [{ at: clicked.at, file: found.file, path: found.path }];
  });
}

/** Returns a text with other words, or with other punctuation if the click was on punctuation, such as the full stop after a link. */
const otherText = (value: string, clicked: string): string =>
  /[\p{L}\d]/u.test(clicked) ? otherWords(value) : value.replaceAll(clicked.trim(), `${clicked.trim()}!`);

/** Returns another value of the same kind: a date, a number or a text. */
const replacing = (value: unknown, clicked: string): unknown => {
  if (/^\d{4}-/.test(String(value))) return otherValue(value, '');
  return typeof value === 'number' ? value + 1 : otherText(String(value), clicked);
};

type Texts = ReturnType<typeof textsOfPage>;

/** Returns whether two versions of a page have the same text at an index, and the same props of the island around it. */
function isSameAt(at: number, before: Texts, after: Texts): boolean {
  const { text, island } = before.texts[at] ?? {};
  return text === after.texts[at]?.text && (island === undefined || before.props[island] === after.props[island]);
}

test('Changing the value that a click finds changes the clicked text, or the props of its island', async () => {
  const site = await openLiveSite();
  const wrong: string[] = [];
  let count = 0;
  for (const route of someOf(site.routes, pages, turnOfSearches)) {
    const before = textsOfPage(site.html(route));
    for (const { at, file, path } of placesOn(site, route)) {
      if (path.length === 0) continue;
      let isOther = false;
      const sources = withOtherData(site.sources(), new Set([file]), (data) =>
        replacedAt(data, path, (value) => {
          const other = replacing(value, before.texts[at]?.text ?? '');
          isOther ||= other !== value;
          return other;
        }),
      );
      // A message that consists only of values, such as the year, has no words to change.
      if (!isOther) continue;
      const after = textsOfPage(site.htmlFrom(sources)(route));
      count += 1;
      if (after.texts.length === before.texts.length && isSameAt(at, before, after))
        wrong.push(`${route.path} ${file} ${path.join('.')}: ${before.texts[at]?.text}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(10);
});
