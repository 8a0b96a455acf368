// Messages that belong to parts of a site: collections, sections, islands, forms and embeds define their own groups, so that
// the configuration need not list them.
import type { Collection } from '../model/collection.ts';
import type { SectionDefinition } from '../model/entries/section.ts';
import type { MessageGroups } from '../model/own-content.ts';
import type { SiteDefinition } from './definition.ts';
import { embedMessages } from './embeds/define-embed.ts';

/** The parts of a site that may define messages. */
export interface MessageSources extends Partial<Pick<SiteDefinition, 'embeds' | 'islands' | 'forms'>> {
  readonly collections?: Readonly<Record<string, Pick<Collection, 'messages'>>>;
  readonly sections?: Readonly<Record<string, Pick<SectionDefinition, 'messages'>>>;
}

export interface ContributedMessages {
  /** The configuration key that contains the part. */
  readonly key: keyof MessageSources;
  /** The part, as worded in a sentence: `the island Countdown`. */
  readonly by: string;
  readonly groups: MessageGroups;
}

/** Returns the message groups of each part. In a definition that is not type-checked, a part of a wrong type has no groups. */
export const contributedMessages = ({
  collections = {},
  sections = {},
  islands = {},
  forms = [],
  embeds = [],
}: MessageSources): readonly ContributedMessages[] => [
  ...groupsIn('collections', 'collection', collections),
  ...groupsIn('sections', 'section', sections),
  ...Object.entries(islands).map(([name, part]) => ({
    key: 'islands' as const,
    by: `the island ${name}`,
    groups: part?.messages?.shape ?? {},
  })),
  ...forms.map(({ path, messages = {} }) => ({ key: 'forms' as const, by: `the form at ${path}`, groups: messages })),
  ...(embeds.length === 0 ? [] : [{ key: 'embeds' as const, by: 'an embed', groups: embedMessages }]),
];

const groupsIn = (
  key: 'collections' | 'sections',
  noun: string,
  parts: Readonly<Record<string, { readonly messages?: MessageGroups }>>,
): readonly ContributedMessages[] =>
  Object.entries(parts).map(([name, part]) => ({ key, by: `the ${noun} ${name}`, groups: part?.messages ?? {} }));
