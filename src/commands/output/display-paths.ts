// Files of content by the names that people see and write, which depend on where they stand.
import { relative, resolve } from 'node:path';

export interface NamesFromHere {
  /** A file of content, as it is named from where the user stands. */
  readonly shown: (file: string) => string;
  /** The inverse: a file as it is named from the content folder. */
  readonly within: (file: string) => string;
}

/** Names for the files of the folder `content`. */
export function namesFromHere(content: string): NamesFromHere {
  const folder = relative(process.cwd(), content).replaceAll('\\', '/');
  return {
    shown: (file) => [folder, file].filter((part) => part !== '').join('/'),
    within: (file) => relative(content, resolve(file)).replaceAll('\\', '/'),
  };
}
