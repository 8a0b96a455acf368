// Opens projects like the command line, for tests that call its functions directly.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFiles } from '../../../src/node/fs/read-content.ts';
import { type Engine, openProject, type Project } from '../../../src/node/project.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const file of listFiles(join(root, 'src'))) hash.update(file).update(readFileSync(join(root, 'src', file)));
  return hash.digest('hex').slice(0, 16);
}

/** The engine of this repository. */
export const engine: Engine = { root, version: '0.0.0', hash: hashOfSources(), modules: undefined };

/** Opens the project in `folder`; by default, the customer's site. */
export const projectAt = (folder: string = root): Project => openProject(folder, { engine });
