// The set-up for tests of hand-in: a repository with a content folder and a bare remote, edits as the dev server records them,
// and programs that run in their own process.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildSync } from 'esbuild';
import type { ContentEdit } from '../../src/model/output/edit.ts';
import { handIn } from '../../src/tools/edits/hand-in.ts';
import type { HandInResult } from '../../src/tools/edits/hand-in-result.ts';
import { git as gitIn } from '../support/process/git.ts';
import { freshFolder, root as projectRoot } from '../support/process/process.ts';

const lines = (...texts: readonly string[]): string => texts.map((text) => `${text}\n`).join('');

/** The file that most tests edit. */
export const page = 'pages/home.yaml';
export const pageText = lines('title: Old', 'lead: Words', '', 'faq:', '  - question: Why?', '    answer: Because.', '', 'end: yes');

export interface TestRepository {
  readonly root: string;
  readonly content: string;
  readonly remote: string;
  readonly git: (...words: readonly string[]) => string;
  readonly read: (file?: string) => string;
  readonly write: (text: string, file?: string) => void;
  /** Saves like the dev server: writes the file and returns the edit. */
  readonly edit: (find: string, replacement: string, file?: string) => ContentEdit;
  readonly handIn: (edits: readonly ContentEdit[], sentence?: string) => Promise<HandInResult>;
}

interface RepositoryOptions {
  /** The path of the content folder in the repository. */
  readonly folder?: string;
  readonly files?: Readonly<Record<string, string>>;
  /** Committed files besides the content. */
  readonly beside?: Readonly<Record<string, string>>;
  /** The format of object ids. */
  readonly format?: 'sha1' | 'sha256';
}

/** Creates a repository with content on `main`, which is pushed to the remote `origin`. */
export function repository({
  folder = 'content',
  files = { [page]: pageText },
  beside = {},
  format = 'sha1',
}: RepositoryOptions = {}): TestRepository {
  const [root, remote] = [freshFolder(), freshFolder()];
  gitIn(remote, ['init', '-q', '--bare', '-b', 'main', `--object-format=${format}`]);
  gitIn(root, ['init', '-q', '-b', 'main', `--object-format=${format}`]);
  const created = repositoryAt(root, join(root, folder), remote);
  for (const [name, value] of [
    ['user.name', 'Ada'],
    ['user.email', 'ada@example.com'],
    ['commit.gpgsign', 'false'],
  ] as const)
    created.git('config', name, value);
  for (const [file, text] of Object.entries(beside)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  for (const [file, text] of Object.entries(files)) created.write(text, file);
  created.git('add', '-A');
  created.git('commit', '-q', '-m', 'First');
  created.git('remote', 'add', 'origin', remote);
  created.git('push', '-q', '--set-upstream', 'origin', 'main');
  return created;
}

/** Bundles a TypeScript program that imports modules of the engine as './src/…'. Returns the path of the bundle. */
export function bundledProgram(contents: string): string {
  const outfile = join(freshFolder(), 'program.mjs');
  buildSync({ stdin: { contents, resolveDir: projectRoot, loader: 'ts' }, bundle: true, platform: 'node', format: 'esm', outfile });
  return outfile;
}

let ids = 0;

/** Returns functions for an existing repository, such as a clone or a linked worktree. */
export function repositoryAt(root: string, content: string, remote: string): TestRepository {
  const path = (file: string): string => join(content, file);
  const read = (file = page): string => readFileSync(path(file), 'utf8');
  const write = (text: string, file = page): void => {
    mkdirSync(dirname(path(file)), { recursive: true });
    writeFileSync(path(file), text);
  };
  return {
    ...{ root, content, remote, read, write },
    git: (...words) => gitIn(root, words),
    edit: (find, replacement, file = page) => {
      const before = read(file);
      if (!before.includes(find)) throw new Error(`${file} has no ${find}`);
      const after = before.replace(find, () => replacement);
      write(after, file);
      ids += 1;
      return { id: `edit-${ids}`, label: `Label of ${find}`, at: ids, before: find, after: replacement, files: [{ file, before, after }] };
    },
    handIn: (edits, sentence = 'A new title') => handIn({ folder: content, edits, sentence }),
  };
}
