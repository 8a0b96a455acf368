// Writes an import: all files of the content folder or none, then the code of a new collection.
import { join } from 'node:path';
import type { FileChange } from '../../model/output/file-change.ts';
import { redirectsSource } from '../../model/references/redirects.ts';
import { applyChanges } from '../../node/fs/apply-changes.ts';
import { displayPaths } from '../../node/fs/display-paths.ts';
import { textIfExists } from '../../node/fs/read-text.ts';
import { writeNewFiles } from '../../node/fs/write-files.ts';
import type { Project } from '../../node/project.ts';
import type { ImportPlan } from '../../tools/import/plan-import.ts';
import { addRedirects } from '../../tools/new/yaml/add-redirects.ts';
import { listInSite } from '../new/list-in-site.ts';
import { pathOnDisk, type SourceFolders } from './read-source.ts';

export interface WriteOptions extends SourceFolders {
  readonly content: string;
  /** The first line of a new redirects.yaml. */
  readonly comment: string;
}

/** Returns the text of redirects.yaml with the redirects of a plan; undefined if there are none or the file does not allow additions. */
export function redirectsText({ redirects }: ImportPlan, { content, comment }: WriteOptions): string | undefined {
  if (redirects.length === 0) return undefined;
  return addRedirects(textIfExists(join(content, redirectsSource)), redirects, comment);
}

/** Writes the texts, the files that they name, and the redirects. Throws if the disk refuses, and leaves nothing behind. */
export function writePlan(plan: ImportPlan, redirects: string | undefined, { content, ...folders }: WriteOptions): void {
  const none = { from: undefined, before: undefined };
  const before = textIfExists(join(content, redirectsSource));
  const changes: FileChange[] = [
    ...plan.texts.map(({ path, text }) => ({ ...none, to: path, after: text })),
    ...plan.copies.map((copy) => ({ ...none, to: copy.to, after: undefined, copyOf: pathOnDisk(copy, folders) })),
  ];
  if (redirects !== undefined)
    changes.push({ from: before === undefined ? undefined : redirectsSource, to: redirectsSource, before, after: redirects });
  applyChanges(content, changes);
}

/** Returns the folder of the code of a collection, for users. */
export const collectionFolder = ({ root }: Project, name: string): string =>
  displayPaths(join(root, 'templates/collections', name)).displayPath('');

/**
 * Writes the code of a collection, and lists it in the configuration. Returns the changed paths, and the lines that the user has to write
 * if the configuration has an unknown form.
 */
export function writeCollection(
  project: Project,
  { name, code }: { readonly name: string; readonly code: Readonly<Record<string, string>> },
): ReturnType<typeof listInSite> {
  const files = Object.entries(code).map(([file, bytes]) => ({ path: `templates/collections/${name}/${file}`, bytes }));
  writeNewFiles(project.root, files);
  return listInSite(project, name);
}
