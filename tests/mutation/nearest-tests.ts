// Finds the tests that import a source file, the nearest first: the test of a module notices its errors sooner than the
// test of a page.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';

/** Files that import a source file, directly or through others, by path, with the number of imports between the two. */
export type Distances = ReadonlyMap<string, number>;

interface PackageJson {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | { readonly 'archipel-source': string }>>;
}

const testsIn = (root: string): readonly string[] =>
  ['tests', 'islands', 'templates']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
    .filter((file) => /\.test\.tsx?$/.test(file) && !/^tests\/(?:browser|fixtures)\//.test(file))
    .sort();

/** Returns the sources of the package's exports, by the names under which tests import them. */
function sourcesOf(root: string): Readonly<Record<string, string>> {
  const { name, exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as PackageJson;
  return Object.fromEntries(
    Object.entries(exports).flatMap(([path, target]) =>
      typeof target === 'string' ? [] : [[path.replace('.', name), target['archipel-source']]],
    ),
  );
}

/** Resolves to the graph of imports that starts at the tests, without imports of types. */
async function graphOf(root: string, tests: readonly string[]): Promise<Metafile> {
  const { metafile } = await build({
    stdin: { contents: tests.map((file) => `import './${file}';`).join('\n'), resolveDir: root },
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'none',
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: sourcesOf(root),
    logLevel: 'error',
  });
  return metafile;
}

/** Resolves to the paths of all tests below `root`, and to a function that returns the distances from a source file. */
export async function nearestTests(root: string) {
  const tests = testsIn(root);
  const { inputs } = await graphOf(root, tests);
  const importers = new Map<string, string[]>();
  for (const [file, { imports }] of Object.entries(inputs))
    for (const { path } of imports) importers.set(path, [...(importers.get(path) ?? []), file]);
  const distancesFrom = (source: string): Distances => {
    const steps = new Map([[source, 0]]);
    // Files that are added during the loop are visited as well.
    for (const [file, distance] of steps)
      for (const importer of importers.get(file) ?? []) if (!steps.has(importer)) steps.set(importer, distance + 1);
    return steps;
  };
  return { tests, distancesFrom };
}
