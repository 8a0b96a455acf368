// Finds the items that content refers to by name, such as entries, price lists, contacts, anchors and assets.
import type { ToolMessages } from '../../diagnostics/messages/messages.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { assetFile, isBeside } from '../../model/asset-file.ts';
import { byCodeUnits } from '../../model/by-code-units.ts';
import type { DataPlace } from '../../model/data/place.ts';
import { metaIn, walkNames } from '../../model/data/schema-walk.ts';
import { listAt, valueAt } from '../../model/data/value-at.ts';
import { idOf } from '../../model/entry-file.ts';
import type { NameKind } from '../../model/references/names.ts';
import type { ProjectIndex } from '../new/project-index.ts';

/** An item with a name, and how content refers to it. */
export interface Named {
  /** The kind of the item in the command: `page`, `price`, `asset`. */
  readonly kind: string;
  readonly name: string;
  readonly entry?: ProjectIndex['entries'][number];
  /** For an asset: the file in the content folder. */
  readonly asset?: string;
  /** The keys and values that define the name; empty for entries and assets, which are named after their files. */
  readonly definitions: readonly Definition[];
  /** For an anchor: the file with the section. */
  readonly within?: string;
  /** The kinds of names in schemas that refer to the item. */
  readonly names: readonly NameKind[];
  /** The keys of links that refer to the item. For an anchor, these are the keys that name its page. */
  readonly links: readonly string[];
  /** The prefixes of facts about the item, before its name: `price.`. */
  readonly facts: readonly string[];
}

interface Definition extends DataPlace {
  /** Whether the name is the key or the value at `path`. */
  readonly at: 'key' | 'value';
}

interface KeyKind extends Pick<Named, 'names' | 'links' | 'facts'> {
  readonly file: string;
  readonly group: string;
}

/** Kinds of items whose names are keys of a file, by the kind in the command. */
const keyKinds: Readonly<Record<string, KeyKind>> = {
  price: {
    ...{ file: 'prices.yaml', group: 'lists' },
    ...{ names: ['priceLists'], links: [], facts: ['price.'] },
  },
  campaign: {
    ...{ file: 'prices.yaml', group: 'campaigns' },
    ...{ names: ['campaigns'], links: [], facts: ['campaign.'] },
  },
  contact: {
    ...{ file: 'site.yaml', group: 'contacts' },
    ...{ names: ['phones', 'emails'], links: ['phone', 'email'], facts: ['phone.', 'email.'] },
  },
  external: {
    ...{ file: 'site.yaml', group: 'externals' },
    ...{ names: ['externals'], links: ['external'], facts: [] },
  },
};

/** Returns the kinds of items that a site may have, its collections first. */
export function namedKinds({ model, names }: Pick<ProjectIndex, 'model' | 'names'>): readonly string[] {
  const all = [
    ...Object.values(model.collections).map(({ singular }) => singular),
    ...Object.keys(keyKinds),
    'anchor',
    'asset',
    ...Object.keys(names.defined),
  ];
  return [...new Set(all)];
}

/** Returns the items of a kind, sorted by name. */
export function itemsOfKind(kind: string, index: ProjectIndex): readonly Named[] {
  const { model } = index;
  const folder = Object.keys(model.collections).find((name) => model.collections[name]?.singular === kind);
  return [...itemsOf(kind, folder, index)].sort((one, other) => byCodeUnits(one.name, other.name));
}

function itemsOf(kind: string, folder: string | undefined, index: ProjectIndex): readonly Named[] {
  const own = { kind, definitions: [], names: [], links: [], facts: [] };
  if (folder !== undefined)
    return index.entries
      .filter((entry) => entry.folder === folder)
      .map((entry) => ({ ...own, name: entry.id, entry, names: [folder], links: [kind] }));
  const keys = Object.hasOwn(keyKinds, kind) ? keyKinds[kind] : undefined;
  if (keys !== undefined) return keysOf(kind, keys, index);
  if (kind === 'anchor') return anchorsIn(index);
  // Pictures in the folder of a text are not listed, because they have no name except that of their file.
  if (kind === 'asset')
    return index.names.assets.flatMap((name) => (isBeside(name) ? [] : [{ ...own, name, asset: assetFile(name), names: ['assets'] }]));
  return definedOf(kind, index);
}

function keysOf(kind: string, { file, group, names, links, facts }: KeyKind, { data }: ProjectIndex): readonly Named[] {
  const keys = Object.keys(Object(valueAt(data.get(file), [group])));
  return keys.map((name) => ({ kind, name, definitions: [{ file, path: [group, name], at: 'key' }], names, links, facts }));
}

const anchorsIn = ({ entries, data, model }: ProjectIndex): readonly Named[] =>
  entries.flatMap(({ file, folder }) => {
    const key = model.collections[folder]?.singular ?? folder;
    return listAt(data.get(file), ['sections']).flatMap((section, at): Named[] => {
      const id = valueAt(section, ['id']);
      if (typeof id !== 'string') return [];
      const definitions = [{ file, path: ['sections', at, 'id'], at: 'value' as const }];
      return [{ kind: 'anchor', name: `${idOf(file)}#${id}`, definitions, within: file, names: ['anchors'], links: [key], facts: [] }];
    });
  });

function definedOf(kind: string, { data, schemas }: ProjectIndex): readonly Named[] {
  const definitions = new Map<string, Definition[]>();
  for (const [file, value] of data) {
    const schema = schemas.get(file);
    if (schema === undefined) continue;
    walkNames(schema, value, (own, name, path) => {
      if (metaIn(own).defines !== kind || typeof name !== 'string') return;
      definitions.set(name, [...(definitions.get(name) ?? []), { file, path: [...path], at: 'value' }]);
    });
  }
  return [...definitions].map(([name, at]) => ({ kind, name, definitions: at, names: [kind], links: [], facts: [] }));
}

/** Returns the name of an anchor without its page; any other name unchanged. */
export const plainName = ({ name, within }: Pick<Named, 'name' | 'within'>): string =>
  within === undefined ? name : name.replace(/^.*#/, '');

/** Returns the item of this kind and name. If there is none, or more than one, returns a sentence that says so. */
export function findNamed({ kind, name }: Pick<Named, 'kind' | 'name'>, index: ProjectIndex, { refactor }: ToolMessages): Named | string {
  const kinds = namedKinds(index);
  if (!kinds.includes(kind)) return refactor.noKind(kind, suggest(kind, kinds), kinds);
  const all = itemsOfKind(kind, index);
  const written = name.replace(/^(?:\.\/)?content\//, '');
  const found = all.filter((one) =>
    [one.name, one.entry?.file, one.asset, one.within && `${one.within}#${plainName(one)}`].includes(written),
  );
  if (found.length === 1 && found[0] !== undefined) return found[0];
  if (found.length > 1)
    return refactor.several(
      name,
      found.map((one) => (one.within === undefined ? one.name : `${one.within}#${plainName(one)}`)),
    );
  const names = all.map((one) => one.name);
  return refactor.noneNamed({ kind, name }, suggest(name, names), names);
}
