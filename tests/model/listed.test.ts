// Lists inside sentences, of any length.
import { expect, test } from 'vitest';
import { listedWithAnd, listedWithOr } from '../../src/model/listed.ts';

test.each([
  [[], '', ''],
  [['de'], 'de', 'de'],
  [['de', 'en'], 'de and en', 'de or en'],
  [['de', 'en', 'it'], 'de, en and it', 'de, en or it'],
])('%j', (list, withAnd, withOr) => {
  expect([listedWithAnd(list), listedWithOr(list)]).toEqual([withAnd, withOr]);
});
