// A site as its configuration writes it → the value that the engine works with.
import * as z from 'zod';
import type { OwnFact } from '../model/collection.ts';
import { type Listing, sectionList } from '../model/entries/section.ts';
import { singleFilesOf } from '../model/kind.ts';
import type { Locale } from '../model/languages/locale.ts';
import type { MessageGroups, OwnSchemas, SettingsOf } from '../model/own-content.ts';
import { createCalendar } from '../model/time/calendar.ts';
import { broughtMessages, type MessageSources } from './brought-messages.ts';
import { type DefinedCollection, withSchema } from './define-collection.ts';
import type { ScriptBudgets, SiteDefinition } from './definition.ts';

/** What a definition may leave out. */
type Optional =
  | 'budgets'
  | 'colorScheme'
  | 'dialogs'
  | 'documentTitle'
  | 'externals'
  | 'forms'
  | 'icons'
  | 'islands'
  | 'proseComponents'
  | 'sections'
  | 'structuredData';

type Derived = 'calendar' | 'collections' | 'facts' | 'files' | 'lists' | 'manifest' | 'settings';

export interface SiteConfig<Settings extends z.ZodObject = z.ZodObject>
  extends Omit<SiteDefinition, Derived | Optional>,
    Partial<Pick<SiteDefinition, Optional>> {
  /** By folder of content. */
  readonly collections: Readonly<Record<string, DefinedCollection>>;
  /** The zone in which dates of content are meant and shown, by its name in the IANA database: `Europe/Berlin`. UTC where it is missing. */
  readonly timeZone?: string;
  /** Further keys of site.yaml. */
  readonly settings?: Settings;
  /** What texts may name in braces beside contacts and prices, by name: how it is read from the further keys of site.yaml. */
  readonly facts?: Readonly<Record<string, (settings: SettingsOf<{ settings: Settings }>, locale: Locale) => string>>;
  /** Further members of the web manifest of a language. */
  readonly manifest?: (settings: SettingsOf<{ settings: Settings }>, locale: Locale) => object;
}

/** In bytes after brotli: what React and a dialog or two weigh. */
const usualBudgets: ScriptBudgets = { beforeInteraction: 3000, whole: 75_000, exempt: [] };

/** The definition of a site, its schemas made of what it offers. */
export function defineSite<Settings extends z.ZodObject>(config: SiteConfig<Settings>): SiteDefinition {
  const { collections, sections = {}, facts = {}, manifest = () => ({}), timeZone = 'UTC', ...given } = config;
  // What has no schema is left for the check of the definition to tell.
  const list = sectionList(Object.fromEntries(Object.entries(sections).filter(([, { schema }]) => typeof schema === 'object')));
  const entries = Object.entries(collections).map(([folder, collection]) => [folder, withSchema(collection, { sections: list })] as const);
  const lists = Object.entries(sections).flatMap(([type, { lists }]): [string, Listing][] => (lists ? [[type, lists]] : []));
  const messages = withMessages(config);
  return {
    externals: [],
    forms: [],
    islands: {},
    dialogs: [],
    icons: [],
    proseComponents: [],
    budgets: usualBudgets,
    colorScheme: 'light dark',
    documentTitle: (title, { site }) => `${title} · ${site.name}`,
    structuredData: () => [],
    ...given,
    ...messages,
    sections,
    calendar: createCalendar(timeZone),
    collections: Object.fromEntries(entries),
    lists: Object.fromEntries(lists),
    files: singleFilesOf({ ...config, ...messages }),
    // The engine hands to these functions only settings that have gone through their schema.
    facts: facts as Readonly<Record<string, OwnFact>>,
    manifest: manifest as SiteDefinition['manifest'],
  };
}

/** The messages of the site with those that its parts bring; a group that two bring is left for the check to tell. */
function withMessages({ messages, ...parts }: Pick<SiteConfig, 'messages'> & MessageSources): Pick<OwnSchemas, 'messages'> {
  const groups: MessageGroups = Object.assign({}, ...broughtMessages(parts).map(({ groups }) => groups), messages?.shape);
  return messages === undefined && Object.keys(groups).length === 0 ? {} : { messages: z.strictObject(groups) };
}
