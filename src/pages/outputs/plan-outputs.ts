// Plans the files that a site defines in `outputs`, some of them once per language, and finds conflicts with other files.
import type { Locale, Locales } from '../../model/languages/locale.ts';
import { isCompressible, uncompressedName } from '../../model/output/compressed-name.ts';
import type { MakeOutput, SiteDefinition } from '../../site/definition.ts';

/** A file that a function of the site generates, or a feed. */
export interface PlannedOutput {
  /** The path from the root of the output, without a leading slash: `en/notes.json`. */
  readonly path: string;
  readonly locale: Locale;
  readonly make: MakeOutput;
  /** A function of the site near which mistakes in the output are reported; `make` if missing. */
  readonly near?: object;
  /** True for a feed, which comes from a collection and not from `outputs`. */
  readonly isFeed?: true;
}

/** Returns the files of `outputs`, in the order of the configuration. A file that is not made per language is in the source language. */
export function planOutputs({ outputs = {} }: Pick<SiteDefinition, 'outputs'>, locales: Locales): readonly PlannedOutput[] {
  return Object.entries(outputs).flatMap(([path, output]): PlannedOutput[] =>
    typeof output === 'function'
      ? [{ path: path.slice(1), locale: locales.source, make: output }]
      : locales.list.map((locale) => ({ path: locales.pathIn(locale, path).slice(1), locale, make: output.eachLanguage })),
  );
}

/** The files of a site besides its outputs. */
export interface TakenPaths {
  /** Paths of files, from the root of the output. */
  readonly files: Iterable<string>;
  /** Paths of pages, redirects and forms, each with a leading slash. */
  readonly addresses: Iterable<string>;
}

/**
 * Returns the outputs that cannot be written, each with the path that it conflicts with. Case is ignored. Earlier outputs count as files.
 * Conflicts are:
 *
 * - a file, page, redirect or form at the output's path,
 * - a file where the output needs a folder, or a file in a folder at the output's path,
 * - a file whose compressed form has the output's name, or the other way round.
 */
export function outputClashes(outputs: readonly PlannedOutput[], { files, addresses }: TakenPaths): ReadonlyMap<PlannedOutput, string> {
  const places = createPlaces();
  for (const file of files) places.add(`/${file}`);
  const urls = new Map([...addresses].map((path) => [path.toLowerCase(), path]));
  const clashes = new Map<PlannedOutput, string>();
  for (const output of outputs) {
    const path = `/${output.path}`;
    const other = urls.get(path.toLowerCase()) ?? places.find(path);
    if (other === undefined) places.add(path);
    else clashes.set(output, other);
  }
  return clashes;
}

/** Creates an index of files and folders that ignores case, as some disks do. */
export function createPlaces() {
  const files = new Map<string, string>();
  const inFolders = new Map<string, string>();
  return {
    add: (path: string): void => {
      const name = path.toLowerCase();
      files.set(name, path);
      for (const folder of foldersOf(name)) if (!inFolders.has(folder)) inFolders.set(folder, path);
    },
    /** Returns the path of an existing file that conflicts with a file at `path`. */
    find: (path: string): string | undefined => {
      const name = path.toLowerCase();
      const compressed = isCompressible(name) ? [`${name}.br`, `${name}.gz`] : [];
      const others = [name, uncompressedName(name) ?? name, ...compressed, ...foldersOf(name)];
      return others.map((other) => files.get(other)).find((file) => file !== undefined) ?? inFolders.get(name);
    },
  };
}

/** Returns the folders above a path, the innermost first: `/a/b`, `/a` for `/a/b/c.json`. */
function foldersOf(path: string): readonly string[] {
  const above = path.slice(0, path.lastIndexOf('/'));
  return above === '' ? [] : [above, ...foldersOf(above)];
}
