// Adds a language to a page: a placeholder for each text, new files for prose, and fallbacks for links to pages without the language.
import { fileInLanguage } from '../../content/markdown/file-names.ts';
import { cutFrom, fromCodeIn, placesInFiles } from '../../content/markdown/written-places.ts';
import { type ReadOptions, readSite } from '../../content/read.ts';
import { type ContentTree, diskFileOf, replaceTexts } from '../../content/tree.ts';
import { nodeAt } from '../../content/yaml/node-at.ts';
import { applyOffsetEdits, type OffsetEdit } from '../../content/yaml/offset-edit.ts';
import { syntaxTree, type YamlNode } from '../../content/yaml/syntax-tree.ts';
import { todoText } from '../../content/yaml/todo-text.ts';
import { localeName, type ToolMessages, toolMessages } from '../../diagnostics/messages/messages.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { entryLanguagesIn, listedLanguages, textBlocksIn } from '../../model/data/walk.ts';
import { proseIn } from '../../model/entries/prose-file.ts';
import type { Locale } from '../../model/languages/locale.ts';
import { filesNamed, pageNames } from '../../translations/pages-named.ts';
import { shownProse } from '../../translations/shown-prose.ts';
import { newFindings } from '../new/new-findings.ts';
import type { ProjectIndex } from '../new/project-index.ts';
import { withTodos } from '../new/todo-markdown.ts';
import { changesBetween } from './change.ts';
import type { Refactoring } from './complete-change.ts';

export interface AddLanguageRequest {
  /** The id, file or URL of the page. */
  readonly page: string;
  readonly locale: Locale;
  readonly index: ProjectIndex;
  readonly options: ReadOptions;
  readonly messages: ToolMessages;
}

export interface AddedLanguage extends Pick<Refactoring, 'changes' | 'tree' | 'fromCode'> {
  readonly file: string;
  /** The number of texts to translate. */
  readonly texts: number;
}

/** Returns the page with a placeholder for each missing text, or a sentence that explains why the language cannot be added. */
export async function addLanguageToPage({ page, locale, index, options, messages }: AddLanguageRequest): Promise<AddedLanguage | string> {
  const { refactor } = messages;
  const file = fileOf(page, index);
  if (file === undefined) return refactor.noPage(page, suggest(page, pageNames(namesIn(index))));
  const { data, locales, tree } = index;
  const value = data.get(file);
  if (entryLanguagesIn(value, locales) === undefined) return refactor.noLanguages(diskFileOf(tree, file), locales.source);
  const hasLanguage = refactor.hasLanguage(diskFileOf(tree, file), localeName(locale, locales, messages.language), page);
  if (listedLanguages(value, locales)?.includes(locale) === true) return hasLanguage;
  const { edited, newNames, count } = editedFiles({ file, locale, index });
  const linked = await mendLinks(replaceTexts(tree, new Map([...tree.texts, ...edited]), { newNames }), file, { locale, index, options });
  const changes = changesBetween(tree, linked, new Map());
  // Without a list of languages, the page has all of them, and no text is missing.
  if (changes.length === 0) return hasLanguage;
  const added = changes.filter(({ from }) => from === undefined).length;
  return { file, texts: count + added, changes, tree: linked, fromCode: fromCodeIn({ entry: { file } }, [], index) };
}

interface Edited {
  readonly edited: ReadonlyMap<string, string>;
  /** The names of new files on disk, by their name in the tree, if the two differ. */
  readonly newNames: ReadonlyMap<string, string>;
  /** The number of texts to translate in existing files. */
  readonly count: number;
}

function editedFiles({
  file,
  locale,
  index,
}: Omit<AddLanguageRequest, 'page' | 'options' | 'messages'> & { readonly file: string }): Edited {
  const { data, tree } = index;
  const document = tree.documents?.get(file);
  if (document !== undefined) return { ...translatedMarkdown({ file, locale, index }), count: 0 };
  const text = tree.texts.get(file) ?? '';
  const ofTexts = textEdits(data.get(file), { text, index, locale });
  const edits = [...ofTexts, ...listEdit(text, locale)];
  const edited = new Map([[file, applyOffsetEdits(text, edits)] as const, ...proseFiles(file, locale, index)]);
  return { edited, newNames: new Map(), count: ofTexts.length };
}

const namesIn = ({ data, urls, locales, tree }: ProjectIndex) => {
  const addresses = new Map<string, string[]>();
  for (const [url, file] of urls) addresses.set(file, [...(addresses.get(file) ?? []), url]);
  return { data, addresses, locales, tree };
};

function fileOf(page: string, index: ProjectIndex): string | undefined {
  const files = new Set(index.entries.map(({ file }) => file));
  return filesNamed(page, namesIn(index)).find((file) => files.has(file));
}

interface Scope {
  readonly text: string;
  readonly index: ProjectIndex;
  readonly locale: Locale;
}

/** Returns the edits that add a placeholder to each text that lacks the language. Blocks with their own list of languages do not change. */
function textEdits(value: unknown, { text, index: { locales }, locale }: Scope): OffsetEdit[] {
  const tree = syntaxTree(text);
  const own = entryLanguagesIn(value, locales);
  return textBlocksIn(value, { locales, languages: own }).flatMap(({ words, languages, path }) => {
    const source = locales.preference(locale).find((each) => typeof words[each] === 'string');
    const edit = languages?.join() === own?.join() && !(locale in words) ? entryAfter(nodeAt(tree, path), { text, line: '' }) : undefined;
    if (edit === undefined || source === undefined) return [];
    return [edit(`${locale}: ${todoText(nodeAt(tree, [...path, source]), text)}`)];
  });
}

interface Written {
  readonly text: string;
  /** The prefix of a new line, such as the dash of a list entry. */
  readonly line: string;
}

const lastScalar = (node: YamlNode | undefined): number => {
  if (node?.kind === 'list') return lastScalar(node.items.at(-1));
  if (node?.kind === 'map') return lastScalar(node.pairs.at(-1)?.value);
  return node?.end ?? -1;
};

const firstScalar = (node: YamlNode | undefined): number => {
  if (node?.kind === 'list') return firstScalar(node.items[0]);
  if (node?.kind === 'map') return firstScalar(node.pairs[0]?.key);
  return node?.start ?? -1;
};

/**
 * Returns a function that adds an entry at the end of a map or list, in the notation of the other entries, or undefined
 * if there are no other entries.
 */
function entryAfter(node: YamlNode | undefined, { text, line }: Written): ((entry: string) => OffsetEdit) | undefined {
  const [start, last] = [firstScalar(node), lastScalar(node)];
  if (start < 0 || last < 0) return undefined;
  const end = text.slice(0, last).trimEnd().length;
  if (/[[{]\s*$/.test(text.slice(0, start))) return (entry) => ({ start: end, end, text: `, ${entry}` });
  const lineEnd = text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end);
  const column = start - line.length - (text.lastIndexOf('\n', start - 1) + 1);
  return (entry) => ({ start: lineEnd, end: lineEnd, text: `\n${' '.repeat(column)}${line}${entry}` });
}

/** Returns the edit that adds the language to the page's list of languages; none if the page has no list. */
function listEdit(text: string, locale: Locale): OffsetEdit[] {
  const edit = entryAfter(nodeAt(syntaxTree(text), ['languages']), { text, line: '- ' });
  return edit === undefined ? [] : [edit(locale)];
}

/** Returns the missing prose files of the page, each with the text to translate. */
function proseFiles(
  file: string,
  locale: Locale,
  { data, tree, locales }: AddLanguageRequest['index'],
): readonly (readonly [string, string])[] {
  const {
    language,
    refactor: { translateFrom },
  } = toolMessages(locales.of(locale).tag);
  return shownProse(file, data.get(file)).flatMap((name) => {
    const from = locales.preference(locale).find((each) => each !== locale && tree.texts.has(proseIn(name, each)));
    const target = proseIn(name, locale);
    if (from === undefined || tree.texts.has(target)) return [];
    return [[target, `${translateFrom(localeName(from, locales, language))}\n\n${tree.texts.get(proseIn(name, from))}`] as const];
  });
}

/**
 * Adds a fallback to links of the page whose target lacks the language, and removes fallbacks from links to the page
 * that no longer need one.
 */
async function mendLinks(
  tree: ContentTree,
  file: string,
  { locale, index, options }: Omit<AddLanguageRequest, 'page' | 'messages'>,
): Promise<ContentTree> {
  const reuse = { queries: index.queries, ...options };
  const { findings } = await readSite(tree, reuse);
  const texts = new Map(tree.texts);
  const lacking = findings.filter((each) => each.code === 'link-language' && each.file === file && each.args['language'] === locale);
  const text = texts.get(file) ?? '';
  const root = syntaxTree(text);
  const edits = lacking.flatMap(({ path = [] }) => {
    const edit = entryAfter(nodeAt(root, path.slice(0, -1)), { text, line: '' });
    return edit === undefined ? [] : [edit(`fallback: ${index.locales.of(locale).fallback}`)];
  });
  texts.set(file, applyOffsetEdits(text, edits));
  const { findings: before } = await readSite(index.tree, reuse);
  for (const { code, file: other, path } of newFindings(before, findings))
    for (const place of code !== 'link-fallback' || path === undefined ? [] : placesInFiles({ file: other, path }, tree))
      texts.set(place.file, await cutFrom(place.file, texts.get(place.file) ?? '', place.path));
  return replaceTexts(tree, texts);
}

interface Translation {
  /** The file of the data of the page. */
  readonly file: string;
  readonly locale: Locale;
  readonly index: ProjectIndex;
}

/** Returns the text of the new file, and the name of the file on disk, both by the name of the file in the tree. */
function translatedMarkdown({ file, locale, index }: Translation) {
  const { tree, locales, model } = index;
  const name = file.replace(/\.yaml$/, '');
  const source = locales.preference(locale).find((each) => tree.texts.has(proseIn(name, each))) ?? locales.source;
  const from = proseIn(name, source);
  const target = proseIn(name, locale);
  const { language, refactor } = toolMessages(locales.of(locale).tag);
  const remark = refactor.translateFrom(localeName(source, locales, language));
  const text = withTodos(from, { text: tree.texts.get(from) ?? '', locale: source, dataFile: file, remark }, index);
  return { edited: new Map([[target, text]]), newNames: new Map([[target, fileInLanguage(diskFileOf(tree, from), locale, model)]]) };
}
