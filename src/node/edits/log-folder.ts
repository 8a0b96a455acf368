import { realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hashOf } from '../fs/hash-of.ts';
import { readGitNow } from '../git/history.ts';
import type { Project } from '../project.ts';

/** Returns the folder for the log of `content`, which need not exist yet. A repository that is moved keeps its logs. */
export function logFolder(content: string, { cache }: Pick<Project, 'cache'>): string {
  const folder = realpathSync(content);
  const { status, stdout } = readGitNow(folder, ['rev-parse', '--show-prefix', '--git-path', 'archipel/edits']);
  const [prefix = '', path = ''] = status === 0 ? stdout.split('\n') : [];
  return path === '' ? join(cache.fileOf('edits'), hashOf(folder)) : join(resolve(folder, path), hashOf(prefix));
}
