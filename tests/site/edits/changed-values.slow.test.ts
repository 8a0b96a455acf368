// The converse of certain-places: a text that changes with a value of content can be clicked, and the click opens an editor
// for the value. `npm run nightly` changes every value that each page reads; `PATHS=/,/en` changes all values of those pages.
import { diffArrays } from 'diff';
import { expect, test } from 'vitest';
import { choicesAt } from '../../../src/model/data/choices.ts';
import type { DataPath } from '../../../src/model/data/place.ts';
import { replacedAt } from '../../../src/model/data/replaced-at.ts';
import { valueAt } from '../../../src/model/data/value-at.ts';
import { visit } from '../../../src/model/data/walk.ts';
import { siteFiles } from '../../../src/model/site-files.ts';
import type { Route } from '../../../src/pages/routes/plan-routes.ts';
import { yamlDataOf } from '../../../src/tools/explain/places.ts';
import { schemaOfFile } from '../../../src/watch/edit/file-schema.ts';
import { findPlace } from '../../../src/watch/edit/find-place.ts';
import { withOtherData } from '../../../src/watch/edit/other-content.ts';
import { otherValue, otherWords } from '../../../src/watch/edit/other-value.ts';
import { type PageText, textsOfPage } from '../../../src/watch/edit/page-texts.ts';
import { settingsAround, settingsOfFile } from '../../../src/watch/edit/settings.ts';
import type { IncrementalSite } from '../../../src/watch/incremental/state.ts';
import { type Clickable, clickableOf, namedPaths, namedRoutes, openLiveSite } from '../../support/real-site/live-site.ts';
import { someOf, turnOf, turnOfSearches } from '../../support/samples.ts';

interface Place {
  readonly file: string;
  readonly path: DataPath;
}

const placeName = ({ file, path }: Place): string => `${file} ${path.join('.')}`;

/** Returns a function that replaces a value with another one, which is an allowed value if the schema lists such values. */
function otherAt(site: IncrementalSite, { file, path }: Place, data: unknown): (value: unknown) => unknown {
  const schema = schemaOfFile(site.site.model, file);
  const allowed = schema === undefined ? [] : choicesAt(schema, path, data);
  return (value) => allowed.find((each) => each.value !== value)?.value ?? other(value);
}

function other(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return /^\d{4}-/.test(String(value)) ? otherValue(value, '') : otherWords(String(value));
}

/**
 * Returns whether a value is a name, a section type, or a language of an entry. Another value there changes the section or the
 * page itself, and not a text.
 */
const isName = ({ path }: Place): boolean => path[0] === 'languages' || ['id', 'type'].includes(String(path.at(-1)));

/** Returns the values that a page reads, except names. */
const readBy = (site: IncrementalSite, route: Route): readonly Place[] =>
  siteFiles(site.site).flatMap(({ file, data }) => {
    const found: Place[] = [];
    visit(data, { scalar: (_, path) => found.push({ file, path: [...path] }) });
    return found.filter((place) => !isName(place) && site.isMadeOf(route, [place]));
  });

/**
 * Returns the indexes of the texts of a page that change or disappear if a value changes; undefined if the page cannot be
 * rendered with the new value.
 */
function changedBy(site: IncrementalSite, route: Route, place: Place): readonly number[] | undefined {
  const { file, path } = place;
  const before = textsOfPage(site.html(route)).texts;
  try {
    const sources = withOtherData(site.sources(), new Set([file]), (data) => replacedAt(data, path, otherAt(site, place, data)));
    return changedAmong(before, textsOfPage(site.htmlFrom(sources)(route)).texts);
  } catch {
    // The new value is an unknown name, or a template does not support it.
    return undefined;
  }
}

/** Returns the indexes of changed texts, or of removed texts if the number of texts differs. */
function changedAmong(before: readonly PageText[], after: readonly PageText[]): readonly number[] {
  if (before.length === after.length) return [...before.keys()].filter((at) => before[at]?.text !== after[at]?.text);
  const keyOf = ({ attribute, text }: PageText): string => `${attribute} ${text}`;
  let at = 0;
  return diffArrays(before.map(keyOf), after.map(keyOf)).flatMap(({ value, added, removed }) => {
    const places = added ? [] : value.map((_, index) => at + index);
    at += places.length;
    return removed ? places : [];
  });
}

/** What can be edited after a click: a text, and the settings beside it. */
interface Opened {
  readonly place: Place;
  readonly text: string;
  readonly settings: readonly Place[];
}

function clicker(site: IncrementalSite, route: Route): (clicked: Clickable) => Opened | undefined {
  const opened = new Map<string, Opened | undefined>();
  const data = yamlDataOf(site.site);
  const open = (clicked: Clickable): Opened | undefined => {
    const place = findPlace(site, route, clicked);
    const words = place && String(valueAt(data.get(place.file), place.path));
    return place && { place, text: words ?? '', settings: settingsAround(place, { data, locales: site.site.locales }) };
  };
  return (clicked) => {
    const key = JSON.stringify(clicked);
    if (!opened.has(key)) opened.set(key, open(clicked));
    return opened.get(key);
  };
}

/** Returns whether a text is for other programs and cannot be clicked: a URL or date for machines, or data that a form sends. */
const isForMachines = ({ attribute, text }: Clickable): boolean =>
  attribute === 'value' || (attribute === 'content' && /^https?:|^\d{4}-/.test(text));

/** Returns whether a text is a single word for scripts and styles, such as the name of an island, which visitors do not see. */
const isSetting = ({ attribute = '', text }: Clickable): boolean => attribute.startsWith('data-') && /^[A-Za-z][\w-]*$/.test(text);

/** Returns whether a text has no letters: it may be computed from the length of other texts, such as the duration of a call. */
const isComputed = ({ text }: Clickable): boolean => !/\p{L}/u.test(text);

/** Returns whether a value is in another file than the opened text, and the text names values of other files in braces. */
const isNamedIn = ({ file }: Place, { place, text }: Opened): boolean => file !== place.file && /[{}]/.test(text);

/**
 * Returns whether a value belongs to the whole site. A text of a page can contain such a value, but a click on the text opens
 * the value of the page.
 */
const isOfSite = ({ file }: Place): boolean => /^(?:translations\/|site\.yaml|prices\.yaml)/.test(file);

/** Returns whether the page shows a text of the same file whose panel lists the value. */
function isBesideText(
  site: IncrementalSite,
  value: Place,
  { all, texts }: { readonly all: readonly Place[]; readonly texts: readonly Clickable[] },
) {
  const data = yamlDataOf(site.site);
  return all.some((text) => {
    const words = valueAt(data.get(text.file), text.path);
    if (text.file !== value.file || typeof words !== 'string') return false;
    const isListed = settingsAround(text, { data, locales: site.site.locales }).some((each) => placeName(each) === placeName(value));
    return isListed && texts.some((shown) => shown.text.trim() === words);
  });
}

/** Returns the day's sample of the values that a page reads, or all of these values if `PATHS` names pages. */
const valuesOfDay = <T>(site: IncrementalSite, all: readonly T[]): readonly T[] =>
  namedPaths === undefined ? someOf(all, 14, turnOfSearches * turnOf(site.routes, 2)) : all;

test('A click on a text that changes with a value opens that value, or a text whose panel lists the value', {
  timeout: 14_400_000,
}, async () => {
  const site = await openLiveSite();
  const data = yamlDataOf(site.site);
  const [opensNothing, opensElsewhere]: [Set<string>, Set<string>] = [new Set(), new Set()];
  let [count, rendered, unrendered] = [0, 0, 0];
  for (const route of namedRoutes(site) ?? someOf(site.routes, 2, turnOfSearches)) {
    site.recordReads(route);
    const texts = clickableOf(site.html(route));
    const click = clicker(site, route);
    const all = readBy(site, route);
    const ofPage = settingsOfFile(route.entry.file, data, { locale: route.locale, locales: site.site.locales });
    for (const value of valuesOfDay(site, all)) {
      const found = changedBy(site, route, value);
      if (found === undefined) unrendered += 1;
      else rendered += 1;
      const changed = (found ?? []).flatMap((at) => texts[at] ?? []).filter((text) => !isForMachines(text));
      const opened = changed.map((text) => click(text));
      count += changed.length;
      changed.forEach((text, at) => {
        if (opened[at] === undefined && !isComputed(text) && !isSetting(text))
          opensNothing.add(`${route.path}: ${JSON.stringify(text.text)} of ${placeName(value)}`);
      });
      const isOpen = (each: Opened | undefined): boolean =>
        each !== undefined &&
        ([each.place, ...each.settings].some((place) => placeName(place) === placeName(value)) || isNamedIn(value, each));
      if (!opened.some((each) => each !== undefined) || opened.some(isOpen) || isOfSite(value)) continue;
      if (ofPage.some((place) => placeName(place) === placeName(value)) || isBesideText(site, value, { all, texts })) continue;
      opensElsewhere.add(`${route.path}: ${placeName(value)}, which changes ${changed.map(({ text }) => JSON.stringify(text)).join()}`);
    }
  }
  console.info(`${rendered} values compared, ${unrendered} with which no page can be rendered`);
  expect([...opensNothing]).toEqual([]);
  expect([...opensElsewhere]).toEqual([]);
  expect(count).toBeGreaterThan(5);
});
