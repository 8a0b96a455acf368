// Reads the content files that may be edited in the page.
import { readFileSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { attempt } from '../../model/attempt.ts';

/**
 * Returns a function that reads a file of `folder` by its path. The function returns undefined for a file that is missing, is not YAML or
 * Markdown in UTF-8, or is a link to a file outside of the folder.
 */
export function contentReader(folder: string): (file: string) => string | undefined {
  return (file) => {
    if (!/\.(?:ya?ml|mdx?)$/.test(file)) return undefined;
    return attempt(() => {
      const [root, path] = [realpathSync(folder), realpathSync(join(folder, file))];
      if (!path.startsWith(root + sep)) return undefined;
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(path));
    });
  };
}
