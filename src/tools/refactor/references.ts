// Finds the references to an item: fields, links, facts in braces, and components in prose.
import { namedText } from '../../content/markdown/file-names.ts';
import { placesInFiles, yamlPart } from '../../content/markdown/written-places.ts';
import { kindOfNames } from '../../content/names/kind-of-names.ts';
import { markdownAddressesIn, markdownLinksIn, relativeName } from '../../content/prose/markdown-links.ts';
import { assetFoldersIn, pictureAt } from '../../content/prose/markdown-pictures.ts';
import { type ContentTree, diskFileOf } from '../../content/tree.ts';
import { nodeAt, pairAt } from '../../content/yaml/node-at.ts';
import { applyOffsetEdits, type OffsetEdit } from '../../content/yaml/offset-edit.ts';
import { syntaxTree, type YamlNode } from '../../content/yaml/syntax-tree.ts';
import { cachedByKey } from '../../model/cached-by-key.ts';
import type { DataPath } from '../../model/data/place.ts';
import { walkNames } from '../../model/data/schema-walk.ts';
import { valueAt } from '../../model/data/value-at.ts';
import { walkOver } from '../../model/data/walk.ts';
import { proseIn } from '../../model/entries/prose-file.ts';
import { entryStem, fileWithId, idOf } from '../../model/entry-file.ts';
import { escapePattern } from '../../model/escape-pattern.ts';
import { groupBy } from '../../model/group-by.ts';
import { localeOfMessages } from '../../model/kind.ts';
import { shownProse } from '../../translations/shown-prose.ts';
import type { ProjectIndex } from '../new/project-index.ts';
import { nameAsYaml } from '../new/yaml/write-yaml.ts';
import { type Named, plainName } from './named.ts';

/** A place that names an item. */
export interface Reference {
  readonly file: string;
  /** In data: the path of the value with the name, or of the text with the fact. Undefined in prose. */
  readonly path: DataPath | undefined;
  /** The name under which the index has the data. It differs from `file` if the data is merged from the front matter of several files. */
  readonly dataFile: string;
  /** The offsets of the text to replace when the item is renamed. */
  readonly start: number;
  readonly end: number;
  /** `definition`: the item itself. `name`: a field or an image with the name. `link`: a link to the item. `fact`: a fact within a text. */
  readonly how: 'definition' | 'name' | 'link' | 'fact';
  /** Returns the replacement for a new name. */
  readonly renamed: (name: string) => string;
}

export interface FileEdit {
  readonly file: string;
  readonly edit: OffsetEdit;
}

/** Returns the edit that renames an item at a place. */
export const editOf = ({ file, start, end, renamed }: Reference, name: string): FileEdit => ({
  file,
  edit: { start, end, text: renamed(name) },
});

/** Returns all texts of content after `edits`. */
export function editedTexts({ texts }: Pick<ContentTree, 'texts'>, edits: readonly FileEdit[]): ReadonlyMap<string, string> {
  const byFile = groupBy(edits, ({ file }) => file);
  return new Map(
    [...texts].map(([file, text]) => [
      file,
      applyOffsetEdits(
        text,
        (byFile.get(file) ?? []).map(({ edit }) => edit),
      ),
    ]),
  );
}

/** Returns all references to an item, file by file: first those in YAML, then those in prose. In each YAML file, definitions come first. */
export function referencesTo(named: Named, index: ProjectIndex): readonly Reference[] {
  const { data, tree } = index;
  const inYaml = [...data].flatMap(([file, value]) => {
    const found = [...definitionsIn(named, file), ...placesIn(named, { file, value, index })];
    return found.length === 0 ? [] : located(found, file, index);
  });
  const inProse = [...tree.texts].flatMap(([file, text]) => (file.endsWith('.mdx') ? proseReferences(named, { file, text, index }) : []));
  return [...inYaml, ...inProse];
}

/** A key or value in data that names an item. */
interface NamePlace {
  readonly path: DataPath;
  readonly at: 'key' | 'value';
  readonly how: Reference['how'];
}

const definitionsIn = ({ definitions }: Named, file: string): NamePlace[] =>
  definitions.flatMap((one) => (one.file === file ? [{ path: one.path, at: one.at, how: 'definition' as const }] : []));

interface FileOfContent {
  readonly file: string;
  readonly value: unknown;
  readonly index: ProjectIndex;
}

function placesIn(named: Named, { file, value, index }: FileOfContent): (NamePlace & { readonly fact?: RegExp })[] {
  const { locales } = index;
  const places: (NamePlace & { readonly fact?: RegExp })[] = [];
  const add = (path: DataPath, how: Reference['how'], fact?: RegExp): void =>
    void places.push({ path: [...path], at: 'value', how, ...(fact && { fact }) });
  const schema = index.schemas.get(file);
  const name = plainName(named);
  if (schema !== undefined && (named.within === undefined || named.within === file))
    walkNames(schema, value, (own, inner, path) => {
      if (inner === name && named.names.includes(kindOfNames(own, file) ?? '')) add(path, 'name');
    });
  // Braces in messages are placeholders of i18next, not facts.
  const fact = localeOfMessages(file, locales) === undefined ? factOf(named) : undefined;
  walkOver(value, { locales })({
    link: (link, _, path) => {
      const key = keyNaming(named, { file, index }, link);
      if (key !== undefined) add([...path, key], 'link');
    },
    scalar: (text, path) => {
      if (fact !== undefined && typeof text === 'string' && text.search(fact) >= 0) add(path, 'fact', fact);
    },
  });
  return places;
}

/** Returns the key of a link, or the attribute of a component, that refers to the item. */
function keyNaming(named: Named, { file, index }: Pick<FileOfContent, 'file' | 'index'>, link: object): string | undefined {
  const leading = (key: string): unknown => valueAt(link, [key]);
  const { name, links, within } = named;
  if (within === undefined) return links.find((key) => leading(key) === name);
  if (leading('anchor') !== plainName(named)) return undefined;
  const [page = ''] = links;
  const leadsThere = leading(page) === undefined ? filesOf(within, index).includes(file) : leading(page) === idOf(within);
  return leadsThere ? 'anchor' : undefined;
}

/** Returns the file of an entry and the files of its prose. */
const filesOf = (file: string, { data, locales }: ProjectIndex): string[] => [
  file,
  ...shownProse(file, data.get(file)).flatMap((name) => locales.list.map((locale) => proseIn(name, locale))),
];

/** Returns a pattern for the name of the item in facts in braces, or undefined if an item of this kind has no facts. */
function factOf({ name, facts }: Named): RegExp | undefined {
  const prefixes = facts.map(escapePattern).join('|');
  return facts.length === 0 ? undefined : new RegExp(String.raw`(?<=\{(?:${prefixes}))${escapePattern(name)}(?=[.}])`, 'g');
}

/** Returns the references at places of data, with their positions in the source YAML. */
function located(
  places: readonly (NamePlace & { readonly fact?: RegExp })[],
  dataFile: string,
  { tree }: Pick<ProjectIndex, 'tree'>,
): readonly Reference[] {
  const yamlIn = cachedByKey((file: string) => {
    const text = yamlPart(file, tree.texts.get(file) ?? '');
    return { text, root: syntaxTree(text) };
  });
  return places.flatMap(({ path, at, how, fact }) =>
    placesInFiles({ file: dataFile, path }, tree).flatMap(({ file, path: written }): readonly Reference[] => {
      const { text, root } = yamlIn(file);
      const node: YamlNode | undefined = at === 'key' ? pairAt(root, written)?.key : nodeAt(root, written);
      if (node?.kind !== 'scalar' || node.start < 0) return [];
      const { start, end } = node;
      const place = { file, path, dataFile, how };
      if (fact === undefined) {
        const quote = /^["']/.exec(text.slice(start, end))?.[0];
        const renamed = (name: string): string => (quote === undefined ? nameAsYaml(name) : `${quote}${name}${quote}`);
        return [{ ...place, start, end, renamed }];
      }
      return [...text.slice(start, end).matchAll(fact)].map(({ 0: found, index }) => ({
        ...{ ...place, start: start + index, end: start + index + found.length },
        renamed: (name: string) => name,
      }));
    }),
  );
}

interface ProseFile extends Omit<FileOfContent, 'value'> {
  readonly text: string;
}

/** Returns a reference in prose. By default, the new name itself replaces the old one. */
function proseReference(
  file: string,
  how: Reference['how'],
  { start, length, renamed = (name) => name }: { readonly start: number; readonly length: number; readonly renamed?: Reference['renamed'] },
): Reference {
  return { file, path: undefined, dataFile: file, start, end: start + length, how, renamed };
}

/** Returns the references in a prose text: in facts in braces, in attributes of components, and in links and images. */
function proseReferences(named: Named, prose: ProseFile): readonly Reference[] {
  const { file, text } = prose;
  const fact = factOf(named);
  const inBraces = fact === undefined ? [] : [...text.matchAll(fact)];
  return [
    ...inBraces.map(({ 0: { length }, index: start }) => proseReference(file, 'fact', { start, length })),
    ...componentsNaming(named, prose),
    ...linksNaming(named, prose),
  ];
}

/** Returns the references in Markdown links and images: to the file of an entry, to an anchor, or to an asset. */
function linksNaming(named: Named, { file, text, index }: ProseFile): readonly Reference[] {
  const { entry, within, asset } = named;
  const name = plainName(named);
  const { tree, model } = index;
  if (asset !== undefined) return picturesNaming(name, { file, text, index });
  const textName = (written: string) => namedText(written, model);
  return markdownLinksIn(diskFileOf(tree, file), text, textName).flatMap(
    ({ start, address, end, fragment, toPath, toFile }): readonly Reference[] => {
      if (entry !== undefined) {
        if (toFile !== entryStem(entry.file)) return [];
        const { at, written, folder } = writtenEnd(address, stemInFolder(entry.file));
        const fileOf = (id: string): string =>
          index.entries.find((one) => one.folder === entry.folder && one.id === id)?.file ?? fileWithId(entry.file, id);
        const renamed = (id: string): string => {
          const way = relativeName(folder, stemInFolder(fileOf(id)));
          return written.startsWith('./') && !way.startsWith('.') ? `./${way}` : way;
        };
        return written === '' ? [] : [proseReference(file, 'link', { start: start + at, length: written.length, renamed })];
      }
      if (within === undefined || fragment !== name) return [];
      const ownFile = address === '' && filesOf(within, index).includes(file);
      const leadsThere = ownFile || toFile === entryStem(within) || index.urls.get(toPath ?? '') === within;
      return leadsThere ? [proseReference(file, 'link', { start: end - name.length, length: name.length })] : [];
    },
  );
}

/** Returns the references in Markdown links and images to a file of content/assets. */
function picturesNaming(name: string, { file, text, index: { tree } }: ProseFile): readonly Reference[] {
  const onDisk = diskFileOf(tree, file);
  const folders = { folder: onDisk.slice(0, onDisk.lastIndexOf('/')), assetFolders: assetFoldersIn(tree.assets.keys()) };
  const { length } = name;
  return markdownAddressesIn(onDisk, text).flatMap(({ start, address }) =>
    pictureAt(address, folders) === name ? [proseReference(file, 'name', { start: start + address.length - length, length })] : [],
  );
}

/** Returns the file of an entry without its collection and ending: `deploy/index` for `guides/deploy/index.yaml`. */
const stemInFolder = (file: string): string => entryStem(file).slice(file.indexOf('/') + 1);

/**
 * Returns the last segments that `address` shares with `stem`, the path of the linked file: `deploy/index` in `../en/deploy/index.md`. Only
 * these segments depend on the name of the entry. Also returns their offset in `address`, and the folder before them in `stem`.
 */
function writtenEnd(address: string, stem: string): { readonly at: number; readonly written: string; readonly folder: string } {
  const bare = address.replace(/\.[^/]*$/, '');
  const [parts, names] = [bare.split('/').reverse(), stem.split('/').reverse()];
  const differs = names.findIndex((name, index) => parts[index] !== name);
  const shared = names.slice(0, differs === -1 ? names.length : differs).reverse();
  const written = shared.join('/');
  const folder = stem.slice(0, stem.length - written.length);
  // A `./` is replaced, too, because `./../` would be no idiomatic path.
  const prefix = bare === `./${written}` ? './' : '';
  return { at: bare.length - written.length - prefix.length, written: prefix + written, folder };
}

function componentsNaming(named: Named, { file, text, index: project }: ProseFile): readonly Reference[] {
  return [...text.matchAll(/<(Link|Fact|Picture)\b[^>]*>/g)].flatMap(({ 0: tag, 1: component, index: from }): readonly Reference[] => {
    const attributes = [...tag.matchAll(/\b(\w+)\s*=\s*(["'])(.*?)\2/g)];
    const values = Object.fromEntries(attributes.map(({ 1: key = '', 3: value }) => [key, value]));
    const reference = (key: string, how: Reference['how'], before = ''): readonly Reference[] =>
      attributes
        .filter(({ 1: each }) => each === key)
        .map(({ 0: whole, 3: value = '', index }) => {
          const start = from + index + whole.length - 1 - value.length + before.length;
          return proseReference(file, how, { start, length: plainName(named).length });
        });
    if (component === 'Picture') return named.asset !== undefined && values['asset'] === named.name ? reference('asset', 'name') : [];
    if (component === 'Fact') {
      const before = named.facts.find((fact) => `${values['name']}.`.startsWith(`${fact}${named.name}.`));
      return before === undefined ? [] : reference('name', 'fact', before);
    }
    const key = keyNaming(named, { file, index: project }, values);
    return key === undefined ? [] : reference(key, 'link');
  });
}
