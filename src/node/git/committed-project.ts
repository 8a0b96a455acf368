// Provides the templates of a commit. esbuild reads from disk, so the templates are written to a temporary folder, which is removed when
// the process ends.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openProject, type Project } from '../project.ts';
import { onStop } from '../stopping.ts';
import { type Commit, committedBytes, committedFiles, type Repository } from './repository.ts';

/** Returns whether the bundle may need a file: false for content, built files, packages and hidden folders at the root of the project. */
const isNeeded = (path: string): boolean => !/^(?:content|dist|node_modules|\.[^/]+)\//.test(path);

/**
 * Returns a project with the templates of a commit and the currently installed packages. `repository` must have been opened in the current
 * project.
 */
export async function committedProject(repository: Repository, commit: Commit, { root, engine }: Project): Promise<Project> {
  const files = await committedFiles(repository, commit, isNeeded);
  const contents = await committedBytes(
    repository,
    files.filter(({ isLink }) => !isLink),
  );
  const folder = mkdtempSync(join(tmpdir(), 'archipel-diff-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  onStop(remove);
  for (const [path, bytes] of contents) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  return openProject(folder, { engine, cacheFolder: join(folder, '.cache') });
}
