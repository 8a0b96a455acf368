import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FindElements } from '../../pages/audit/move-to-templates.ts';
import type { Project } from '../project.ts';
import { framesOf, sourcePosition } from './source-position.ts';
import { observeElements } from './template-react-plugin.ts';

type Sought = Parameters<FindElements>[1][number];
type Place = ReturnType<FindElements>[number][number];

/** Returns a function that finds elements in the templates of `project` by the stacks of the calls that create them. */
export const elementFinder =
  (project: Pick<Project, 'root' | 'engine'>): FindElements =>
  (render, sought) => {
    const found = sought.map(() => new Map<string, Place>());
    // Cached, because reading a source map takes longer than rendering a page.
    const known = new Map<string, Place | undefined>();
    const placeOf = (made: Error): Place | undefined => {
      const key = made.stack ?? '';
      if (!known.has(key)) known.set(key, sourcePosition(framesOf(made), project));
      return known.get(key);
    };
    observeElements((type, props) => {
      for (const [index, each] of sought.entries()) {
        if (!each.is(type, props)) continue;
        const place = placeOf(new Error('made here'));
        if (place !== undefined && isWritten(each, place, project)) found[index]?.set(JSON.stringify(place), place);
      }
    }, render);
    return found.map((places) => [...places.values()]);
  };

/** The number of lines that an element with its attributes may span. */
const maxLines = 6;

/** Returns whether the text that is sought, if any, is in the source of an element at a place. */
function isWritten({ written }: Sought, { file, line }: Place, { root }: Pick<Project, 'root'>): boolean {
  if (written === undefined) return true;
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  return lines.slice(line - 1, line - 1 + maxLines).some((text) => text.includes(written));
}
