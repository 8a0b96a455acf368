// A live update matches each element of a page with a sibling in the next version, so that the element can keep its state.
import { describe, expect, test } from 'vitest';
import { longestIncreasingSubsequence } from '../../src/model/data/longest-increasing-subsequence.ts';
import { type Item, matchChildren } from '../../src/watch/browser/morph/match-children.ts';

/** Parses `p Some words` or `p#id Some words`. */
function item(text: string): Item {
  const [name = '', ...words] = text.split(' ');
  const [kind = '', id] = name.split('#');
  return { kind, id, whole: words.join(' ') };
}

/** Returns for each item of `before` the corresponding item of `after`, or undefined. */
function matchesOf(before: readonly string[], after: readonly string[]): readonly (string | undefined)[] {
  return matchChildren(before.map(item), after.map(item)).map((at) => (at === undefined ? undefined : after[at]));
}

describe('A live update matches siblings', () => {
  test.each<[string, string[], string[], (string | undefined)[]]>([
    ['without changes', ['p a', 'p b'], ['p a', 'p b'], ['p a', 'p b']],
    ['with a changed text', ['p a', 'p old words', 'p c'], ['p a', 'p new words', 'p c'], ['p a', 'p new words', 'p c']],
    ['after a new sibling', ['p a', 'p b'], ['p new', 'p a', 'p b'], ['p a', 'p b']],
    ['after a removed sibling', ['p a', 'p b', 'p c'], ['p b', 'p c'], [undefined, 'p b', 'p c']],
    ['that have moved', ['p a', 'p b', 'p c'], ['p c', 'p a', 'p b'], ['p a', 'p b', 'p c']],
    ['by their ids, changed and moved', ['p#x old', 'p b'], ['p b', 'p c', 'p#x new'], ['p#x new', 'p b']],
    ['by similarity, beside a new sibling', ['p one two three'], ['p new', 'p one two four'], ['p one two four']],
    ['with equal texts, in order', ['li a', 'li a', 'p x'], ['li a', 'p y', 'li a', 'p x'], ['li a', 'li a', 'p x']],
    ['only with elements of the same name', ['p a'], ['h2 a'], [undefined]],
    ['only with elements of the same id', ['p#x a'], ['p#y a b'], [undefined]],
    ['only once', ['p a', 'p a'], ['p a'], ['p a', undefined]],
  ])('%s', (_, before, after, expected) => {
    expect(matchesOf(before, after)).toEqual(expected);
  });
});

test('A live update matches a thousand changed siblings in order', () => {
  const list = (word: string) => Array.from({ length: 1000 }, (_, at) => `li ${word} ${at}`);
  expect(matchesOf(list('old'), list('new'))).toEqual(list('new'));
});

test.each<[(number | undefined)[], number[]]>([
  [[], []],
  [
    [0, 1, 2],
    [0, 1, 2],
  ],
  [
    [2, 0, 1],
    [1, 2],
  ],
  [
    [0, undefined, 2, 1, 3],
    [0, 3, 4],
  ],
  [
    [5, 3, 4, undefined, 9, 0],
    [1, 2, 4],
  ],
  [[], []],
])('If siblings had the earlier indexes %j, a live update moves all except those at the indexes %j', (places, staying) => {
  expect(longestIncreasingSubsequence(places)).toEqual(staying);
});
