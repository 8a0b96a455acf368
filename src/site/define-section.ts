// Sections as a site defines them, typed by their schemas.
import type { ReactNode } from 'react';
import type * as z from 'zod';
import type { JsonLd, SectionDefinition } from '../model/entries/section.ts';
import type { SectionProps } from '../model/entries/section-props.ts';

interface SectionSpec<Schema extends z.ZodObject> extends Pick<SectionDefinition, 'lists' | 'messages' | 'scaffold'> {
  readonly schema: Schema;
  readonly component: (props: SectionProps<Schema>) => ReactNode;
  /** Returns JSON-LD for all sections of this type on a page. It is called only for pages that have such a section. */
  readonly structuredData?: (sections: readonly SectionProps<Schema>['section'][]) => readonly JsonLd[];
}

/**
 * Defines a section type, named like its folder. The functions of `spec` get data typed by `schema`.
 *
 * @example
 * ```tsx
 * import { defineSection, fieldSets, text, z } from 'archipel';
 *
 * export default defineSection({
 *   schema: z.strictObject({ ...fieldSets.heading, quote: text, author: z.string() }),
 *   component: ({ section }) => (
 *     <blockquote>
 *       <p>{section.quote}</p>
 *       <footer>{section.author}</footer>
 *     </blockquote>
 *   ),
 * });
 * ```
 */
export const defineSection = <Schema extends z.ZodObject>(spec: SectionSpec<Schema>): SectionDefinition =>
  // The engine calls these functions only with values that this schema has validated.
  spec as unknown as SectionDefinition;
