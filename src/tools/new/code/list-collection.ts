// A new collection in archipel.config.ts: the import, and its name in `collections`. Whatever else is written there stays as it is.

interface CollectionListing {
  /** Its folder in content and in templates/collections. */
  readonly name: string;
  /** The name under which the configuration imports it. */
  readonly local: string;
}

const importOf = ({ name, local }: CollectionListing): string => `import ${local} from './templates/collections/${name}/index.ts';`;

const keyOf = ({ name, local }: CollectionListing): string => (name === local ? name : `'${name}': ${local}`);

/** The two lines by which a configuration lists it, for people. */
export const listingLines = (listing: CollectionListing): readonly [string, string] => [
  importOf(listing),
  `collections: { …, ${keyOf(listing)} }`,
];

/** The source of a configuration with the new collection; undefined if `collections` is not written as an object there. */
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

/** Most configurations sort imports of collections by path, so the new one is inserted before the first later path. */
function addImport(source: string, line: string, imports: readonly string[]): string {
  const ofCollections = imports.filter((each) => each.includes("'./templates/collections/"));
  const pathOf = (each: string): string => each.replace(/^.* from /, '');
  const next = ofCollections.find((each) => pathOf(each) > pathOf(line));
  if (next !== undefined) return source.replace(next, () => `${line}\n${next}`);
  const last = ofCollections.at(-1) ?? imports.at(-1) ?? '';
  return source.replace(last, () => `${last}\n${line}`);
}
