// Finds the place of a clicked text in content. The page has no marks that lead there, so the displayed words are compared with the texts
// of content, as in `explain`. Texts on which the page depends come first.
import { withoutBasePath } from '../output/base-path.ts';
import type { Route } from '../pages/routes/plan-routes.ts';
import { normalizeText, type SiteText, textsOf } from '../tools/explain/search-texts.ts';
import { spotter } from '../tools/explain/spots.ts';
import type { ScheduleInput } from '../tools/schedule/schedule.ts';
import type { ClickedText, SourcePosition } from './dev-server.ts';
import type { GoodBuild } from './live-build.ts';

interface Sources extends Pick<ScheduleInput, 'texts' | 'places' | 'at'> {
  readonly build: GoodBuild;
  readonly displayPath: (file: string) => string;
}

/** If one text contains the other: the minimum length of the shorter text, as a share of the longer one. */
const minShare = 0.2;

/** Removes the brackets of placeholders, and the label before a colon in them. */
const withoutMarks = (text: string): string => text.replaceAll(/⟦(?:[^⟧]*?: )?|⟧/g, '');

/** Returns the place of the clicked text in content, or undefined if no text of content is similar enough. */
export function findSource({ page, texts: clicked, index }: ClickedText, sources: Sources): SourcePosition | undefined {
  const { build, texts, places = {}, at, displayPath } = sources;
  const { site, basePath, routes } = build.site;
  const path = withoutBasePath(page, basePath);
  const route = routes.find((each) => each.path === path);
  const words = clicked.map((text) => normalizeText(withoutMarks(text))).filter((text) => text !== '');
  const rated = textsOf({ site, texts, at }).flatMap((text) => {
    const likeness = likenessOf(normalizeText(text.text), words);
    return likeness === undefined ? [] : [{ text, rank: [distanceTo(text, route, build), ...likeness] }];
  });
  const [best] = rated.sort((one, other) => compare(one.rank, other.rank));
  if (best === undefined) return undefined;
  // If several texts have the best rank, the index of the click selects one of them.
  const equal = rated.filter(({ rank }) => compare(rank, best.rank) === 0);
  const { text } = equal[Math.min(index, equal.length - 1)] ?? best;
  const { file, range } = spotter({ ...places, texts, shown: displayPath }).spot(text.place);
  return { file, line: range.line, column: range.column };
}

/**
 * Returns how far a text of content is from a page: in the page's file, displayed on the page, or elsewhere. A text in another language is
 * half a step farther.
 */
function distanceTo({ place, language }: SiteText, route: Route | undefined, { site }: GoodBuild): number {
  if (route === undefined) return 3;
  const isOwn = route.entry.file === place.file || site.routesOf(place.file).includes(route);
  const penalty = language === route.locale ? 0 : 0.5;
  return (isOwn ? 0 : site.isMadeOf(route, [place]) ? 1 : 2) + penalty;
}

/**
 * Returns a rank, which is smaller for more similar texts: first texts that equal one of `words`, then texts that contain one or are
 * contained in it. Returns undefined if a text is not similar enough.
 */
function likenessOf(text: string, words: readonly string[]): readonly number[] | undefined {
  const [innermost = ''] = words;
  if (text === '' || innermost === '' || !isPart(text, innermost)) return undefined;
  const equal = words.indexOf(text);
  if (equal >= 0) return [0, equal];
  const share = Math.max(...words.filter((word) => isPart(text, word)).map((word) => lengthRatio(text, word)));
  return share < minShare ? undefined : [1, -share];
}

const isPart = (one: string, other: string): boolean => one.includes(other) || other.includes(one);

/** Returns the length of the shorter text divided by that of the longer one. */
const lengthRatio = (one: string, other: string): number => Math.min(one.length / other.length, other.length / one.length);

/** Compares ranks number by number; the smaller one comes first. */
const compare = (one: readonly number[], other: readonly number[]): number =>
  one.map((value, at) => value - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
