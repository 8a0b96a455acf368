// Entries and cards for templates that know which collection they look at.
import type * as z from 'zod';
import type { EntrySchema, Value } from '../model/collection.ts';
import type { CardView, EntryView } from '../model/entries/entry.ts';
import type { SectionView } from '../model/entries/section.ts';
import type { SectionProps } from '../model/entries/section-props.ts';
import type { Bringing, MessageGroups, NoGroups, OwnSchemas } from '../model/own-content.ts';
import type { PageView } from '../model/view.ts';

/** A collection as far as types go: its folder, and the schema that its entries have gone through. */
export interface CollectionType<Schema extends EntrySchema> {
  readonly folder: string;
  readonly schema: Schema;
}

/** `view` with the types of what a site with these schemas adds, and of the messages that a part of the site brings. */
export const typedView = <Own extends OwnSchemas, Groups extends MessageGroups = NoGroups>(
  view: PageView,
  _own: Own,
  _brought?: Groups,
): PageView<Bringing<Own, Groups>> =>
  // The engine lets nothing into a view that has not gone through the schemas of its site.
  view as unknown as PageView<Bringing<Own, Groups>>;

/** The entry of a page, where the page is of this collection. */
export const entryOf = <Schema extends EntrySchema>(
  { content }: Pick<PageView, 'content'>,
  { folder }: CollectionType<Schema>,
): EntryView<Value<Schema>> | undefined =>
  // The engine lets nothing into a collection that has not gone through its schema.
  content.collection === folder ? (content.entry as unknown as EntryView<Value<Schema>>) : undefined;

/** The cards of a collection, which `card` makes. */
export const cardsOf = <Fields extends object>(
  { cards }: Pick<PageView, 'cards'>,
  folder: string,
  _card: (entry: never) => Fields,
): readonly CardView<Fields>[] =>
  // The engine makes them with the `card` of the collection.
  (cards[folder] ?? []) as unknown as readonly CardView<Fields>[];

/** Those of `sections` that are of a type, which has this schema. */
export const sectionsOf = <Schema extends z.ZodObject>(
  sections: readonly SectionView[],
  type: string,
  _schema: Schema,
): readonly SectionProps<Schema>['section'][] =>
  // The engine lets no section of the type pass that has not gone through its schema.
  sections.filter((section) => section.type === type) as unknown as readonly SectionProps<Schema>['section'][];
