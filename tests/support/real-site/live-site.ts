// The real site of `watch` in memory, and the clickable texts of its pages.
import { readContent } from '../../../src/node/fs/read-content.ts';
import type { Route } from '../../../src/pages/routes/plan-routes.ts';
import { type PageText, textsOfPage, withSingleBlanks } from '../../../src/watch/edit/page-texts.ts';
import { createIncrementalBuilder } from '../../../src/watch/incremental/builder.ts';
import type { IncrementalSite } from '../../../src/watch/incremental/state.ts';
import { inputOf } from '../fixture-site/content.ts';
import { realContent } from '../process/process.ts';
import { definition } from './definition.ts';

/** The paths in the environment variable `PATHS`, such as `/,/en`, or undefined if it is not set. */
export const namedPaths: readonly string[] | undefined = process.env['PATHS']?.split(',');

/** Returns the pages that `PATHS` names, or undefined if it is not set. */
export const namedRoutes = (site: IncrementalSite): readonly Route[] | undefined =>
  namedPaths && site.routes.filter(({ path }) => namedPaths.includes(path));

export async function openLiveSite(): Promise<IncrementalSite> {
  const { live, diagnostics } = await createIncrementalBuilder().update(inputOf(readContent(realContent), { definition }));
  if (live === undefined) throw new Error(JSON.stringify(diagnostics.slice(0, 3)));
  for (const _step of live.audit());
  return live;
}

/**
 * A text of a page, with the number of preceding equal texts in its island or outside of islands, as a click sends it.
 */
export interface Clickable extends PageText {
  readonly index: number;
}

/** Returns the texts of a page in order. */
export function clickableOf(html: string): readonly Clickable[] {
  const seen = new Map<string, number>();
  return textsOfPage(html).texts.map((text) => {
    const key = `${text.island} ${text.attribute} ${withSingleBlanks(text.text)}`;
    const index = seen.get(key) ?? 0;
    seen.set(key, index + 1);
    return { ...text, index };
  });
}
