// A site as its configuration writes it → the value that the engine works with.
import { type Listing, sectionList } from '../model/section.ts';
import { type DefinedCollection, withSchema } from './define-collection.ts';
import type { SiteDefinition } from './definition.ts';

export interface SiteConfig extends Omit<SiteDefinition, 'collections' | 'lists'> {
  /** By folder of content. */
  readonly collections: Readonly<Record<string, DefinedCollection>>;
}

/** The definition of a site, its schemas made of what it offers. */
export function defineSite({ collections, ...config }: SiteConfig): SiteDefinition {
  const sections = sectionList(config.sections);
  const entries = Object.entries(collections).map(([folder, collection]) => [folder, withSchema(collection, { sections })] as const);
  const lists = Object.entries(config.sections).flatMap(([type, { lists }]): [string, Listing][] => (lists ? [[type, lists]] : []));
  return { ...config, collections: Object.fromEntries(entries), lists: Object.fromEntries(lists) };
}
