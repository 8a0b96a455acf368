// A section: a part of a page. Its `type` is the name of the folder that defines it.
import type { ReactNode } from 'react';
import * as z from 'zod';
import type { Localized } from '../languages/localized.ts';
import type { MessageGroups } from '../own-content.ts';
import type { DatedKey } from '../time/dated.ts';

/** A JSON-LD object with terms of schema.org. */
export type JsonLd = Readonly<Record<string, unknown>>;

/**
 * Which entries a section type lists: all entries of a collection or, with `by`, those that have the same value under this key as the
 * section.
 */
export interface Listing {
  readonly collection: string;
  readonly by?: string;
  /** True if the section displays only some of the entries. The page with the section is then not the parent of these entries. */
  readonly excerpt?: true;
}

/** The fields of a section that the engine uses. Its component uses the others. */
export interface SectionData extends Readonly<Partial<Record<Exclude<DatedKey, 'draft'>, string | undefined>>> {
  readonly draft?: boolean | undefined;
  readonly type: string;
  /** The anchor of the section, for links. */
  readonly id?: string | undefined;
  /** The name of the prose that the section displays. */
  readonly source?: string | undefined;
}

/** A section as templates get it. */
export type SectionView = Localized<SectionData>;

/** How `archipel new` writes a section. Places are keys joined by dots: `items.link`. */
interface SectionScaffolding {
  /** The collections for whose entries `new` offers this section; all if missing. */
  readonly only?: readonly string[];
  /** True if a new entry starts with this section. */
  readonly first?: true;
  /** Optional fields that `new` writes anyway, because the section would be nearly empty without them. */
  readonly written?: readonly string[];
  /** The YAML that `new` writes into a field, by the place of the field. */
  readonly preset?: Readonly<Record<string, string>>;
}

/** The definition of a section type, in a folder of `templates/sections`: its schema and its component. */
export interface SectionDefinition {
  /** The schema of all keys except `type`. */
  readonly schema: z.ZodObject;
  readonly component: (props: { readonly section: SectionView }) => ReactNode;
  /** The entries whose cards the section displays. */
  readonly lists?: Listing;
  /** Returns JSON-LD for all sections of this type on a page. Called only for pages with such a section. */
  readonly structuredData?: (sections: readonly SectionView[]) => readonly JsonLd[];
  readonly scaffold?: SectionScaffolding;
  /** The UI messages of the component. */
  readonly messages?: MessageGroups;
}

/** Section definitions by type. */
export type Sections = Readonly<Record<string, SectionDefinition>>;

/** Returns the schema of a list whose items are each one of `sections`. */
export function sectionList(sections: Sections): z.ZodType<readonly SectionData[]> {
  const options = Object.entries(sections).map(([type, { schema }]) => withType(type, schema));
  const [first, ...others] = options;
  // On a site without section types, entries have no sections.
  if (first === undefined) return z.array(z.never());
  const section = z.discriminatedUnion('type', [first, ...others]);
  return z.array(section.meta({ title: 'Section', description: 'A part of a page; type states which kind.' })).min(1);
}

/** Returns the schema with `type` as its first key, as in content. */
const withType = (type: string, schema: z.ZodObject) =>
  z.strictObject({ type: z.literal(type), ...schema.shape }).meta({ ...z.globalRegistry.get(schema) });
