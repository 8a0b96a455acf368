// The section types that a new entry may have, and its default sections.
import type { ContentModel } from '../../model/collection.ts';
import { fieldAt, isOptional } from '../../model/data/schema-walk.ts';

type Model = Pick<ContentModel, 'collections' | 'sections'>;

/** Returns the section types that the entries of a collection may have. */
export const sectionTypes = (folder: string, { sections }: Pick<Model, 'sections'>): string[] =>
  Object.entries(sections).flatMap(([type, { scaffold }]) => ((scaffold?.only?.includes(folder) ?? true) ? [type] : []));

/** Returns the types with which every new entry starts. */
export const openingTypes = (folder: string, { sections }: Pick<Model, 'sections'>): string[] =>
  sectionTypes(folder, { sections }).filter((type) => sections[type]?.scaffold?.first);

/** Returns the default sections, separated by commas, or undefined if the user must name them. */
export function defaultSections(folder: string, model: Model): string | undefined {
  const { schema, scaffold } = model.collections[folder] ?? {};
  if (scaffold?.sections !== undefined) return scaffold.sections.join(',');
  const optional = schema !== undefined && isOptional(fieldAt(schema, 'sections'));
  return optional || openingTypes(folder, model).length > 0 ? '' : undefined;
}
