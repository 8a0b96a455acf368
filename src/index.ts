// The entry point `archipel`: what the configuration and the templates of a site are written with.
import './site/import-glob.ts';

export { z } from 'zod';
export { action, actions } from './model/action.ts';
export type { CardView, EntryView, SchemaTools, Value } from './model/collection.ts';
export { dated, reviewed } from './model/dated.ts';
export { anchor, heading, lasting, lastingHeading, optionalHeading } from './model/heading.ts';
export { link } from './model/link.ts';
export { createLocales } from './model/locale.ts';
export type { LinkView, Localized } from './model/localized.ts';
export { meta } from './model/meta.ts';
export { asset, icon, id, name } from './model/names.ts';
export { path } from './model/path.ts';
export type { SectionDefinition, SectionProps, SectionView } from './model/section.ts';
export { languages, text } from './model/text.ts';
export { byFolder } from './site/by-folder.ts';
export { createIsland, type IslandProps } from './site/create-island.tsx';
export { defineCollection } from './site/define-collection.ts';
export { defineIsland, type IslandDefinition } from './site/define-island.ts';
export { defineSection } from './site/define-section.ts';
export { defineSite } from './site/define-site.ts';
export { Prose } from './site/prose.tsx';
export { cardsOf, entryOf, sectionsOf } from './site/typed-content.ts';
