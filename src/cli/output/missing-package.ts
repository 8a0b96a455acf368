// Recognizes errors about a package that is not installed, or is installed only for another system. The installation has to be
// repaired; the cause is neither in the content nor in archipel.

/** The error messages of loaders. The first group is the name of the package. */
const patterns = [
  // esbuild, whose executable is in a package for each system.
  /^The package "([^"]+)" could not be found, and is needed by esbuild/,
  /^\s*You installed esbuild for another platform[\s\S]*?needs the "(@esbuild\/[\w-]+)" package instead/,
  // sharp, whose native code is in a package for each system.
  /^Could not load the "(sharp)" module using/,
  // The error of `manifestPathOf`.
  /^(\S+) is not installed beside /,
];

/** Returns the name of the missing package if `thrown` reports one that the engine at `root` uses; otherwise undefined. */
export function missingPackage(thrown: unknown, root: string): string | undefined {
  const error = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown;
  if (!(error instanceof Error)) return undefined;
  const named = patterns.map((pattern) => pattern.exec(error.message)?.[1]).find((name) => name !== undefined);
  if (named !== undefined) return named;
  const [, missing = '', importer = ''] = /^Cannot find (?:package|module) '([^']+)' imported from (.*)/.exec(error.message) ?? [];
  // A missing package that code of the site imports is a mistake in that code.
  return withSlashes(importer).startsWith(withSlashes(root)) ? packageIn(withSlashes(missing)) : undefined;
}

const withSlashes = (path: string): string => path.replaceAll('\\', '/');

/** Returns the name of the missing package. A loader reports either this name or the path of the missing file. */
const packageIn = (missing: string): string | undefined =>
  missing.includes('/node_modules/') ? /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(missing)?.[1] : bareName.exec(missing)?.[0];

/** The name of a package, as opposed to a path. */
const bareName = /^(?:@[\w.-]+\/)?\w[\w.-]*$/;
