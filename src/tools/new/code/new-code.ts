// Creates the files of a new section type, island or collection, and the messages or entries that the new code needs.
import { localeName, type ToolMessages, toolMessages } from '../../../diagnostics/messages/messages.ts';
import { capitalized } from '../../../model/capitalized.ts';
import { isEntryFolder } from '../../../model/entry-file.ts';
import { messagesFile } from '../../../model/kind.ts';
import type { Locales } from '../../../model/languages/locale.ts';
import { reservedSingulars } from '../../../model/references/link.ts';
import type { CodeKind } from './code-kinds.ts';
import { collectionPattern, entryPattern } from './collection-pattern.ts';
import { islandPattern, type Pattern, patternMessages, sectionPattern } from './patterns.ts';

/** The data of the site on which the new files depend. */
export interface CodeSite {
  readonly locales: Locales;
  /**
   * The existing names of section types, islands and collections. `singular` has the singulars of the collections, and `messages` has the
   * names of the groups of messages.
   */
  readonly taken: Readonly<Record<CodeKind | 'singular' | 'messages', readonly string[]>>;
  /** The files of the site's own pattern, which replace default files of the same name. */
  readonly pattern: Pattern;
  /** Whether the site runs tests with vitest. */
  readonly isTested: boolean;
}

interface SiteNames {
  readonly sections: object;
  readonly islands: object;
  readonly collections: Readonly<Record<string, { readonly singular: string }>>;
  readonly messages?: { readonly shape: object } | undefined;
}

/** Returns the names that new code of a site cannot have. */
export const namesInUse = ({ sections, islands, collections, messages }: SiteNames): CodeSite['taken'] => ({
  section: Object.keys(sections),
  island: Object.keys(islands),
  collection: Object.keys(collections),
  singular: [...reservedSingulars, ...Object.values(collections).map(({ singular }) => singular)],
  messages: Object.keys(messages?.shape ?? {}),
});

interface CodeFile {
  readonly path: string;
  readonly text: string;
}

export interface NewCode {
  /** Files relative to the root of the project. */
  readonly files: readonly CodeFile[];
  /** Files relative to the content folder. */
  readonly entries: readonly CodeFile[];
  /** Texts to append to content files, by path relative to the content folder. */
  readonly words: ReadonlyMap<string, string>;
}

/** Why a name cannot be used, as the key of a message. */
export type NameFault = 'sectionName' | 'islandName' | 'collectionName' | 'taken' | 'messagesTaken' | 'singularTaken';

const shapes = {
  section: /^[a-z][a-zA-Z0-9]*(?:-[a-zA-Z0-9]+)*$/,
  island: /^[A-Z][a-zA-Z0-9]*$/,
  collection: /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
};

/** Returns why `name` cannot be used for a new item of `kind`, or undefined if it can. */
export function faultOf(kind: CodeKind, name: string, { taken }: Pick<CodeSite, 'taken'>): NameFault | undefined {
  if (!shapes[kind].test(name) || (kind === 'collection' && !isEntryFolder(name))) return `${kind}Name`;
  if (taken[kind].includes(name)) return 'taken';
  if (kind === 'collection') return taken.singular.includes(singularOf(name)) ? 'singularTaken' : undefined;
  return taken.messages.includes(namesOf(name).group) ? 'messagesTaken' : undefined;
}

/** Returns the singular of the name of a folder: `event` for `events`, `story` for `stories`. `team` and `news` do not change. */
export const singularOf = (folder: string): string =>
  folder === 'news' ? folder : folder.replace(/ies$/, 'y').replace(/(?<=[^su])s$/, '');

/**
 * Converts a name such as `callBack`, `call-back` or `CallBack` to its forms for a component, for a group of messages,
 * for content and styles, and in words.
 */
function namesOf(name: string) {
  const parts = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .split('-')
    .map((part) => part.toLowerCase());
  const [first = '', ...rest] = parts;
  return {
    Name: parts.map(capitalized).join(''),
    group: first + rest.map(capitalized).join(''),
    kebab: parts.join('-'),
    words: capitalized(parts.join(' ')),
  };
}

const folders = { section: 'templates/sections', island: 'islands', collection: 'templates/collections' };
const patterns = { section: sectionPattern, island: islandPattern, collection: collectionPattern };

/**
 * Returns the name under which code imports the definition in an `index.ts`: `copyLink` for `CopyLink`, `teamMembers` for `team-members`.
 */
export const definitionName = (name: string): string => namesOf(name).group;

/** Returns the name of the component for a name: `TeamMember` for `team-member`. */
export const componentName = (name: string): string => namesOf(name).Name;

type Samples = ToolMessages['newCode']['sample'];

/** Returns the values for the names that patterns contain in double braces. */
function namesToFill(kind: CodeKind, name: string, locales: Locales): Readonly<Record<string, string>> {
  const singular = kind === 'collection' ? singularOf(name) : name;
  const { Name, group, kebab, words } = namesOf(singular);
  // The samples differ by language, because equal texts would be reported as untranslated.
  const sample = (write: (samples: Samples, language: string) => string): string => {
    const texts = locales.list.map((locale) => {
      const { language, newCode: words } = toolMessages(locales.of(locale).tag);
      return `${locale}: "${write(words.sample, localeName(locale, locales, language))}"`;
    });
    return `{ ${texts.join(', ')} }`;
  };
  return {
    Name,
    group,
    singular,
    words,
    templates: '../..',
    // For sections and collections, `type` is the name of the folder.
    type: kind === 'island' ? kebab : name,
    title: sample(({ sampleTitle }, language) => sampleTitle(words, language)),
    text: sample(({ sampleText }, language) => sampleText(language)),
    description: sample(({ sampleDescription }, language) => sampleDescription(words, language)),
  };
}

/** Returns the files of a new section type, island or collection. The name must be valid. */
export function newCode(kind: CodeKind, name: string, { locales, pattern, isTested }: Omit<CodeSite, 'taken'>): NewCode {
  const names = namesToFill(kind, name, locales);
  const fill = (text: string): string =>
    sortImports(Object.entries(names).reduce((made, [key, value]) => made.replaceAll(`{{${key}}}`, () => value), text));
  const filled = (files: Pattern, folder: string): readonly CodeFile[] =>
    Object.entries(files).map(([file, text]) => ({ path: `${folder}/${name}/${fill(file)}`, text: fill(text) }));
  const files = Object.entries({ ...patterns[kind], ...pattern }).filter(([file]) => isTested || !/\.test\.tsx?$/.test(file));
  const keys = patternMessages[kind];
  const block = [`${names['group']}:`, ...keys.map((key) => `  ${key}: ${names['words']}`), ''].join('\n');
  return {
    files: filled(Object.fromEntries(files), folders[kind]),
    entries: kind === 'collection' ? filled(entryPattern, '').map(({ path, text }) => ({ path: path.slice(1), text })) : [],
    words: new Map(keys.length === 0 ? [] : locales.list.map((locale) => [messagesFile(locale), block])),
  };
}

/** Sorts the imports from the same folder, because their order depends on the name of the component. */
const sortImports = (code: string): string =>
  code.replace(/(?:^import .* from '\.\/.*';\n)+/m, (lines) => {
    const pathOf = (line: string): string => line.replace(/^.* from /, '').toLowerCase();
    return `${lines
      .trimEnd()
      .split('\n')
      .sort((one, other) => (pathOf(one) < pathOf(other) ? -1 : 1))
      .join('\n')}\n`;
  });
