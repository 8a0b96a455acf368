// Finds a clicked text on its page, and tests whether it changes when other content is rendered.
import { attempt } from '../../model/attempt.ts';
import type { DataPath } from '../../model/data/place.ts';
import type { Route } from '../../pages/routes/plan-routes.ts';
import type { ClickedNode } from '../browser/edit/protocol.ts';
import type { IncrementalSite } from '../incremental/state.ts';
import { type PageText, textsOfPage, withSingleBlanks } from './page-texts.ts';

/** A clicked text as the browser describes it. */
export type Clicked = Pick<ClickedNode, 'text' | 'index' | 'attribute' | 'island' | 'prop'>;

/** The part of a site that is needed to find values on its pages. */
export type SearchedSite = Pick<IncrementalSite, 'site' | 'html' | 'recordReads' | 'htmlFrom' | 'sources' | 'isMadeOf' | 'routesOf'>;

/** A text on a page. `before` has all texts of the page before content is changed, and `at` is the index of this text among them. */
export interface TextOnPage {
  readonly site: SearchedSite;
  readonly route: Route;
  readonly before: readonly PageText[];
  readonly at: number;
  readonly words: string;
}

/** The effect of changed content on a text: `unknown` if the page cannot be rendered or compared. */
export type TextEffect = 'changes' | 'none' | 'unknown';

/** Returns the clicked text, or undefined if only a script has created it. */
export function clickedText(site: SearchedSite, route: Route, clicked: Clicked): TextOnPage | undefined {
  const before = textsOfPage(site.html(route)).texts;
  const at = indexOfClicked(before, clicked);
  return at === undefined ? undefined : { site, route, before, at, words: clicked.text };
}

/** Returns `clicked` with the text that the server sent, if a script may have created the clicked text from it; otherwise unchanged. */
export function servedClick<Node extends Clicked & Pick<ClickedNode, 'instead'>>(site: SearchedSite, route: Route, clicked: Node): Node {
  const { instead = [] } = clicked;
  if (instead.length === 0) return clicked;
  const { texts } = textsOfPage(site.html(route));
  const served = instead.find((each) => indexOfClicked(texts, { ...clicked, attribute: undefined, ...each }) !== undefined);
  return served === undefined ? clicked : { ...clicked, attribute: undefined, ...served };
}

/** Returns a function that tells whether a page depends on a file. The function always returns true if the dependencies are unknown. */
export function readOn(site: SearchedSite, route: Route): (file: string, path?: DataPath) => boolean {
  const isRead = (file: string, path: DataPath = []): boolean => site.isMadeOf(route, [{ file, path }]);
  return isRead(route.entry.file) ? isRead : () => true;
}

/** Returns the result of `find`, or `unknown` if a template throws, as it may for values that do not occur in content. */
export const effectOf = (find: () => TextEffect): TextEffect => attempt(find) ?? 'unknown';

/** Returns the effect of changed content on the text. `html` renders the page with the changed content. */
export const effectOn = ({ before, at }: TextOnPage, html: () => string): TextEffect =>
  effectOf(() => (isOther(before, textsOfPage(html()).texts, at) ? 'changes' : 'none'));

/**
 * Like `effectOn`, but returns `unknown` if the changed page has a different number of texts, because the text may then have another index.
 */
export const certainEffectOn = ({ before, at }: TextOnPage, html: () => string): TextEffect =>
  effectOf(() => {
    const { texts } = textsOfPage(html());
    if (texts.length !== before.length) return 'unknown';
    return texts[at]?.text === before[at]?.text ? 'none' : 'changes';
  });

/**
 * Returns the index of the clicked text among the texts of the page. Searches for a text of an island only in that island, and for any
 * other text first outside of islands.
 */
export function indexOfClicked(texts: readonly PageText[], { attribute, text, index, island }: Clicked): number | undefined {
  const same = [...texts.keys()].filter(
    (at) => texts[at]?.attribute === attribute && withSingleBlanks(texts[at]?.text ?? '') === withSingleBlanks(text),
  );
  const own = same.filter((at) => texts[at]?.island === island);
  const all = own.length > 0 || island !== undefined ? own : same;
  return all[Math.min(index, all.length - 1)];
}

/**
 * Returns whether the text at `at` has changed. If the number of texts differs, returns whether the text is between the first and the last
 * change.
 */
function isOther(before: readonly PageText[], after: readonly PageText[], at: number): boolean {
  if (before.length === after.length) return before[at]?.text !== after[at]?.text;
  const differs = (one: number, other: number): boolean => before[one]?.text !== after[other]?.text;
  const first = [...before.keys()].findIndex((index) => differs(index, index));
  const fromEnd = [...before.keys()].findIndex((index) => differs(before.length - 1 - index, after.length - 1 - index));
  return first >= 0 && at >= first && at <= before.length - 1 - fromEnd;
}
