// What the content has already: names to refer to, addresses that are taken, redirects. From raw data, because
// something is often added while other files still wait for their texts.
import { type Classification, classify } from '../../content/classify.ts';
import { definedIn, definedNames, indexNames, type Names } from '../../content/names/index-names.ts';
import { type Signatures, signaturesIn } from '../../content/signature.ts';
import type { ContentTree } from '../../content/tree.ts';
import { isNotFound, pathsIn, textAt } from '../../content/urls/entry-paths.ts';
import { type Schemas, schemasOf } from '../../content/validation/validate-all.ts';
import { parseTree } from '../../content/yaml/parse-tree.ts';
import type { ContentModel } from '../../model/collection.ts';
import { valueAt } from '../../model/data/value-at.ts';
import type { Locales } from '../../model/languages/locale.ts';

export interface ProjectIndex {
  readonly locales: Locales;
  /** The day on which it is read: `2026-12-31`. */
  readonly today: string;
  readonly tree: ContentTree;
  readonly model: ContentModel;
  /** By file; undefined where a file cannot be parsed. */
  readonly data: ReadonlyMap<string, unknown>;
  /** The part of each entry that others can depend on. */
  readonly signatures: Signatures;
  readonly schemas: Schemas;
  readonly entries: Classification['entries'];
  readonly names: Names;
  /** The path of a thing, as `pathsIn` gives it. */
  readonly addressOf: ReturnType<typeof pathsIn>;
  /** The file at each path without prefix. */
  readonly paths: ReadonlyMap<string, string>;
  /** The file at each address of the site, with the prefixes of languages. */
  readonly urls: ReadonlyMap<string, string>;
  /** Where addresses that are gone lead. */
  readonly redirects: ReadonlyMap<string, string>;
}

/** Reads what is there at a moment, in milliseconds since 1970; content may be broken. */
export const indexProject = async (tree: ContentTree, model: ContentModel, at: number): Promise<ProjectIndex> =>
  indexOf(tree, await parseTree(tree), { model, today: model.calendar.dayAt(at) });

/** Reads other content of the same site on the same day; what has not changed is not parsed again. */
export const indexAgain = async (before: ProjectIndex, tree: ContentTree): Promise<ProjectIndex> =>
  indexOf(tree, await parseTree(tree, before), before);

function indexOf(
  tree: ContentTree,
  parsed: ReadonlyMap<string, unknown>,
  { model, today }: Pick<ProjectIndex, 'model' | 'today'>,
): ProjectIndex {
  const { locales } = model;
  // What cannot be read takes its name all the same.
  const unread = tree.problems.map(({ file }) => file).filter((file) => /\.(?:ya?ml|mdx)$/.test(file));
  const classified = classify([...tree.texts.keys(), ...unread], model);
  const { entries } = classified;
  const data = new Map([...tree.texts.keys()].filter((file) => /\.ya?ml$/.test(file)).map((file) => [file, parsed.get(file)]));
  const signatures = signaturesIn(data, locales);
  const addressOf = pathsIn({ entries, signatures, model });
  const placed = entries.flatMap((entry) => {
    const path = addressOf(entry, signatures.get(entry.file)?.path);
    return path === undefined ? [] : [{ ...entry, path }];
  });
  const schemas = schemasOf(classified, model);
  const defined = definedNames(
    data,
    [...data].flatMap(([file, value]) => definedIn(schemas.get(file), value)),
  );
  return {
    locales,
    today,
    tree,
    model,
    data,
    signatures,
    schemas,
    entries,
    names: indexNames({ signatures, single: data, assets: tree.assets.keys(), defined }, model),
    addressOf,
    paths: new Map(placed.map(({ path, file }) => [path, file])),
    urls: new Map(
      placed
        .filter((entry) => !isNotFound(entry, model))
        .flatMap(({ path, file }) =>
          (signatures.get(file)?.languages ?? locales.list).map((locale) => [locales.pathIn(locale, path), file] as const),
        ),
    ),
    redirects: redirectsIn(data.get('redirects.yaml')),
  };
}

function redirectsIn(data: unknown): Map<string, string> {
  const list = valueAt(data, ['redirects']);
  return new Map(
    (Array.isArray(list) ? list : []).flatMap((entry: unknown) => {
      const [from, to] = [textAt(entry, 'from'), textAt(entry, 'to')];
      return from === undefined || to === undefined ? [] : [[from, to] as const];
    }),
  );
}
