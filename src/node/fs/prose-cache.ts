// Results of slow stages as files in node_modules/.cache, one per key, beside the code that made them.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Memory } from '../../content/cache.ts';
import { hashOf } from './read-content.ts';

/** What a remembered text depends on besides its key: other code must not find its results. */
export const makers = [
  'package-lock.json',
  'src/content/checks/check-words.ts',
  'src/content/yaml/lines.ts',
  'src/content/prose/prose.ts',
  'src/content/prose/prose-picture.ts',
  'src/content/prose/prose-references.ts',
  'src/content/prose/prose-refuse.ts',
  'src/model/link.ts',
  'src/model/names.ts',
];

/** The memory of the project at `root`. Where the disk refuses, it forgets. */
export function diskMemory(root: string): Memory {
  const made = hashOf(makers.map((file) => hashOf(readFileSync(join(root, file)))).join());
  const folder = join(root, 'node_modules/.cache/archipel', `kept-${made}`);
  const fileOf = (key: string): string => join(folder, `${hashOf(key)}.json`);
  return {
    recall: (key) => {
      try {
        // Only `keep` writes these files.
        const kept = JSON.parse(readFileSync(fileOf(key), 'utf8')) as { readonly key: string; readonly value: unknown };
        return kept.key === key ? kept.value : undefined;
      } catch {
        return undefined;
      }
    },
    keep: (key, value) => {
      const file = fileOf(key);
      try {
        mkdirSync(folder, { recursive: true });
        writeFileSync(`${file}.${process.pid}`, JSON.stringify({ key, value }));
        renameSync(`${file}.${process.pid}`, file);
      } catch {
        // A memory may forget.
      }
    },
  };
}
