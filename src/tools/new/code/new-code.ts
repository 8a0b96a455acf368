// Turns a new section type, island or collection into the files of its folder, and the content that it needs.
import { localeName, type ToolMessages, toolMessages } from '../../../diagnostics/messages/messages.ts';
import { isEntryFolder } from '../../../model/entry-file.ts';
import { messagesFile } from '../../../model/kind.ts';
import type { Locales } from '../../../model/languages/locale.ts';
import type { CodeKind } from './code-kinds.ts';
import { collectionPattern, entryPattern } from './collection-pattern.ts';
import { islandPattern, type Pattern, patternMessages, sectionPattern } from './patterns.ts';

/** The site's data that decides about the files. */
export interface CodeSite {
  readonly locales: Locales;
  /** Names of section types, of islands, of collections and their entries, and of groups of messages. */
  readonly taken: Readonly<Record<CodeKind | 'singular' | 'messages', readonly string[]>>;
  /** Files of the site's own pattern, which replace those of the same name. */
  readonly pattern: Pattern;
  /** Whether tests are run by vitest here. */
  readonly isTested: boolean;
}

interface CodeFile {
  readonly path: string;
  readonly text: string;
}

export interface NewCode {
  /** From the root of the project. */
  readonly files: readonly CodeFile[];
  /** From the content folder. */
  readonly entries: readonly CodeFile[];
  /** Text to add at the end of content files, by their paths from the content folder. */
  readonly words: ReadonlyMap<string, string>;
}

/** Why a name cannot be used: a message of the tools. */
export type NameFault = 'sectionName' | 'islandName' | 'collectionName' | 'taken' | 'messagesTaken' | 'singularTaken';

const shapes = {
  section: /^[a-z][a-zA-Z0-9]*(?:-[a-zA-Z0-9]+)*$/,
  island: /^[A-Z][a-zA-Z0-9]*$/,
  collection: /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
};

/** Why there can be no `kind` of this name; undefined if there can. */
export function faultOf(kind: CodeKind, name: string, { taken }: Pick<CodeSite, 'taken'>): NameFault | undefined {
  if (!shapes[kind].test(name) || (kind === 'collection' && !isEntryFolder(name))) return `${kind}Name`;
  if (taken[kind].includes(name)) return 'taken';
  if (kind === 'collection') return taken.singular.includes(singularOf(name)) ? 'singularTaken' : undefined;
  return taken.messages.includes(namesOf(name).group) ? 'messagesTaken' : undefined;
}

/** Returns the name of one entry of a folder: `event` in `events`, `story` in `stories`; for `team` and `news`, the same word. */
export const singularOf = (folder: string): string =>
  folder === 'news' ? folder : folder.replace(/ies$/, 'y').replace(/(?<=[^su])s$/, '');

/** `callBack`, `call-back` and `CallBack` as a component, in content and styles, and as words. */
function namesOf(name: string) {
  const parts = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .split('-')
    .map((part) => part.toLowerCase());
  const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
  const [first = '', ...rest] = parts;
  return {
    Name: parts.map(capital).join(''),
    group: first + rest.map(capital).join(''),
    kebab: parts.join('-'),
    words: capital(parts.join(' ')),
  };
}

const folders = { section: 'templates/sections', island: 'islands', collection: 'templates/collections' };
const patterns = { section: sectionPattern, island: islandPattern, collection: collectionPattern };

/** The name under which code imports what an `index.ts` exports: `copyLink` for `CopyLink`, `teamMembers` for `team-members`. */
export const definitionName = (name: string): string => namesOf(name).group;

type Samples = ToolMessages['newCode']['sample'];

/** What is written in the places of names. */
function namesToFill(kind: CodeKind, name: string, locales: Locales): Readonly<Record<string, string>> {
  const singular = kind === 'collection' ? singularOf(name) : name;
  const { Name, group, kebab, words } = namesOf(singular);
  // Equal texts in several languages would be reported as untranslated.
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
    // For a section and a collection, this is the name of its folder.
    type: kind === 'island' ? kebab : name,
    title: sample(({ sampleTitle }, language) => sampleTitle(words, language)),
    text: sample(({ sampleText }, language) => sampleText(language)),
    description: sample(({ sampleDescription }, language) => sampleDescription(words, language)),
  };
}

/** The files of a new section type, island or collection, whose name has no fault. */
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

/** Where the import of a component belongs depends on its name. */
const sortImports = (code: string): string =>
  code.replace(/(?:^import .* from '\.\/.*';\n)+/m, (lines) => {
    const pathOf = (line: string): string => line.replace(/^.* from /, '').toLowerCase();
    return `${lines
      .trimEnd()
      .split('\n')
      .sort((one, other) => (pathOf(one) < pathOf(other) ? -1 : 1))
      .join('\n')}\n`;
  });
