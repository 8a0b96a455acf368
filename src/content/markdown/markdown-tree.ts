import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import { byCodeUnits } from '../../model/by-code-units.ts';
import { type ContentModel, derivedParent } from '../../model/collection.ts';
import { definitionOf } from '../../model/data/schema-walk.ts';
import { proseIn } from '../../model/entries/prose-file.ts';
import { collectionOf, idOf } from '../../model/entry-file.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Locale } from '../../model/languages/locale.ts';
import { lazyTexts } from '../../model/lazy-texts.ts';
import type { ContentTree, MarkdownEntry, Origin } from '../tree.ts';
import { isMarkdownFile, namedText, textNameOf } from './file-names.ts';
import { markdownEntry } from './markdown-entry.ts';
import { type FrontMatterForm, formOf, sharedSchema } from './merge-front-matter.ts';

type MarkdownModel = Pick<ContentModel, 'collections' | 'locales'>;

export interface MarkdownTools {
  readonly digest: (text: string) => string;
  /** Includes translations that are drafts. */
  readonly drafts?: boolean | undefined;
}

/** Returns `tree` with its Markdown files under the names of their texts, and with the entries of their front matter. */
export function withMarkdown(tree: ContentTree, model: MarkdownModel, { digest, drafts = false }: MarkdownTools): ContentTree {
  const files = [...tree.texts.keys()].filter(isMarkdownFile);
  const hasFrontMatter = Object.values(model.collections).some(({ markdown }) => markdown === true);
  if (!hasFrontMatter && files.every((file) => file.endsWith('.mdx'))) return tree;
  const { names, problems } = textNames(files, model);
  const renamed = renamedTree({ ...tree, problems: [...tree.problems, ...problems] }, names);
  const groups = hasFrontMatter ? entryGroups(files, names, model) : [];
  return groups.length === 0 ? renamed : withDocuments(renamed, groups, { model, digest, drafts });
}

interface TextNames {
  /** The names of texts by file on disk. */
  readonly names: ReadonlyMap<string, string>;
  readonly problems: readonly Finding[];
}

/** Computes the names of texts. If two files would get the same name, the second one keeps its own name and is reported. */
function textNames(files: readonly string[], model: MarkdownModel): TextNames {
  const taken = new Map<string, string>();
  const names = new Map<string, string>();
  const problems: Finding[] = [];
  const isNamedAlike = (file: string): number => (textNameOf(file, model) === file ? 0 : 1);
  for (const file of [...files].sort((one, other) => isNamedAlike(one) - isNamedAlike(other) || byCodeUnits(one, other))) {
    const name = textNameOf(file, model);
    const other = taken.get(name);
    if (other === undefined) {
      taken.set(name, file);
      names.set(file, name);
    } else problems.push(createFinding('text-duplicate', { file }, { other }));
  }
  return { names, problems };
}

function renamedTree(tree: ContentTree, names: ReadonlyMap<string, string>): ContentTree {
  const { texts, versions } = tree;
  const moved = new Map([...names].filter(([file, name]) => file !== name));
  if (moved.size === 0) return tree;
  const diskNames = new Map([...moved].map(([file, name]) => [name, file]));
  const nameOf = (file: string): string => moved.get(file) ?? file;
  return {
    ...tree,
    diskNames,
    texts: lazyTexts([...texts.keys()].map(nameOf).sort(byCodeUnits), (name) => texts.get(diskNames.get(name) ?? name)),
    ...(versions && { versions: new Map([...versions].map(([file, version]) => [nameOf(file), version])) }),
  };
}

interface EntryGroup {
  /** The name of the YAML file that the entry would have: `guides/start.yaml`. */
  readonly file: string;
  /** The text files of the entry, the source language first. */
  readonly files: readonly { readonly file: string; readonly locale: Locale }[];
}

function entryGroups(files: readonly string[], names: ReadonlyMap<string, string>, model: MarkdownModel): readonly EntryGroup[] {
  const { source, list } = model.locales;
  const order = [source, ...list.filter((locale) => locale !== source)];
  const texts = files.flatMap((file) => (names.has(file) ? (namedText(file, model) ?? []) : []));
  return [...groupBy(texts, ({ name }) => name)].map(([name, own]) => ({
    file: `${name}.yaml`,
    files: own
      .map(({ locale }) => ({ file: proseIn(name, locale), locale }))
      .sort((one, other) => order.indexOf(one.locale) - order.indexOf(other.locale)),
  }));
}

interface DocumentTools extends Required<MarkdownTools> {
  readonly model: MarkdownModel;
  readonly drafts: boolean;
}

function withDocuments(tree: ContentTree, groups: readonly EntryGroup[], { model, digest, drafts }: DocumentTools): ContentTree {
  const { texts } = tree;
  // If files have no versions, texts are compared instead.
  const versions = tree.versions ?? texts;
  const formIn = formsOf(model);
  const cached = cachedEntries(model);
  const ids = new Set(groups.map(({ file }) => `${collectionOf(file)}/${idOf(file)}`));
  const documents = new Map<string, MarkdownEntry>();
  const builtVersions = new Map<string, string>();
  for (const { file, files } of groups) {
    const derived = derivedOf(file, ids, model);
    const from = files.map((each) => versions.get(each.file));
    const ownNames = new Map(files.map((each) => [each.file, tree.diskNames?.get(each.file) ?? each.file]));
    const about = JSON.stringify([derived, files, ...ownNames.values(), ...(drafts ? ['drafts'] : [])]);
    const before = cached.get(file);
    const isUnchanged = before?.about === about && before.from.every((version, index) => version === from[index]);
    const build = (): CachedEntry => {
      const { form, schema } = formIn(collectionOf(file) ?? '');
      // So that the cached entry keeps only its own texts in memory, not all texts of the tree.
      const own = tree.versions === undefined ? new Map(files.map((each) => [each.file, texts.get(each.file) ?? ''])) : texts;
      const textOf = (name: string): string => own.get(name) ?? '';
      const onDisk = (name: string): string => ownNames.get(name) ?? name;
      const document = markdownEntry({ name: file, files, textOf, onDisk, form, schema, derived, locales: model.locales, drafts });
      return { about, from, document, version: digest(JSON.stringify([form, about, from])) };
    };
    const entry = before !== undefined && isUnchanged ? before : build();
    if (tree.versions === undefined) cached.set(file, entry);
    documents.set(file, entry.document);
    builtVersions.set(file, entry.version);
  }
  return {
    ...tree,
    documents,
    texts: lazyTexts([...texts.keys(), ...documents.keys()].sort(byCodeUnits), (file) => documents.get(file)?.text() ?? texts.get(file)),
    versions: new Map([...versions, ...builtVersions]),
    origins: new Map<string, Origin>([
      ...(tree.origins ?? []),
      ...groups.map(({ file, files }) => [file, { id: idOf(file), place: { file: files[0]?.file ?? file, line: 1, column: 1 } }] as const),
    ]),
  };
}

/** A cached entry of an earlier version of the content. */
interface CachedEntry {
  /** The inputs of the entry besides its texts, as JSON. */
  readonly about: string;
  /** The texts (or their versions) from which the entry was built. */
  readonly from: readonly (string | undefined)[];
  readonly document: MarkdownEntry;
  readonly version: string;
}

const allCached = new WeakMap<MarkdownModel['collections'], Map<string, CachedEntry>>();

/** Returns the cached entries of earlier versions by file. After a save, only the changed entry is built again. */
function cachedEntries({ collections }: MarkdownModel): Map<string, CachedEntry> {
  const known = allCached.get(collections) ?? new Map<string, CachedEntry>();
  allCached.set(collections, known);
  return known;
}

/** Returns a function that computes the form of the front matter of a folder, once for each folder. */
function formsOf(model: MarkdownModel): (folder: string) => CollectionForm {
  const forms = new Map<string, CollectionForm>();
  const make = (folder: string): CollectionForm => {
    const form = formOf(schemaOf(folder, model));
    return { form, schema: sharedSchema(schemaOf(folder, model), form.shape, model.locales) };
  };
  return (folder) => {
    const form = forms.get(folder) ?? make(folder);
    forms.set(folder, form);
    return form;
  };
}

interface CollectionForm {
  readonly form: FrontMatterForm;
  readonly schema: ReturnType<typeof sharedSchema>;
}

const schemaOf = (folder: string, { collections }: MarkdownModel) => {
  const schema = collections[folder]?.schema;
  if (schema === undefined) throw new Error(`There is no collection ${folder}.`);
  return schema;
};

/**
 * Returns data that is derived from the file name of an entry: the last part of the name, the nearest parent entry, and
 * the date at the start of the name.
 */
function derivedOf(file: string, ids: ReadonlySet<string>, model: MarkdownModel): Readonly<Record<string, unknown>> {
  const folder = collectionOf(file) ?? '';
  const shape = definitionOf(schemaOf(folder, model)).shape ?? {};
  const id = idOf(file);
  const above = id.split('/').slice(0, -1);
  const nearest = above.map((_, index) => above.slice(0, above.length - index).join('/'));
  const parent = [...nearest, 'index'].find((each) => each !== id && ids.has(`${folder}/${each}`));
  const day = /^(\d{4}-\d\d-\d\d)-/.exec(id.slice(id.lastIndexOf('/') + 1))?.[1];
  return {
    markdown: file.slice(file.lastIndexOf('/') + 1).replace(/\.yaml$/, ''),
    ...(parent !== undefined && shape['parent'] === derivedParent && { parent }),
    ...(day !== undefined && 'date' in shape && { date: day }),
  };
}
