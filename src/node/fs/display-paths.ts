// Content files by the names that users see and write, which depend on the working directory.
import { posix, relative, resolve } from 'node:path';

export interface DisplayPaths {
  /** A content file, named relative to the working directory. */
  readonly displayPath: (file: string) => string;
  /** The inverse: a file, named relative to the content folder. */
  readonly contentPath: (file: string) => string;
}

/** Names for the files of the folder `content`. */
export function displayPaths(content: string): DisplayPaths {
  const folder = relative(process.cwd(), content).replaceAll('\\', '/');
  return {
    // Code of the site is beside the folder, wherever that is.
    displayPath: (file) =>
      file.startsWith('../') ? relative(process.cwd(), resolve(content, file)).replaceAll('\\', '/') : posix.join(folder, file),
    contentPath: (file) => relative(content, resolve(file)).replaceAll('\\', '/'),
  };
}
