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
import { namedText } from '../markdown/file-names.ts';
import type { ContentTree } from '../tree.ts';
import { type CachedProse, cachedForm, restored } from './cached-prose.ts';
import { EditedTexts, maxEdited } from './edited-text.ts';
import { LazyRoots } from './lazy-roots.ts';
import { type ParsedProse, type ProseContent, type ProseOptions, parseProse } from './prose.ts';

const proseQuery = defineQuery('prose');

/** Part of the keys in the cache. Change it when the shape of the cached data changes. */
const format = 'prose in compressed lines, with a compact tree and the parts without words';

export interface ReadProse {
  readonly texts: ReadonlyMap<string, ProseContent>;
  readonly roots: ReadonlyMap<string, Root>;
  readonly findings: readonly Finding[];
}

/** Called for each content file that was read. `isKept` is true if the parsed result came from the cache. */
export type OnRead = (isKept?: boolean) => void;

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

/** Returns whether a text is MDX. A text that a function of the site returned is Markdown, unless it was read from an .mdx file. */
export function isMdxText(file: string, { diskNames, origins }: Pick<ContentTree, 'diskNames' | 'origins'>): boolean {
  const origin = origins?.get(file)?.place.file;
  return origin === undefined ? !(diskNames?.get(file) ?? file).endsWith('.md') : origin.endsWith('.mdx');
}

/** Parses the prose files `files`. */
export async function readProse(
  tree: Pick<ContentTree, 'texts' | 'versions' | 'diskNames' | 'origins'>,
  files: readonly string[],
  { model, cache, queries, onRead }: ReadProseOptions,
): Promise<ReadProse> {
  const { texts, versions, diskNames } = tree;
  const { locales, proseComponents: components } = model;
  const textName = (file: string) => namedText(file, model);
  // The part of the model on which text names depend.
  const markdown = Object.keys(model.collections).filter((name) => model.collections[name]?.markdown === true);
  const namedBy = [...locales.list, '/', ...markdown].join(' ');
  // One map for all files, because at each save, the input lists of thousands of separate results would have to be compared.
  const { known, edits } = queries.compute(proseQuery, [components, namedBy, locales], () => ({
    known: new Map<string, KnownProse>(),
    edits: new EditedTexts(),
  }));
  let changed = 0;
  const keys: string[] = [];
  const inputs: ProseContent[] = [];
  const findings: Finding[] = [];
  for (const file of files) {
    const version = versions?.get(file);
    if (version === undefined && !texts.has(file)) continue;
    const text = () => texts.get(file) ?? '';
    const onDisk = diskNames?.get(file) ?? file;
    const isMdx = isMdxText(file, tree);
    const folder = onDisk.slice(0, Math.max(0, onDisk.lastIndexOf('/')));
    const hasFrontMatter = model.collections[collectionOf(file) ?? '']?.markdown === true;
    const source = version ?? text();
    let last = known.get(file);
    if (last === undefined || last.source !== source || last.onDisk !== onDisk || last.isMdx !== isMdx) {
      if (last !== undefined) changed += 1;
      // After a change of the git branch, many texts differ. Only the first ones get a tree, because all trees would take much memory.
      const edited = last !== undefined && changed <= maxEdited ? edits.of(`${file} ${isMdx}`) : undefined;
      const result = await cachedProse(
        file,
        { text, version: version ?? cache.digest(source) },
        { components, ...placeOf(file, locales), folder, textName, isMdx, hasFrontMatter, namedBy, cache, edited, onRead },
      );
      last = { source, onDisk, isMdx, result };
      known.set(file, last);
    }
    const { result } = last;
    findings.push(...result.findings);
    if (result.prose === undefined) continue;
    keys.push(file);
    inputs.push(result.prose);
  }
  // Removed files would only use memory.
  if (known.size > files.length) for (const file of known.keys()) if (!texts.has(file)) known.delete(file);
  const read = sameMapOf(queries, 'prose', { keys, inputs });
  return { texts: read, roots: new LazyRoots(read, (file) => read.get(file)?.root), findings };
}

/** Returns the inputs of parsing that depend on the file name: the language of the text, and the prefix of its footnotes. */
function placeOf(file: string, locales: Locales): Pick<ProseOptions, 'tag' | 'prefix'> {
  const tag = locales.of(localeOfProse(file, locales) ?? locales.source).tag;
  const end = file.lastIndexOf('/');
  return { tag, prefix: asIdStart(withoutLanguage(file.slice(end + 1))) };
}

/**
 * Returns the name of a text as a prefix of ids. A name may begin with a date, but an id with a digit at its start
 * would need escapes in CSS selectors.
 */
const asIdStart = (name: string): string => (/^\d/.test(name) ? `text-${name}` : name);

async function cachedProse(
  file: string,
  { text, version }: { readonly text: () => string; readonly version: string },
  { onRead, namedBy, ...options }: ProseOptions & Pick<ReadProseOptions, 'onRead'> & { readonly namedBy: string },
): Promise<ParsedProse> {
  const { components, tag, prefix, folder, isMdx, hasFrontMatter, cache } = options;
  const key = JSON.stringify([format, components, tag, prefix, folder, namedBy, isMdx, hasFrontMatter, version]);
  // Values under this key are only set below.
  const known = cache.get(key) as CachedProse | undefined;
  onRead?.(known !== undefined);
  if (known !== undefined) return { prose: restored(known, cache), findings: [] };
  const { prose, findings } = await parseProse(file, text(), options);
  if (prose === undefined) return { findings };
  // The result is restored from the cached form in any case, so that builds with and without a cache give the same
  // bytes.
  const cached = cachedForm(prose, cache);
  if (findings.length === 0) cache.set(key, cached);
  return { prose: restored(cached, cache), findings };
}
