// The files of content that may be edited in the page.
import { readFileSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Reads a file of `folder` by its path there; undefined for one that is not text, or that a link leads out of the folder to. */
export function contentReader(folder: string): (file: string) => string | undefined {
  return (file) => {
    if (!/\.(?:ya?ml|mdx?)$/.test(file)) return undefined;
    try {
      const [root, path] = [realpathSync(folder), realpathSync(join(folder, file))];
      if (!path.startsWith(root + sep)) return undefined;
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(path));
    } catch {
      return undefined;
    }
  };
}
