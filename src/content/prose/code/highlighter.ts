// Highlights code with Shiki, which has the grammars of VS Code. Tokens get classes instead of colors, so that the site's styles color
// them. Shiki can assign only colors, so the theme has one color for each class, and the colors are converted to classes. Shiki and each
// grammar are loaded when a text needs them.
import type { HighlighterCore, LanguageRegistration, ThemeRegistrationRaw } from '@shikijs/core';
import type { Cache } from '../../cache.ts';

interface LanguageModule {
  readonly default: LanguageRegistration[];
}

/** The classes of tokens, without `tok-`, each with its grammar scopes. Later classes take precedence. */
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

/** A piece of a line. Without a class, it has the color of ordinary text. */
export interface Token {
  readonly text: string;
  readonly className: string | undefined;
}

/** A piece of code, and its language in lower case. */
export interface CodePiece {
  readonly language: string;
  readonly code: string;
}

export interface Highlighter {
  /** The names of all languages that have a grammar. */
  readonly languages: readonly string[];
  readonly has: (language: string) => boolean;
  /** Returns the tokens of each line. Only the pieces passed to `highlighterFor` have classes. */
  readonly tokens: (piece: CodePiece) => readonly (readonly Token[])[];
}

/** Names of languages without a grammar: their code is shown without colors. */
const plain: ReadonlySet<string> = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'ansi']);

let known: Promise<ReadonlySet<string>> | undefined;

async function knownLanguages(): Promise<ReadonlySet<string>> {
  const { languageNames, languageAliasNames } = await import('@shikijs/langs');
  return new Set<string>([...languageNames, ...languageAliasNames]);
}

let engine: ReturnType<typeof openEngine> | undefined;

async function openEngine() {
  const { createOnigurumaEngine } = await import('@shikijs/engine-oniguruma');
  return createOnigurumaEngine(import('@shikijs/engine-oniguruma/wasm-inlined'));
}

/**
 * A core for each language. A grammar uses whichever other grammars its core has loaded, so with a shared core, the
 * result would depend on other code.
 */
const cores = new Map<string, Promise<HighlighterCore>>();

function coreOf(language: string): Promise<HighlighterCore> {
  const core = cores.get(language) ?? openCore(language);
  cores.set(language, core);
  return core;
}

async function openCore(language: string): Promise<HighlighterCore> {
  engine ??= openEngine();
  const { createHighlighterCore } = await import('@shikijs/core');
  const langs = [import(/* @vite-ignore */ `@shikijs/langs/${language}`) as Promise<LanguageModule>];
  return createHighlighterCore({ themes: [theme], langs, engine, warnings: false });
}

const plainLines = ({ code }: CodePiece) => code.split('\n').map((text): readonly Token[] => [{ text, className: undefined }]);

/** Tokens for code without a language. */
export const withoutGrammars: Pick<Highlighter, 'tokens'> = { tokens: plainLines };

/** Part of the keys in the cache. Change it when the cached data of a piece of code changes. */
const format = 'tokens of code';

const keyOf = ({ language, code }: CodePiece): string => JSON.stringify([format, language, code]);

/** Returns a highlighter for these pieces of code. Grammars are compiled only for pieces that are not cached. */
export async function highlighterFor(pieces: readonly CodePiece[], cache: Cache): Promise<Highlighter> {
  known ??= knownLanguages();
  const languages = await known;
  const found = new Map<string, readonly (readonly Token[])[]>();
  for (const piece of pieces) {
    const key = keyOf(piece);
    if (!languages.has(piece.language) || found.has(key)) continue;
    // Only the call of `cache.set` below sets values under this key.
    const cached = cache.get(key) as CachedTokens | undefined;
    const lines =
      cached?.map((line) => line.map(([text, className]) => ({ text, className }))) ?? tokenize(await coreOf(piece.language), piece);
    if (cached === undefined)
      cache.set(
        key,
        lines.map((line) => line.map(({ text, className }) => [text, className] as const)),
      );
    found.set(key, lines);
  }
  return {
    languages: [...languages],
    has: (language) => plain.has(language) || languages.has(language),
    tokens: (piece) => found.get(keyOf(piece)) ?? plainLines(piece),
  };
}

type CachedTokens = readonly (readonly (readonly [text: string, className: string | undefined])[])[];

const tokenize = (core: HighlighterCore, { language, code }: CodePiece): readonly (readonly Token[])[] =>
  // No time limit: by default, Shiki stops highlighting a line after half a second, so that pages would depend on the load of the machine.
  core.codeToTokensBase(code, { lang: language, theme: theme.name ?? '', tokenizeTimeLimit: 0 }).map((line) => joined(line));

/** Merges adjacent tokens with the same class. Blanks belong to the preceding token. */
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
