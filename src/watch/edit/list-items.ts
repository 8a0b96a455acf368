// Finds the list entries that contain a value, and changes them.
import { withEntry, withoutEntry } from '../../content/yaml/splice/entries.ts';
import { insertCopy, type ListEntry } from '../../content/yaml/splice/insert-item.ts';
import { duplicateItem, moveItem, removeItem } from '../../content/yaml/splice/items.ts';
import { literalAt } from '../../content/yaml/splice/literal-at.ts';
import { type Splice, withValue } from '../../content/yaml/splice/with-value.ts';
import type { DataPath } from '../../model/data/place.ts';
import type { ItemRequest } from '../browser/edit/protocol.ts';
import type { FoundValue } from './find-place.ts';

export interface ListItem {
  readonly file: string;
  readonly list: DataPath;
  readonly index: number;
}

/** Returns the path of an entry in its file. */
export const pathOf = ({ list, index }: ListItem): DataPath => [...list, index];

/** Returns the list entries that contain a value, the innermost first. */
export function itemsAround({ file, path }: FoundValue): readonly ListItem[] {
  return [...path.keys()].reverse().flatMap((at) => {
    const index = path[at];
    return typeof index === 'number' ? [{ file, list: path.slice(0, at), index }] : [];
  });
}

interface ChangedItem extends Pick<ItemRequest, 'change'> {
  /** The entry to copy. */
  readonly example?: ListEntry | undefined;
}

/** Returns `text` with the changed entry; undefined if the change cannot be written. */
export function changeItem(text: string, item: ListItem, change: ChangedItem): string | undefined {
  const made = splice(text, item, change);
  return made !== undefined && 'text' in made ? made.text : undefined;
}

function splice(text: string, { list, index }: ListItem, { change, example }: ChangedItem): Splice | undefined {
  const draft = [...list, index, 'draft'];
  switch (change) {
    case 'duplicate':
      return withoutName(duplicateItem(text, list, index), [...list, index + 1, 'id']);
    case 'remove':
      return removeItem(text, list, index);
    case 'up':
    case 'down':
      return moveItem(text, list, { from: index, to: change === 'up' ? index - 1 : index + 1 });
    case 'draft':
      return literalAt(text, draft) === undefined ? withEntry(text, draft, true) : withValue(text, draft, true);
    case 'publish':
      return withoutEntry(text, draft);
    case 'add':
      return example && withoutName(insertCopy({ text, list, index }, example), [...list, index + 1, 'id']);
    default:
      return change satisfies never;
  }
}

/** Removes the `id` of a copied entry, because a page must not have the same anchor twice. */
function withoutName(made: Splice, path: DataPath): Splice {
  if (!('text' in made) || literalAt(made.text, path) === undefined) return made;
  return withoutEntry(made.text, path);
}
