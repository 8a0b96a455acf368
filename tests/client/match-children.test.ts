// Which sibling in one version of a page corresponds to which in the next, and so keeps its state.
import { describe, expect, test } from 'vitest';
import { type Item, matchChildren } from '../../src/watch/browser/morph/match-children.ts';
import { longestIncreasingSubsequence } from '../../src/watch/browser/morph/reorder-children.ts';

/** `p Some words`, `p#id Some words` */
function item(text: string): Item {
  const [name = '', ...words] = text.split(' ');
  const [kind = '', id] = name.split('#');
  return { kind, id, whole: words.join(' ') };
}

/** The items of `before` that `after` has. */
function found(before: readonly string[], after: readonly string[]): readonly (string | undefined)[] {
  return matchChildren(before.map(item), after.map(item)).map((at) => (at === undefined ? undefined : after[at]));
}

describe('A sibling is found again', () => {
  test.each<[string, string[], string[], (string | undefined)[]]>([
    ['where nothing changed', ['p a', 'p b'], ['p a', 'p b'], ['p a', 'p b']],
    ['with another text', ['p a', 'p old words', 'p c'], ['p a', 'p new words', 'p c'], ['p a', 'p new words', 'p c']],
    ['behind one that is new', ['p a', 'p b'], ['p new', 'p a', 'p b'], ['p a', 'p b']],
    ['when one before it went', ['p a', 'p b', 'p c'], ['p b', 'p c'], [undefined, 'p b', 'p c']],
    ['in another place', ['p a', 'p b', 'p c'], ['p c', 'p a', 'p b'], ['p a', 'p b', 'p c']],
    ['by its id, changed and in another place', ['p#x old', 'p b'], ['p b', 'p c', 'p#x new'], ['p#x new', 'p b']],
    ['by similarity, beside one that is new', ['p one two three'], ['p new', 'p one two four'], ['p one two four']],
    ['among equals, in order', ['li a', 'li a', 'p x'], ['li a', 'p y', 'li a', 'p x'], ['li a', 'li a', 'p x']],
    ['not in another kind', ['p a'], ['h2 a'], [undefined]],
    ['not with another id', ['p#x a'], ['p#y a b'], [undefined]],
    ['not twice', ['p a', 'p a'], ['p a'], ['p a', undefined]],
  ])('%s', (_, before, after, expected) => {
    expect(found(before, after)).toEqual(expected);
  });
});

test('A thousand siblings that all changed are matched in order, without being compared', () => {
  const list = (word: string) => Array.from({ length: 1000 }, (_, at) => `li ${word} ${at}`);
  expect(found(list('old'), list('new'))).toEqual(list('new'));
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
])('Of siblings with the earlier places %j, those at the indexes %j are not moved', (places, staying) => {
  expect(longestIncreasingSubsequence(places)).toEqual(staying);
});
