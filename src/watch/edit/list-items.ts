// The entry of a list that a value is in, and what can be done with it.
import { duplicateItem, moveItem, removeItem } from '../../content/yaml/splice/items.ts';
import type { DataPath } from '../../model/data/place.ts';
import type { ItemRequest } from '../browser/edit/protocol.ts';
import type { FoundValue } from './find-place.ts';

export interface ListItem {
  readonly file: string;
  readonly list: DataPath;
  readonly index: number;
}

/** The innermost entry around a value; undefined where it is in none. */
export function itemOf(found: FoundValue): ListItem | undefined {
  const { file, path } = 'text' in found ? found.text : found;
  const at = path.findLastIndex((step) => typeof step === 'number');
  const index = path[at];
  return typeof index === 'number' ? { file, list: path.slice(0, at), index } : undefined;
}

/** `text` with the entry changed; undefined where that cannot be written. */
export function changeItem(text: string, { list, index }: ListItem, change: ItemRequest['change']): string | undefined {
  const made =
    change === 'duplicate'
      ? duplicateItem(text, list, index)
      : change === 'remove'
        ? removeItem(text, list, index)
        : moveItem(text, list, { from: index, to: change === 'up' ? index - 1 : index + 1 });
  return 'text' in made ? made.text : undefined;
}
