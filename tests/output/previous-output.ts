// Publishes files of a test into an output that keeps the previous output beside it, without the other steps of a build.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openOutput, type PublishedOutput } from '../../src/node/publish/output.ts';

/** The texts of files by path. */
export type Files = Readonly<Record<string, string>>;

interface BuildOptions {
  readonly before: PublishedOutput | undefined;
  /** Discards the files instead of publishing them. */
  readonly fails?: boolean;
  /** Called when all files are written. */
  readonly onWritten?: () => void;
  readonly precompress?: boolean;
}

export interface Built {
  /** The state of the disk for a later build. */
  readonly published: PublishedOutput | undefined;
  /** The number of files that were written, not reused. */
  readonly written: number;
}

export async function buildFiles(
  out: string,
  files: Files,
  { before, fails, onWritten, precompress = false }: BuildOptions,
): Promise<Built> {
  const output = openOutput(out, { ...(before && { before }), retainFrom: 1, precompress });
  let written = 0;
  try {
    for (const [path, text] of Object.entries(files)) {
      if (output.reuse(path, text)) continue;
      written += 1;
      await output.write({ path, bytes: text, name: text });
    }
    await output.compress();
    onWritten?.();
    return { published: fails === true ? (output.discard() ?? before) : output.publish(), written };
  } finally {
    output.discard();
  }
}

/** Returns the texts of all files in a folder by path, and '' for each folder. */
export function filesIn(folder: string): Files {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const path = join(entry.parentPath, entry.name);
    return [path.slice(folder.length + 1), entry.isDirectory() ? '' : readFileSync(path, 'utf8')] as const;
  });
  return Object.fromEntries(entries);
}

/** Adds '' for each folder of these files, so that the result can be compared with that of `filesIn`. */
export function withFolders(files: Files): Files {
  const folders = Object.keys(files).flatMap((path) => {
    const names = path.split('/').slice(0, -1);
    return names.map((_, index) => [names.slice(0, index + 1).join('/'), ''] as const);
  });
  return { ...Object.fromEntries(folders), ...files };
}

/**
 * Runs a build with the arguments OUT RECORD FILES. RECORD is a file with the result of the last build, or an empty file. FILES is JSON.
 */
export async function main([out = '', record = '', files = '']: readonly string[]): Promise<void> {
  const recorded = readFileSync(record, 'utf8');
  const before = recorded === '' ? undefined : (JSON.parse(recorded) as PublishedOutput);
  mkdirSync(join(out, '..'), { recursive: true });
  const { published } = await buildFiles(out, JSON.parse(files) as Files, { before });
  writeFileSync(record, JSON.stringify(published));
}
