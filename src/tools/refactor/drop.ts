// Finds what to delete together with a reference: a link without its target is useless, so its label is deleted too.
import type { DataPath } from '../../model/data/place.ts';
import { mayLackAt } from '../../model/data/schema-walk.ts';
import { valueAt } from '../../model/data/value-at.ts';
import type { ProjectIndex } from '../new/project-index.ts';
import type { Reference } from './references.ts';

/**
 * Returns the smallest optional part that contains a reference. Returns undefined if there is no such part, or if the
 * reference is within a text.
 */
export function smallestOptionalPart(
  { dataFile, path, how }: Reference,
  { data, schemas }: Pick<ProjectIndex, 'data' | 'schemas'>,
): DataPath | undefined {
  const schema = schemas.get(dataFile);
  if (path === undefined || schema === undefined || how === 'fact') return undefined;
  const value = data.get(dataFile);
  // If a link has a page and an anchor, only the anchor is removed.
  if (how === 'link' && path.at(-1) === 'anchor' && Object.keys(Object(valueAt(value, path.slice(0, -1)))).length > 1) return path;
  for (let at: DataPath = how === 'link' ? path.slice(0, -1) : path; at.length > 0; at = at.slice(0, -1))
    if (mayLackAt(schema, at, value)) return at;
  return undefined;
}
