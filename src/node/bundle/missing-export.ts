// Explains the import of a name that the engine does not export. The error of Node names only the file of the engine.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suggest } from '../../diagnostics/suggest.ts';
import type { TemplateFailure } from '../../diagnostics/template-diagnostics.ts';
import { filesMatching } from './files-matching.ts';
import { lineAndColumn, relativePath } from './place-of-import.ts';

/** Returns the failure for an error of Node about a name that a module of the engine lacks; undefined for any other error. */
export async function missingExport(message: string, root: string): Promise<TemplateFailure | undefined> {
  const [, url, name] = /^The requested module '(file:[^']+)' does not provide an export named '([^']+)'$/.exec(message) ?? [];
  if (url === undefined || name === undefined) return undefined;
  const found = ['archipel.config.ts', 'templates/**/*.{ts,tsx}', 'islands/**/*.{ts,tsx}']
    .flatMap((pattern) => filesMatching(join(root, pattern)))
    .map((file) => importOf(name, file))
    .find((place) => place !== undefined);
  if (found === undefined) return undefined;
  const near = suggest(name, Object.keys(await import(url)));
  const { file, source, module, offset } = found;
  return {
    what: `"${module}" exports no "${name}"${near === undefined ? '' : `; did you mean "${near}"?`}`,
    position: { file: relativePath(root, file), ...lineAndColumn(source, offset) },
  };
}

/** Returns the place at which a file imports `name` from the engine. */
function importOf(name: string, file: string) {
  const source = readFileSync(file, 'utf8');
  for (const { 0: written, 1: names = '', 2: module = '', index } of source.matchAll(
    /import\s*\{([^}]*)\}\s*from\s*['"](archipel(?:\/\w+)?)['"]/g,
  )) {
    const at = names.split(',').findIndex(
      (each) =>
        each
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s/)[0] === name,
    );
    if (at >= 0) return { file, source, module, offset: index + written.indexOf(name, written.indexOf('{')) };
  }
  return undefined;
}
