// Refuses stylesheets imported by templates, because templates are rendered at build time and their imports reach no page.
import { dirname, join } from 'node:path';
import type { ImportKind, Plugin } from 'esbuild';
import { placeOfImport, relativePath } from './place-of-import.ts';

/**
 * An esbuild plugin for the bundle that renders pages. Islands may import styles, which are bundled with their scripts. Packages may
 * import styles, too.
 */
export const refuseTemplateStyles: Plugin = {
  name: 'template-styles',
  setup: ({ initialOptions: { absWorkingDir: root = '.' }, onResolve }) => {
    onResolve({ filter: /\.(?:css|scss|sass|less)$/ }, ({ path, importer, kind }) => {
      const file = relativePath(root, importer);
      if (!imports.has(kind) || file.startsWith('islands/') || file.startsWith('..') || file.includes('node_modules/')) return undefined;
      return { errors: [{ text: reasonFor(path, fromStyles(root, importer, path)), location: placeOfImport(path, importer, root) }] };
    });
  },
};

const imports: ReadonlySet<ImportKind> = new Set(['import-statement', 'dynamic-import', 'require-call']);

/**
 * Returns the path that `templates/styles.css` has to use to import the stylesheet that `importer` imports as `path`. The
 * path of a package's stylesheet stays the same.
 */
function fromStyles(root: string, importer: string, path: string): string {
  if (!path.startsWith('.')) return path;
  const style = relativePath(root, join(dirname(importer), path));
  return style.startsWith('templates/') ? `./${style.slice('templates/'.length)}` : `../${style}`;
}

const reasonFor = (path: string, from: string): string =>
  `A template cannot import "${path}": templates are rendered at build, and the styles would reach no page. Import them in ` +
  `templates/styles.css instead (@import '${from}';), or name the file so that one of the patterns imported there matches it`;
