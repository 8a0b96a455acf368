// The roots of parsed texts. A root is restored only when a page shows its text: on a large site, all roots together take
// more memory and time than everything else that a save needs.
import type { Root } from 'hast';

/** Reads the root of a file, and returns the same object each time. */
type ReadRoot = (file: string) => Root | undefined;

type Files = Pick<ReadonlyMap<string, unknown>, 'has' | 'keys' | 'size'>;

export class LazyRoots extends Map<string, Root> {
  readonly #files: Files;
  readonly #read: ReadRoot;

  constructor(files: Files, read: ReadRoot) {
    super();
    [this.#files, this.#read] = [files, read];
  }

  override get size(): number {
    return this.#files.size;
  }

  override has(file: string): boolean {
    return this.#files.has(file);
  }

  override get(file: string): Root | undefined {
    return this.#files.has(file) ? this.#read(file) : undefined;
  }

  override keys(): MapIterator<string> {
    return this.#files.keys() as MapIterator<string>;
  }

  override *values(): MapIterator<Root> {
    for (const [, root] of this.entries()) yield root;
  }

  override *entries(): MapIterator<[string, Root]> {
    for (const file of this.#files.keys()) {
      const root = this.#read(file);
      if (root !== undefined) yield [file, root];
    }
  }

  override [Symbol.iterator](): MapIterator<[string, Root]> {
    return this.entries();
  }

  override forEach(act: (root: Root, file: string, roots: Map<string, Root>) => void): void {
    for (const [file, root] of this.entries()) act(root, file, this);
  }
}
