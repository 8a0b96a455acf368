// A section: a part of a page. Its `type` is the name of the folder that defines it.
import type { ReactNode } from 'react';
import * as z from 'zod';
import type { Localized } from '../languages/localized.ts';
import type { MessageGroups } from '../own-content.ts';
import type { DatedKey } from '../time/dated.ts';

/** A thing of schema.org. */
export type JsonLd = Readonly<Record<string, unknown>>;

/** Which entries a section of some type lists: all of a collection, or those with an equal value under `by`. */
export interface Listing {
  readonly collection: string;
  readonly by?: string;
  /** True if it shows only some of them: then its page does not count as their parent. */
  readonly excerpt?: true;
}

/** The fields of a section that the engine uses; its component uses any others. */
export interface SectionData extends Readonly<Partial<Record<Exclude<DatedKey, 'draft'>, string | undefined>>> {
  readonly draft?: boolean | undefined;
  readonly type: string;
  /** An anchor, so that links can lead here. */
  readonly id?: string | undefined;
  /** The prose that it shows, by the name of its files. */
  readonly source?: string | undefined;
}

/** A section as the engine hands it to templates. */
export type SectionView = Localized<SectionData>;

/** How `archipel new` writes a section. Places are keys joined by dots: `items.link`. */
interface SectionScaffolding {
  /** The collections whose entries may have it; all if missing. */
  readonly only?: readonly string[];
  /** A new entry that may have this section begins with it. */
  readonly first?: true;
  /** Optional fields that `new` writes anyway, because the section would be nearly empty without them. */
  readonly written?: readonly string[];
  /** YAML by place. */
  readonly preset?: Readonly<Record<string, string>>;
}

/** What a folder of `templates/sections` defines: the schema of a type of section, and its component. */
export interface SectionDefinition {
  /** Everything except `type`. */
  readonly schema: z.ZodObject;
  readonly component: (props: { readonly section: SectionView }) => ReactNode;
  /** The entries whose cards it shows. */
  readonly lists?: Listing;
  /** JSON-LD of all sections of this type on a page; there is at least one. */
  readonly structuredData?: (sections: readonly SectionView[]) => readonly JsonLd[];
  readonly scaffold?: SectionScaffolding;
  /** The UI messages of its component. */
  readonly messages?: MessageGroups;
}

/** By type. */
export type Sections = Readonly<Record<string, SectionDefinition>>;

/** The schema of a list of sections, each of which is one of `sections`. */
export function sectionList(sections: Sections): z.ZodType<readonly SectionData[]> {
  const options = Object.entries(sections).map(([type, { schema }]) => withType(type, schema));
  const [first, ...others] = options;
  // A site without section types: its entries have no sections.
  if (first === undefined) return z.array(z.never());
  const section = z.discriminatedUnion('type', [first, ...others]);
  return z.array(section.meta({ title: 'Section', description: 'A part of a page; type says which.' })).min(1);
}

/** The schema with its type first, as content writes it. */
const withType = (type: string, schema: z.ZodObject) =>
  z.strictObject({ type: z.literal(type), ...schema.shape }).meta({ ...z.globalRegistry.get(schema) });
