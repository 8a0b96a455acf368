// Adds a new collection to archipel.config.ts: an import, and a key in `collections`. The rest of the file does not change.

interface CollectionListing {
  /** The name of the folder of the collection, in content and in templates/collections. */
  readonly name: string;
  /** The name under which the configuration imports the collection. */
  readonly local: string;
}

const importOf = ({ name, local }: CollectionListing): string => `import ${local} from './templates/collections/${name}/index.ts';`;

const keyOf = ({ name, local }: CollectionListing): string => (name === local ? name : `'${name}': ${local}`);

/** Returns the two lines that a person has to add to the configuration. */
export const listingLines = (listing: CollectionListing): readonly [string, string] => [
  importOf(listing),
  `collections: { …, ${keyOf(listing)} }`,
];

/**
 * Returns the source of a configuration with the collection added, or undefined if the source has no import or
 * `collections` is not a plain object literal.
 */
export function listCollection(source: string, listing: CollectionListing): string | undefined {
  const found = /^([ \t]*)collections:\s*\{([^{}]*)\}/m.exec(source);
  const imports = [...source.matchAll(/^import .*;$/gm)];
  if (found === null || imports.length === 0) return undefined;
  const [whole = '', indent = '', inner = ''] = found;
  const written = inner.trimEnd().replace(/,$/, '');
  const key = keyOf(listing);
  const listed = inner.includes('\n')
    ? `${written},\n${indent}  ${key},\n${indent}`
    : `${written}${written.trim() === '' ? '' : ','} ${key} `;
  const withKey = source.replace(whole, () => whole.replace(inner, () => listed));
  return addImport(
    withKey,
    importOf(listing),
    imports.map(([line]) => line),
  );
}

/**
 * Inserts the import of the new collection. Most configurations sort the imports of their collections by path, so the new import is placed
 * before the first one with a greater path. If no path is greater, it is placed after the last import of a collection or, if the
 * configuration imports no collections, after the last import.
 */
function addImport(source: string, line: string, imports: readonly string[]): string {
  const ofCollections = imports.filter((each) => each.includes("'./templates/collections/"));
  const pathOf = (each: string): string => each.replace(/^.* from /, '');
  const next = ofCollections.find((each) => pathOf(each) > pathOf(line));
  if (next !== undefined) return source.replace(next, () => `${line}\n${next}`);
  const last = ofCollections.at(-1) ?? imports.at(-1) ?? '';
  return source.replace(last, () => `${last}\n${line}`);
}
