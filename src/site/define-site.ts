// Turns the configuration of a site into the definition that the engine uses.
import * as z from 'zod';
import type { OwnFact } from '../model/collection.ts';
import { ConfigError } from '../model/config-error.ts';
import { type Listing, sectionList } from '../model/entries/section.ts';
import { singleFilesOf } from '../model/kind.ts';
import type { Locale } from '../model/languages/locale.ts';
import type { MessageGroups, OwnSchemas, SettingsOf } from '../model/own-content.ts';
import { type Calendar, createCalendar } from '../model/time/calendar.ts';
import { contributedMessages, type MessageSources } from './contributed-messages.ts';
import { type DefinedCollection, withSchema } from './define-collection.ts';
import type { Outputs, ScriptBudgets, SiteDefinition } from './definition.ts';

/** The parts of a definition that a configuration may omit, although the engine needs them. */
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

type Derived = 'beginPage' | 'calendar' | 'collections' | 'facts' | 'files' | 'lists' | 'manifest' | 'outputs' | 'settings';

export interface SiteConfig<Settings extends z.ZodObject = z.ZodObject>
  extends Omit<SiteDefinition, Derived | Optional>,
    Partial<Pick<SiteDefinition, Exclude<Optional, 'budgets'>>> {
  /** Limits for scripts. Defaults: 3.2 kB before any interaction, 75 kB in total, no exemption. */
  readonly budgets?: Partial<ScriptBudgets>;
  /** Collections by folder of content. */
  readonly collections: Readonly<Record<string, DefinedCollection>>;
  /** The time zone of dates in content and on pages, by its name in the IANA database: `Europe/Berlin`; UTC if missing. */
  readonly timeZone?: string;
  /** The site's own keys of site.yaml. */
  readonly settings?: Settings;
  /**
   * Facts by name, which texts may name in braces in addition to contacts and prices. Each function reads a fact from
   * the site's own keys of site.yaml.
   */
  readonly facts?: Readonly<Record<string, (settings: SettingsOf<{ settings: Settings }>, locale: Locale) => string>>;
  /** Returns additional members of the web app manifest of a language. */
  readonly manifest?: (settings: SettingsOf<{ settings: Settings }>, locale: Locale) => object;
  /**
   * Further files made from content, by path: `{ '/events.ics': (site) => … }`. `{ eachLanguage: (site) => … }` makes one per language,
   * such as `/notes.json` and `/en/notes.json`.
   */
  readonly outputs?: Outputs<{ settings: Settings }>;
}

/** Default limits in bytes after brotli: the total is the weight of React and one or two dialogs. */
const usualBudgets: ScriptBudgets = { beforeInteraction: 3200, whole: 75_000, exempt: [] };

/**
 * Defines a site, for `archipel.config.ts`. Throws a ConfigError if `timeZone` is not a known time zone.
 *
 * @example
 * ```tsx
 * import { createLocales, defineCollection, defineSite, text, z } from 'archipel';
 *
 * const pages = defineCollection({
 *   singular: 'page',
 *   description: { en: 'a page', de: 'eine Seite' },
 *   schema: () => z.strictObject({ title: text }),
 *   title: ({ title }) => title,
 *   component: ({ entry }) => <h1>{entry.title}</h1>,
 * });
 *
 * export default defineSite({
 *   locales: createLocales({ en: { name: 'English' } }),
 *   Body: ({ children }) => (
 *     <>
 *       <header />
 *       <main>{children}</main>
 *       <footer />
 *     </>
 *   ),
 *   collections: { pages },
 * });
 * ```
 */
export function defineSite<Settings extends z.ZodObject>(config: SiteConfig<Settings>): SiteDefinition {
  const { collections, sections = {}, facts = {}, manifest = () => ({}), timeZone = 'UTC', budgets, outputs, ...given } = config;
  // A section without a schema is skipped here. The check of the definition reports it.
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
    colorScheme: 'light dark',
    documentTitle: (title, { site }) => `${title} · ${site.name}`,
    structuredData: () => [],
    ...given,
    ...messages,
    budgets: { ...usualBudgets, ...budgets, exempt: [...(budgets?.exempt ?? []), ...earlyIslands(given.islands)] },
    sections,
    calendar: calendarOf(timeZone),
    collections: Object.fromEntries(entries),
    lists: Object.fromEntries(lists),
    files: singleFilesOf({ ...config, ...messages }),
    // The engine calls these functions only with settings that their schema has validated.
    facts: facts as Readonly<Record<string, OwnFact>>,
    manifest: manifest as SiteDefinition['manifest'],
    ...(outputs && { outputs: outputs as unknown as Outputs }),
  };
}

const earlyIslands = (islands: SiteConfig['islands'] = {}): readonly string[] =>
  Object.entries(islands).flatMap(([name, { early }]) => (early === true ? [name] : []));

function calendarOf(timeZone: string): Calendar {
  try {
    return createCalendar(timeZone);
  } catch {
    const text = `timeZone is "${timeZone}", which is not a time zone; write a name of the IANA database such as Asia/Tokyo`;
    throw new ConfigError('timeZone', text);
  }
}

/** Merges the messages of the site and of its parts. If two define the same group, the check of the definition reports it. */
function withMessages({ messages, ...parts }: Pick<SiteConfig, 'messages'> & MessageSources): Pick<OwnSchemas, 'messages'> {
  const groups: MessageGroups = Object.assign({}, ...contributedMessages(parts).map(({ groups }) => groups), messages?.shape);
  return messages === undefined && Object.keys(groups).length === 0 ? {} : { messages: z.strictObject(groups) };
}
