// Parses the prose of a content folder; unchanged texts come from the cache.
import type { Root } from 'hast';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { ContentModel } from '../../model/collection.ts';
import { localeOfProse, withoutLanguage } from '../../model/entries/prose-file.ts';
import { collectionOf } from '../../model/entry-file.ts';
import type { Locales } from '../../model/languages/locale.ts';
import { sameMapOf } from '../../store/lists.ts';
import { defineQuery } from '../../store/query.ts';
import type { QueryCache } from '../../store/query-cache.ts';
import type { Cache } from '../cache.ts';
import type { ContentTree } from '../tree.ts';
import { EditedTexts, maxEdited } from './edited-text.ts';
import { LazyRoots } from './lazy-roots.ts';
import { assetFoldersIn } from './markdown-pictures.ts';
import { cachedText, namingKey, type PlainNaming, parseText, type TextRequest, textKey, textNames } from './parse-text.ts';
import type { ParsedProse, ProseContent, ProseInputs } from './prose.ts';

const proseQuery = defineQuery('prose');

export interface ReadProse {
  readonly texts: ReadonlyMap<string, ProseContent>;
  readonly roots: ReadonlyMap<string, Root>;
  /** Texts with errors whose references can be checked. */
  readonly faulty: ReadonlyMap<string, ProseContent>;
  readonly findings: readonly Finding[];
}

/** Called for each content file that was read. `isCached` is true if the parsed result came from the cache. */
export type OnRead = (isCached?: boolean) => void;

interface ReadProseOptions {
  readonly model: Pick<ContentModel, 'collections' | 'locales' | 'proseComponents'>;
  readonly cache: Cache;
  readonly queries: QueryCache;
  readonly onRead?: OnRead | undefined;
}

/** The last result of a file with its inputs. */
interface KnownProse {
  /** The version of the text, or the text itself. */
  readonly source: string;
  readonly onDisk: string;
  readonly isMdx: boolean;
  readonly result: ParsedProse;
}

interface LastProse {
  readonly known: Map<string, KnownProse>;
  readonly edits: EditedTexts;
}

type ProseTree = Pick<ContentTree, 'texts' | 'versions' | 'diskNames' | 'origins' | 'assets'>;

/** Returns whether a text is MDX. A text that a function of the site returned is Markdown, unless it was read from an .mdx file. */
export function isMdxText(file: string, { diskNames, origins }: Pick<ContentTree, 'diskNames' | 'origins'>): boolean {
  const origin = origins?.get(file)?.place.file;
  return origin === undefined ? !(diskNames?.get(file) ?? file).endsWith('.md') : origin.endsWith('.mdx');
}

/** Parses the prose files `files`. */
export async function readProse(tree: ProseTree, files: readonly string[], options: ReadProseOptions): Promise<ReadProse> {
  const { model, queries } = options;
  const naming = namingOf(model);
  const assetFolders = assetFoldersIn(tree.assets.keys());
  // One map for all files: with a separate result for each file, the inputs of thousands of results would be compared at each save.
  const last = queries.compute(proseQuery, [model.proseComponents, namingKey(naming), model.locales, assetFolders.join()], () => ({
    known: new Map<string, KnownProse>(),
    edits: new EditedTexts(),
  }));
  const { known } = last;
  const present = files.filter((file) => tree.versions?.has(file) === true || tree.texts.has(file));
  const stale: StaleText[] = [];
  for (const file of present) {
    const text = textIn(tree, file);
    const before = known.get(file);
    if (before?.source !== text.source || before.onDisk !== text.onDisk || before.isMdx !== text.isMdx)
      stale.push({
        ...text,
        file,
        version: tree.versions?.get(file),
        text: () => tree.texts.get(file) ?? '',
        isEdited: before !== undefined,
      });
  }
  if (stale.length > 0) await parseStale(stale, last, { ...options, naming, assetFolders });
  const keys: string[] = [];
  const inputs: ProseContent[] = [];
  const findings: Finding[] = [];
  const faulty = new Map<string, ProseContent>();
  for (const file of present) {
    const { prose, faulty: read, findings: found = [] } = known.get(file)?.result ?? {};
    findings.push(...found);
    if (read !== undefined) faulty.set(file, read);
    if (prose === undefined) continue;
    keys.push(file);
    inputs.push(prose);
  }
  // Removed files would only use memory.
  if (known.size > files.length) for (const file of known.keys()) if (!tree.texts.has(file)) known.delete(file);
  const read = sameMapOf(queries, 'prose', { keys, inputs });
  return { texts: read, roots: new LazyRoots(read, (file) => read.get(file)?.root), faulty, findings };
}

function namingOf({ locales, collections }: ReadProseOptions['model']): PlainNaming {
  const markdown = Object.keys(collections).filter((name) => collections[name]?.markdown === true);
  return { locales: locales.list, source: locales.source, markdown };
}

const textIn = (tree: ProseTree, file: string): Omit<KnownProse, 'result'> => ({
  source: tree.versions?.get(file) ?? tree.texts.get(file) ?? '',
  onDisk: tree.diskNames?.get(file) ?? file,
  isMdx: isMdxText(file, tree),
});

/** A text whose result is not in memory. */
interface StaleText extends Omit<KnownProse, 'result'> {
  readonly file: string;
  readonly version: string | undefined;
  readonly text: () => string;
  /** True if an earlier version of the text has been parsed. */
  readonly isEdited: boolean;
}

interface StaleOptions extends ReadProseOptions, Pick<ProseInputs, 'assetFolders'> {
  readonly naming: PlainNaming;
}

/** Adds results for `stale` to `last`: from the cache, or parsed. */
async function parseStale(stale: readonly StaleText[], { known, edits }: LastProse, options: StaleOptions): Promise<void> {
  const { model, cache, naming, assetFolders, onRead } = options;
  const keep = ({ file, source, onDisk, isMdx }: StaleText, result: ParsedProse): void => {
    known.set(file, { source, onDisk, isMdx, result });
  };
  const namedBy = namingKey(naming);
  const uncached: { readonly text: StaleText; readonly request: Omit<TextRequest, 'text'> }[] = [];
  for (const text of stale) {
    const request = requestFor(text, { model, cache, namedBy, assetFolders });
    const result = cachedText(request, cache);
    if (result === undefined) {
      uncached.push({ text, request });
      continue;
    }
    keep(text, result);
    onRead?.(true);
  }
  const textName = textNames(naming);
  let changed = 0;
  for (const { text, request } of uncached) {
    if (text.isEdited) changed += 1;
    // After a change of the git branch, many texts differ. Only the first ones get a tree, because all trees would take much memory.
    const edited = text.isEdited && changed <= maxEdited ? edits.of(`${text.file} ${text.isMdx}`) : undefined;
    keep(text, await parseText({ ...request, text: text.text() }, { textName, cache, edited }));
    onRead?.(false);
  }
}

interface RequestOptions extends Pick<ReadProseOptions, 'model' | 'cache'>, Pick<ProseInputs, 'assetFolders'> {
  readonly namedBy: string;
}

function requestFor(
  { file, text, version, onDisk, isMdx }: StaleText,
  { model, namedBy, cache, assetFolders }: RequestOptions,
): Omit<TextRequest, 'text'> {
  const inputs: ProseInputs = {
    components: model.proseComponents,
    ...placeOf(file, model.locales),
    folder: onDisk.slice(0, Math.max(0, onDisk.lastIndexOf('/'))),
    assetFolders,
    isMdx,
    hasFrontMatter: model.collections[collectionOf(file) ?? '']?.markdown === true,
  };
  return { file, inputs, key: textKey(inputs, { namedBy, version: version ?? cache.digest(text()) }) };
}

/** Returns the inputs of parsing that depend on the file name: the language of the text, and the prefix of its footnotes. */
function placeOf(file: string, locales: Locales): Pick<ProseInputs, 'tag' | 'prefix'> {
  const tag = locales.of(localeOfProse(file, locales) ?? locales.source).tag;
  const end = file.lastIndexOf('/');
  return { tag, prefix: asIdStart(withoutLanguage(file.slice(end + 1))) };
}

/**
 * Returns the name of a text as a prefix of ids. A name may begin with a date, but an id with a digit at its start
 * would need escapes in CSS selectors.
 */
const asIdStart = (name: string): string => (/^\d/.test(name) ? `text-${name}` : name);
