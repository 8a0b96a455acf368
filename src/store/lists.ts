// Maps of thousands of files in which edits change only one file. The versions of a map share the list of keys, and two
// maps are compared as lists, without hashing keys. Filling a plain map with 5,000 files takes half a millisecond, and each
// save would fill ten of them.
import { defineQuery } from './query.ts';
import { type EachRequest, isSameList, type QueryCache } from './query-cache.ts';

const sameList = defineQuery('list with the same items');
const listsOfMap = defineQuery('lists of a map');
const placesAtKeys = defineQuery('places of keys in a map');
const placesOfKeys = defineQuery('places of keys');
const mapOfLists = defineQuery('map of lists');
const flattenedLists = defineQuery('flattened lists');

type Lists<T> = Pick<EachRequest<T>, 'keys' | 'inputs'>;
type Places = ReadonlyMap<string, number>;

/** A map backed by two lists. */
interface ListedMap<T> extends ReadonlyMap<string, T> {
  readonly lists: Lists<T>;
  readonly places: Places;
}

const isListed = <T>(map: ReadonlyMap<string, T>): map is ListedMap<T> => 'lists' in map;

const placesOf = (keys: readonly string[]): Places => new Map(keys.map((key, place) => [key, place]));

/**
 * Returns the keys and values of a map as lists for `QueryCache.each`. If a list has the same items as in the last call
 * with this `name`, it is the same object.
 */
export function listsOf<T>(cache: QueryCache, name: string, map: ReadonlyMap<string, T>): Lists<T> {
  if (isListed(map)) return map.lists;
  return cache.compute([listsOfMap, name], [map], () => ({
    keys: sameItems(cache, `keys of ${name}`, [...map.keys()]),
    inputs: sameItems(cache, `values of ${name}`, [...map.values()]),
  }));
}

interface ValuesRequest<T> {
  readonly map: ReadonlyMap<string, T>;
  readonly keys: readonly string[];
}

/** Returns the values of a map at `keys`, in their order; undefined for a missing key. */
export function valuesAt<T>(cache: QueryCache, name: string, { map, keys }: ValuesRequest<T>): readonly (T | undefined)[] {
  const own = listsOf(cache, name, map);
  if (own.keys === keys) return own.inputs;
  const places = cache.compute([placesAtKeys, name], [own.keys, keys], () => {
    if (isSameList(own.keys, keys)) return undefined;
    const all = placesOf(own.keys);
    return keys.map((key) => all.get(key) ?? -1);
  });
  return places === undefined ? own.inputs : places.map((place) => own.inputs[place]);
}

/**
 * Returns the map with these keys, which must be unique, and their values. If both lists are the same objects as in the
 * last call with this `name`, so is the map.
 */
export function mapOf<T>(cache: QueryCache, name: string, { keys, inputs }: Lists<T>): ReadonlyMap<string, T> {
  const places = cache.compute([placesOfKeys, name], [keys], () => placesOf(keys));
  return cache.compute([mapOfLists, name], [keys, inputs], () => listedMap({ keys, inputs }, places));
}

/** Like `mapOf`, but returns the same map as in the last call with this `name` even for new lists, if they have the same items. */
export const sameMapOf = <T>(cache: QueryCache, name: string, { keys, inputs }: Lists<T>): ReadonlyMap<string, T> =>
  mapOf(cache, name, { keys: sameItems(cache, `keys of ${name}`, keys), inputs: sameItems(cache, `values of ${name}`, inputs) });

/** Returns `list`, or the list of the last call with this `name` if it has the same items. */
const sameItems = <Item>(cache: QueryCache, name: string, list: readonly Item[]): readonly Item[] =>
  cache.compute([sameList, name], list, () => list);

/** Returns `map` with the values of existing keys replaced by those in `changed`. */
export function withValues<T>(map: ReadonlyMap<string, T>, changed: ReadonlyMap<string, T>): ReadonlyMap<string, T> {
  const { keys, inputs } = isListed(map) ? map.lists : { keys: [...map.keys()], inputs: [...map.values()] };
  const places = isListed(map) ? map.places : placesOf(keys);
  const values = [...inputs];
  for (const [key, value] of changed) values[places.get(key) ?? values.length] = value;
  return listedMap({ keys, inputs: values }, places);
}

/** Returns all items of `lists` as one list. If `lists` is the same object as in the last call with this `name`, so is the result. */
export const flattened = <T>(cache: QueryCache, name: string, lists: readonly (readonly T[])[]): readonly T[] =>
  cache.compute([flattenedLists, name], [lists], () => {
    const all: T[] = [];
    // Most lists are empty, and `flat` would take ten times as long.
    for (const list of lists) for (const item of list) all.push(item);
    return all;
  });

function listedMap<T>(lists: Lists<T>, places: Places): ListedMap<T> {
  const { keys, inputs } = lists;
  const entries = function* (): MapIterator<[string, T]> {
    // `inputs` is as long as `keys`.
    for (const [place, key] of keys.entries()) yield [key, inputs[place] as T];
  };
  const map: ListedMap<T> = {
    lists,
    places,
    size: keys.length,
    has: (key) => places.has(key),
    get: (key) => inputs[places.get(key) ?? -1],
    keys: () => keys.values(),
    values: () => inputs.values(),
    entries,
    [Symbol.iterator]: entries,
    forEach: (act) => {
      for (const [key, value] of entries()) act(value, key, map);
    },
  };
  return map;
}
