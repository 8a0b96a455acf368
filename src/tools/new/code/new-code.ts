// A new section type or island → the files of its folder, and its words in each language.
import { localeName, type ToolMessages, toolMessages } from '../../../diagnostics/messages/messages.ts';
import { messagesFile } from '../../../model/kind.ts';
import type { Locales } from '../../../model/languages/locale.ts';
import type { CodeKind } from './code-kinds.ts';
import { islandPattern, type Pattern, patternMessages, sectionPattern } from './patterns.ts';

/** The site's data that decides about the files. */
export interface CodeSite {
  readonly locales: Locales;
  /** Names of section types, of islands, and of groups of messages. */
  readonly taken: Readonly<Record<CodeKind | 'messages', readonly string[]>>;
  /** Files of the site's own pattern, which replace those of the same name. */
  readonly pattern: Pattern;
  /** Whether tests are run by vitest here. */
  readonly isTested: boolean;
}

export interface NewCode {
  /** From the root of the project. */
  readonly files: readonly { readonly path: string; readonly text: string }[];
  /** Text to add at the end of content files, by their paths from the content folder. */
  readonly words: ReadonlyMap<string, string>;
}

/** Why a name cannot be used: a message of the tools. */
export type NameFault = 'sectionName' | 'islandName' | 'taken' | 'messagesTaken';

const shapes = { section: /^[a-z][a-zA-Z0-9]*(?:-[a-zA-Z0-9]+)*$/, island: /^[A-Z][a-zA-Z0-9]*$/ };

/** Why there can be no `kind` of this name; undefined if there can. */
export function faultOf(kind: CodeKind, name: string, { taken }: Pick<CodeSite, 'taken'>): NameFault | undefined {
  if (!shapes[kind].test(name)) return `${kind}Name`;
  if (taken[kind].includes(name)) return 'taken';
  return taken.messages.includes(namesOf(name).group) ? 'messagesTaken' : undefined;
}

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

const folders = { section: 'templates/sections', island: 'islands' };
const patterns = { section: sectionPattern, island: islandPattern };

/** The name under which a template imports what the `index.ts` of an island exports: `copyLink` for `CopyLink`. */
export const definitionName = (name: string): string => namesOf(name).group;

type Samples = ToolMessages['newCode']['sample'];

/** The files of a new section type or island, whose name has no fault. */
export function newCode(kind: CodeKind, name: string, { locales, pattern, isTested }: Omit<CodeSite, 'taken'>): NewCode {
  const { Name, group, kebab, words } = namesOf(name);
  // Texts that are the same in several languages are taken for ones that are not translated.
  const sample = (write: (samples: Samples, language: string) => string): string => {
    const texts = locales.list.map((locale) => {
      const { language, newCode: words } = toolMessages(locales.of(locale).tag);
      return `${locale}: "${write(words.sample, localeName(locale, locales, language))}"`;
    });
    return `{ ${texts.join(', ')} }`;
  };
  const filled = {
    Name,
    group,
    words,
    templates: '../..',
    // For a section, this is the name of its folder.
    type: kind === 'section' ? name : kebab,
    title: sample(({ sampleTitle }, language) => sampleTitle(words, language)),
    text: sample(({ sampleText }, language) => sampleText(language)),
  };
  const fill = (text: string): string =>
    sortImports(Object.entries(filled).reduce((made, [key, value]) => made.replaceAll(`{{${key}}}`, () => value), text));
  const files = Object.entries({ ...patterns[kind], ...pattern }).filter(([file]) => isTested || !/\.test\.tsx?$/.test(file));
  const block = [`${group}:`, ...patternMessages[kind].map((key) => `  ${key}: ${words}`), ''].join('\n');
  return {
    files: files.map(([file, text]) => ({ path: `${folders[kind]}/${name}/${fill(file)}`, text: fill(text) })),
    words: new Map(locales.list.map((locale) => [messagesFile(locale), block])),
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
