// Of each file what others may ask for: where it stands, its languages, its titles, the ids of its sections. Checks
// among files work on outlines, which stay the same while somebody edits the texts of a page.
import type { MemoCache } from '../memo.ts';
import { isEntryFile } from '../model/collection.ts';

/** Keys of an entry that other files depend on. */
const asked = ['path', 'parent', 'languages', 'meta', 'draft'] as const;
const askedOfSections = ['type', 'id', 'source', 'draft'] as const;

type Block = Readonly<Record<string, unknown>>;

const isBlock = (value: unknown): value is Block => typeof value === 'object' && value !== null && !Array.isArray(value);

const pick = (block: Block, keys: readonly string[]): Block =>
  Object.fromEntries(keys.flatMap((key) => (Object.hasOwn(block, key) ? [[key, block[key]]] : [])));

function outlineOf(data: unknown): unknown {
  if (!isBlock(data)) return data;
  const { sections } = data;
  if (!Array.isArray(sections)) return { ...pick(data, asked), sections };
  return { ...pick(data, asked), sections: sections.map((section) => (isBlock(section) ? pick(section, askedOfSections) : section)) };
}

/** The outlines of entries, and all other files whole. The same map as the last time while no outline has changed. */
export function outlineAll(data: ReadonlyMap<string, unknown>, memo: MemoCache): ReadonlyMap<string, unknown> {
  const files = [...data.keys()];
  const outlines = memo.each({ stage: 'outline', keys: files, inputs: [...data.values()], from: [] }, (value, file) =>
    isEntryFile(file) ? memo.stabilize(['outline', file], outlineOf(value)) : value,
  );
  return memo.compute('outlines', [...files, ...outlines], () => new Map(files.map((file, index) => [file, outlines[index]])));
}
