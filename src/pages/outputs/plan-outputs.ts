// The further files that a site defines, one per language where it says so, and what else is at their paths.

import type { Locale, Locales } from '../../model/languages/locale.ts';
import { isCompressible, uncompressedName } from '../../model/output/compressed-name.ts';
import type { MakeOutput, SiteDefinition } from '../../site/definition.ts';

/** A file that a function of the site makes. */
export interface PlannedOutput {
  /** From the root of the output, without a slash before it: `en/notes.json`. */
  readonly path: string;
  readonly locale: Locale;
  readonly make: MakeOutput;
  /** A function of the site where a mistake in it is reported; `make` if missing. */
  readonly near?: object;
}

/** The files of `outputs`, in the order of the configuration. One that is not made for each language is in the source language. */
export function planOutputs({ outputs = {} }: Pick<SiteDefinition, 'outputs'>, locales: Locales): readonly PlannedOutput[] {
  return Object.entries(outputs).flatMap(([path, output]): PlannedOutput[] =>
    typeof output === 'function'
      ? [{ path: path.slice(1), locale: locales.source, make: output }]
      : locales.list.map((locale) => ({ path: locales.pathIn(locale, path).slice(1), locale, make: output.eachLanguage })),
  );
}

/** The files of a site besides its outputs. */
interface Taken {
  /** Paths of files, from the root of the output. */
  readonly files: Iterable<string>;
  /** Paths of pages, redirects and forms, each with its slash. */
  readonly addresses: Iterable<string>;
}

/**
 * The outputs that cannot be written, each with the path of what is in its place: a file or an address that differs from it at
 * most in case, a file where it needs a folder, a folder, or the file whose compressed form has its name.
 */
export function outputClashes(outputs: readonly PlannedOutput[], { files, addresses }: Taken): ReadonlyMap<PlannedOutput, string> {
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

/** The files and folders of an output, for disks on which case does not count. */
export function createPlaces() {
  const files = new Map<string, string>();
  const inFolders = new Map<string, string>();
  return {
    add: (path: string): void => {
      const name = path.toLowerCase();
      files.set(name, path);
      for (const folder of foldersOf(name)) if (!inFolders.has(folder)) inFolders.set(folder, path);
    },
    /** The path of a file that excludes one at `path`. */
    find: (path: string): string | undefined => {
      const name = path.toLowerCase();
      const compressed = isCompressible(name) ? [`${name}.br`, `${name}.gz`] : [];
      const others = [name, uncompressedName(name) ?? name, ...compressed, ...foldersOf(name)];
      return others.map((other) => files.get(other)).find((file) => file !== undefined) ?? inFolders.get(name);
    },
  };
}

/** The folders above a path, the innermost first: `/a/b`, `/a` for `/a/b/c.json`. */
function foldersOf(path: string): readonly string[] {
  const above = path.slice(0, path.lastIndexOf('/'));
  return above === '' ? [] : [above, ...foldersOf(above)];
}
