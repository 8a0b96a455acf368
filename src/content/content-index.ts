// Indexes a content folder before any check: files by kind, data, schemas, names, and signatures, which are the parts of entries that
// other files can depend on. The queries of a command share one cache, so no file is parsed twice.
import { assetName, publicName } from '../model/asset-file.ts';
import type { ContentModel } from '../model/collection.ts';
import { isOfMarkdown } from '../model/entry-file.ts';
import { flattened, listsOf } from '../store/lists.ts';
import { defineQuery, defineStoredQuery, storedAsData } from '../store/query.ts';
import type { QueryCache } from '../store/query-cache.ts';
import { type Classification, classify } from './classify.ts';
import { definedIn, definedNames, indexNames, type Names } from './names/index-names.ts';
import { parseFiles } from './parse-files.ts';
import type { ProseContent } from './prose/prose.ts';
import { type SharedContent, sharedContent } from './signature.ts';
import type { ContentTree } from './tree.ts';
import { type Schemas, schemasOf } from './validation/validate-all.ts';
import type { ParsedFiles } from './yaml/parse-result.ts';

const classifyQuery = defineQuery('classify');
const schemasQuery = defineQuery('schemas');
const definedInQuery = defineStoredQuery<unknown, ReturnType<typeof definedIn>>('defined names', storedAsData());
const definedNamesQuery = defineQuery('defined names of the site');
const headingsQuery = defineQuery('headings of prose', { cutsOff: true });
const headingsByFileQuery = defineQuery('headings by file');
const namesQuery = defineQuery('names');

const noProse: NonNullable<DataSources['prose']> = new Map();

export interface IndexOptions {
  readonly model: ContentModel;
  readonly queries: QueryCache;
}

export interface FileIndex {
  /** The files that could not be read from disk. */
  readonly unread: readonly string[];
  readonly files: Classification;
  readonly schemas: Schemas;
}

const isData = (file: string): boolean => /\.ya?ml$/.test(file);

/** Indexes the files of `tree` by name, including files that could not be read. */
export function indexFiles(tree: ContentTree, { model, queries }: IndexOptions): FileIndex {
  const unread = tree.problems.map(({ file }) => file);
  const names = [...tree.texts.keys(), ...unread.filter((file) => isData(file) || file.endsWith('.mdx'))];
  // In a collection of Markdown files, a YAML file is data of something else: its entries come from front matter and from code.
  const strays = names.filter((file) => isData(file) && isOfMarkdown(file, model) && tree.origins?.has(file) !== true);
  const files = queries.compute(classifyQuery, [...names, '', ...strays, model], () => classify(names, model, new Set(strays)));
  return { unread, files, schemas: queries.compute(schemasQuery, [files, model], () => schemasOf(files, model)) };
}

interface DataSources extends Pick<FileIndex, 'unread' | 'schemas'> {
  readonly tree: ContentTree;
  readonly data: ReadonlyMap<string, unknown>;
  /** Prose by file. If omitted, the headings of prose are unknown. */
  readonly prose?: ReadonlyMap<string, Pick<ProseContent, 'headings'>>;
}

export interface DataIndex extends SharedContent {
  /** Computes everything that content can refer to by name. */
  readonly names: () => Names;
}

/** Indexes the parts of files that other files can depend on. */
export function indexData({ tree, unread, schemas, data, prose = noProse }: DataSources, { model, queries }: IndexOptions): DataIndex {
  const given = listsOf(queries, 'data', data);
  const shared = sharedContent(data, { model, schemas, queries });
  const { signatures, single } = shared;
  const names = (): Names => {
    // `model.locales` is an input because the schema of a file depends on its path and the languages.
    const request = { query: definedInQuery, ...given, from: [model.locales] };
    const found = queries.each(request, (value, file) => definedIn(schemas.get(file), value));
    const defined = queries.stabilize(definedNamesQuery, definedNames(data, flattened(queries, 'defined names', found)));
    const assets = [...tree.assets.keys(), ...unread.flatMap((file) => assetName(file) ?? [])];
    const texts = [...prose.keys()];
    // Only the ids of headings are an input of the names, so other edits of a text do not change the names.
    const ids = queries.each({ query: headingsQuery, keys: texts, inputs: [...prose.values()], from: [] }, (text) =>
      text.headings.map(({ id }) => id),
    );
    const headings = queries.compute(
      headingsByFileQuery,
      [ids, ...texts],
      () => new Map(texts.map((file, index) => [file, ids[index] ?? []])),
    );
    const publicFiles = [...(tree.publicFiles?.keys() ?? []), ...unread.flatMap((file) => publicName(file) ?? [])];
    // The length separates the two lists, because a name may move from one to the other.
    return queries.compute(namesQuery, [signatures, single, model, defined, headings, assets.length, ...assets, ...publicFiles], () =>
      indexNames({ signatures, single, assets, publicFiles, defined, headings }, model),
    );
  };
  return { ...shared, names };
}

export interface ContentIndex extends FileIndex, DataIndex, Pick<ParsedFiles, 'data' | 'findings'> {}

/** Indexes all YAML of `tree`; content may be broken. */
export async function indexContent(tree: ContentTree, options: IndexOptions): Promise<ContentIndex> {
  const { queries } = options;
  const indexed = indexFiles(tree, options);
  const { data, findings } = await parseFiles(tree, [...tree.texts.keys()].filter(isData), { queries });
  return { ...indexed, ...indexData({ tree, ...indexed, data }, options), data, findings };
}
