// Typed access to entries and sections, for templates that know their collection.
import type * as z from 'zod';
import type { EntrySchema, Value } from '../model/collection.ts';
import type { EntryView } from '../model/entries/entry.ts';
import type { SectionView } from '../model/entries/section.ts';
import type { SectionProps } from '../model/entries/section-props.ts';
import type { OutputView } from '../model/output-view.ts';
import type { MessageGroups, NoGroups, OwnSchemas, WithMessages } from '../model/own-content.ts';
import type { PageView } from '../model/view.ts';

/** The parts of a collection that matter for types: its folder and the schema of its entries. */
export interface CollectionType<Schema extends EntrySchema> {
  readonly folder: string;
  readonly schema: Schema;
}

interface TypeView {
  <Own extends OwnSchemas, Groups extends MessageGroups = NoGroups>(
    view: PageView,
    own: Own,
    brought?: Groups,
  ): PageView<WithMessages<Own, Groups>>;
  <Own extends OwnSchemas>(view: OutputView, own: Own): OutputView<Own>;
}

/**
 * Returns the view of a page or of an output, typed by the schemas `own` that a site adds. For the view of a page, `brought` can add the
 * message groups of a part of the site, such as an island.
 *
 * @example
 * ```tsx
 * import { type PageView, typedView, words, z } from 'archipel';
 *
 * const own = { messages: z.strictObject({ layout: words('Words around every page.', { skip: 'The first link of every page.' }) }) };
 *
 * export const Skip = ({ view }: { readonly view: PageView }) => <a href="#main">{typedView(view, own).t('layout.skip')}</a>;
 * ```
 */
export const typedView: TypeView = (view: unknown) =>
  // A view contains only values that the schemas of its site have validated.
  view as never;

/**
 * Returns the entry of a page if it belongs to this collection, otherwise undefined.
 *
 * @example
 * ```tsx
 * import { entryOf, type PageView, text, z } from 'archipel';
 *
 * const notes = { folder: 'notes', schema: () => z.strictObject({ title: text, date: z.iso.date() }) };
 *
 * // The day of a note, on the page of a note.
 * export const dayOf = (view: PageView): string | undefined => entryOf(view, notes)?.date;
 * ```
 */
export const entryOf = <Schema extends EntrySchema>(
  { content }: Pick<PageView, 'content'>,
  { folder }: CollectionType<Schema>,
): EntryView<Value<Schema>> | undefined =>
  // A collection contains only entries that its schema has validated.
  content.collection === folder ? (content.entry as unknown as EntryView<Value<Schema>>) : undefined;

/**
 * Returns those of `sections` that have this type, whose schema is `Schema`.
 *
 * @example
 * ```tsx
 * import { fieldSets, type SectionView, sectionsOf, text, z } from 'archipel';
 *
 * const faq = z.strictObject({ ...fieldSets.heading, items: z.array(z.strictObject({ question: text, answer: text })) });
 *
 * // All questions of a page.
 * export const questionsOf = (sections: readonly SectionView[]): readonly string[] =>
 *   sectionsOf(sections, 'faq', faq).flatMap(({ items }) => items.map(({ question }) => question));
 * ```
 */
export const sectionsOf = <Schema extends z.ZodObject>(
  sections: readonly SectionView[],
  type: string,
  _schema: Schema,
): readonly (SectionView & SectionProps<Schema>['section'])[] =>
  // Sections of a type have been validated with its schema.
  sections.filter((section) => section.type === type) as unknown as readonly (SectionView & SectionProps<Schema>['section'])[];
