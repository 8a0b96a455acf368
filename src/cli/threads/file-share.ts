// Reads and checks the files that belong to one thread, its share. Results of other threads are stored like cached results of an
// earlier run, so that later queries find them.
import type { BuildInput } from '../../build/build-input.ts';
import { plan } from '../../build/plan.ts';
import type { ContentTree } from '../../content/tree.ts';
import { collectionOf } from '../../model/entry-file.ts';
import { lazyTexts } from '../../model/lazy-texts.ts';
import type { FileResults, FilesSnapshot } from '../../store/file-results.ts';
import type { FoundFiles } from './messages.ts';
import type { ProseShelf } from './prose-shelf.ts';
import { type Sharing, shareOf } from './share-of.ts';
import { fromSharedJson, sharedJson } from './shared-bytes.ts';

export interface SharedFiles {
  readonly input: BuildInput;
  readonly files: FileResults;
  /** The results of `files` from earlier runs. Results of other threads are added to them. */
  readonly rows: { files: FilesSnapshot['files'] };
  readonly prose: ProseShelf;
}

export interface SharePlace extends Sharing {
  readonly index: number;
}

export interface FileShare {
  /** Reads the files of the share, and the files that all threads need. */
  readonly read: () => Promise<void>;
  /** The input of a build that checks only the files of the share. */
  readonly input: BuildInput;
  readonly add: (found: FoundFiles) => void;
  /** Returns the results of the files of the share. */
  readonly found: () => FoundFiles;
}

/** Returns the share of the thread with this index. */
export function fileShare({ input, files, rows, prose }: SharedFiles, { index, ...sharing }: SharePlace): FileShare {
  const isShare = (file: string): boolean => shareOf(file, sharing) === index;
  const own = { ...input, cache: prose.cache, queries: files.queries };
  return {
    read: async () => {
      const tree = treeWhere(input.tree, (file) => collectionOf(file) === undefined || isShare(file));
      await plan({ ...own, tree, isSound: true, withNames: true });
    },
    input: { ...own, isShare },
    add: ({ files: found, prose: texts }) => {
      // The cast is safe, because the other thread has serialized a FilesSnapshot, with the method `found` below.
      Object.assign(rows.files, (fromSharedJson(found) as FilesSnapshot).files);
      prose.add(texts);
    },
    found: () => {
      const known = Object.entries(files.snapshot().files).filter(([file]) => isShare(file));
      return {
        files: sharedJson({ files: Object.fromEntries(known) } satisfies FilesSnapshot),
        prose: prose.takeNew(),
        parsed: files.parsed().filter(isShare),
      };
    },
  };
}

function treeWhere(tree: ContentTree, isThere: (file: string) => boolean): ContentTree {
  const { texts, versions } = tree;
  const names = [...texts.keys()].filter(isThere);
  const within = new Set(names);
  return {
    ...tree,
    texts: lazyTexts(names, (file) => texts.get(file)),
    ...(versions && { versions: new Map([...versions].filter(([file]) => within.has(file))) }),
  };
}
