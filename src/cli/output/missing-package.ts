// A package that archipel needs and that is not installed, or not for this system: the installation is to be mended, and neither
// the content nor archipel is to blame.

/** What the loaders say of it, each with the name of the package. */
const patterns = [
  // esbuild, of its program for a system.
  /^The package "([^"]+)" could not be found, and is needed by esbuild/,
  /^\s*You installed esbuild for another platform[\s\S]*?needs the "(@esbuild\/[\w-]+)" package instead/,
  // sharp, of its half in C for a system.
  /^Could not load the "(sharp)" module using/,
  // `manifestPathOf`.
  /^(\S+) is not installed beside /,
];

/** The name of the package that is missing where `thrown` says so of one that the engine at `root` uses. */
export function missingPackage(thrown: unknown, root: string): string | undefined {
  const error = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown;
  if (!(error instanceof Error)) return undefined;
  const named = patterns.map((pattern) => pattern.exec(error.message)?.[1]).find((name) => name !== undefined);
  if (named !== undefined) return named;
  const [, name, importer = ''] = /^Cannot find package '([^']+)' imported from (.*)/.exec(error.message) ?? [];
  // What code of the site imports is a mistake in that code.
  return importer.replaceAll('\\', '/').startsWith(root.replaceAll('\\', '/')) ? name : undefined;
}
