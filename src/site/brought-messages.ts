// Messages that come with a part of a site, so that nobody lists them: each island and each form brings its own groups.
import type { MessageGroups } from '../model/own-content.ts';
import type { SiteDefinition } from './definition.ts';

export interface BroughtMessages {
  /** The key of the configuration that holds the part. */
  readonly key: 'islands' | 'forms';
  /** For a sentence: `the island Countdown`. */
  readonly by: string;
  readonly groups: MessageGroups;
}

/** The groups of each part. A definition that nobody has type-checked may hold anything, and then brings none. */
export const broughtMessages = ({
  islands = {},
  forms = [],
}: Partial<Pick<SiteDefinition, 'islands' | 'forms'>>): readonly BroughtMessages[] => [
  ...Object.entries(islands).map(([name, island]) => ({
    key: 'islands' as const,
    by: `the island ${name}`,
    groups: island?.messages?.shape ?? {},
  })),
  ...forms.map(({ path, messages = {} }) => ({ key: 'forms' as const, by: `the form at ${path}`, groups: messages })),
];
