// Which sections a new entry may have, and which it has where none are named.

import type { ContentModel } from '../../model/collection.ts';
import { fieldAt } from '../../model/data/schema-walk.ts';
import { isOptional } from './yaml/skeleton.ts';

type Model = Pick<ContentModel, 'collections' | 'sections'>;

/** The types that fit the entries of a collection. */
export const sectionTypes = (folder: string, { sections }: Pick<Model, 'sections'>): string[] =>
  Object.entries(sections).flatMap(([type, { scaffold }]) => ((scaffold?.only?.includes(folder) ?? true) ? [type] : []));

/** The types with which every new entry starts. */
export const openingTypes = (folder: string, { sections }: Pick<Model, 'sections'>): string[] =>
  sectionTypes(folder, { sections }).filter((type) => sections[type]?.scaffold?.first);

/** The types where none are named, with commas; undefined if they must be named. */
export function usualSections(folder: string, model: Model): string | undefined {
  const { schema, scaffold } = model.collections[folder] ?? {};
  if (scaffold?.sections !== undefined) return scaffold.sections.join(',');
  const optional = schema !== undefined && isOptional(fieldAt(schema, 'sections'));
  return optional || openingTypes(folder, model).length > 0 ? '' : undefined;
}
