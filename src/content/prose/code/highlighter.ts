// Shiki, which has the grammars of VS Code. Its colours are replaced by classes, which the styles of a site colour. Loaded when a text has
// code in a language, and each grammar when one is in it.
import type { HighlighterCore, LanguageRegistration, ThemeRegistrationRaw } from '@shikijs/core';

interface LanguageModule {
  readonly default: LanguageRegistration[];
}

/** The classes of tokens, without `tok-`, each with the scopes of grammars that get it; later ones win. */
const scopes: Readonly<Record<string, readonly string[]>> = {
  punctuation: ['punctuation', 'meta.brace'],
  variable: ['variable', 'support.variable'],
  keyword: ['keyword', 'storage', 'variable.language', 'entity.name.section.group-title'],
  constant: ['constant.language', 'constant.other', 'support.constant', 'constant.character'],
  number: ['constant.numeric'],
  string: ['string', 'punctuation.definition.string', 'markup.inline.raw', 'constant.character.escape'],
  function: ['entity.name.function', 'support.function', 'meta.function-call.generic'],
  type: ['entity.name.type', 'entity.name.class', 'support.type', 'support.class', 'entity.other.inherited-class', 'entity.name.namespace'],
  property: [
    'entity.other.attribute-name',
    'support.type.property-name',
    'meta.object-literal.key',
    'entity.name.tag.yaml',
    'variable.other.property',
  ],
  tag: ['entity.name.tag', 'punctuation.definition.tag'],
  heading: ['markup.heading', 'entity.name.section'],
  inserted: ['markup.inserted'],
  deleted: ['markup.deleted'],
  comment: ['comment', 'punctuation.definition.comment'],
};

const names = Object.keys(scopes);

const colorOf = (index: number): string => `#${index.toString(16).padStart(6, '0')}`;

const theme: ThemeRegistrationRaw = {
  name: 'classes',
  type: 'light',
  settings: [
    { settings: { foreground: colorOf(0) } },
    ...Object.values(scopes).map((scope, index) => ({ scope: [...scope], settings: { foreground: colorOf(index + 1) } })),
  ],
};

const classByColor = new Map(names.map((name, index) => [colorOf(index + 1), `tok-${name}`]));

/** A piece of a line; without a class, it is as any text. */
export interface Token {
  readonly text: string;
  readonly className: string | undefined;
}

export interface Highlighter {
  /** The names of all languages. */
  readonly languages: readonly string[];
  readonly has: (language: string) => boolean;
  /** The tokens of each line. Only languages that were asked for are known. */
  readonly tokens: (code: string, language: string) => readonly (readonly Token[])[];
}

/** Names of languages without a grammar: they are shown as they are. */
const plain: ReadonlySet<string> = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'ansi']);

interface Opened {
  readonly known: ReadonlySet<string>;
  readonly coreOf: (language: string) => Promise<HighlighterCore>;
}

let opened: Promise<Opened> | undefined;

async function open(): Promise<Opened> {
  const [{ createHighlighterCore }, { createOnigurumaEngine }, { languageNames, languageAliasNames }] = await Promise.all([
    import('@shikijs/core'),
    import('@shikijs/engine-oniguruma'),
    import('@shikijs/langs'),
  ]);
  const engine = createOnigurumaEngine(import('@shikijs/engine-oniguruma/wasm-inlined'));
  // A grammar uses others that happen to be loaded, so each has a core of its own: code looks the same beside any other code.
  const cores = new Map<string, Promise<HighlighterCore>>();
  const coreOf = (language: string): Promise<HighlighterCore> => {
    const langs = [import(`@shikijs/langs/${language}`) as Promise<LanguageModule>];
    const core = cores.get(language) ?? createHighlighterCore({ themes: [theme], langs, engine, warnings: false });
    cores.set(language, core);
    return core;
  };
  return { coreOf, known: new Set<string>([...languageNames, ...languageAliasNames]) };
}

const plainLines = (code: string) => code.split('\n').map((text): readonly Token[] => [{ text, className: undefined }]);

/** For code in no language. */
export const withoutGrammars: Pick<Highlighter, 'tokens'> = { tokens: plainLines };

/** A highlighter with the grammars of these languages, as far as there are some. */
export async function highlighterFor(languages: readonly string[]): Promise<Highlighter> {
  opened ??= open();
  const { coreOf, known } = await opened;
  const has = (language: string): boolean => plain.has(language) || known.has(language);
  const cores = new Map<string, HighlighterCore>();
  for (const language of languages) if (known.has(language)) cores.set(language, await coreOf(language));
  return {
    languages: [...known],
    has,
    tokens: (code, language) => {
      const core = cores.get(language);
      if (core === undefined) return plainLines(code);
      return core.codeToTokensBase(code, { lang: language, theme: theme.name ?? '' }).map((line) => joined(line));
    },
  };
}

/** Neighbours of one class as one token. Blanks belong to the token before them. */
function joined(line: readonly { readonly content: string; readonly color?: string }[]): readonly Token[] {
  const tokens: Token[] = [];
  for (const { content, color = '' } of line) {
    const last = tokens.at(-1);
    const className = classByColor.get(color.toLowerCase());
    if (last !== undefined && (last.className === className || content.trim() === ''))
      tokens[tokens.length - 1] = { text: last.text + content, className: last.className };
    else tokens.push({ text: content, className: content.trim() === '' ? undefined : className });
  }
  return tokens;
}
