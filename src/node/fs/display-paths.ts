import { posix, relative, resolve } from 'node:path';

export interface DisplayPaths {
  /** Returns the path of a content file, relative to the working directory. */
  readonly displayPath: (file: string) => string;
  /** The inverse: returns a path relative to the content folder. */
  readonly contentPath: (file: string) => string;
}

/** Returns functions that name the files of the folder `content` for users, relative to the working directory. */
export function displayPaths(content: string): DisplayPaths {
  const folder = relative(process.cwd(), content).replaceAll('\\', '/');
  return {
    // Code of the site is outside the content folder, so its path from there starts with `../`.
    displayPath: (file) =>
      file.startsWith('../') ? relative(process.cwd(), resolve(content, file)).replaceAll('\\', '/') : posix.join(folder, file),
    contentPath: (file) => relative(content, resolve(file)).replaceAll('\\', '/'),
  };
}
