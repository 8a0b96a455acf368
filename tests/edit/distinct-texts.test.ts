// Equal texts of an island, distinguished by invisible characters.
import { expect, test } from 'vitest';
import { pathOfDistinctText, readDistinct, withDistinctTexts } from '../../src/watch/browser/distinct-texts.ts';

const props = {
  texts: { name: 'Bitte ausfüllen', email: 'Bitte ausfüllen', submit: 'Senden', again: 'Senden' },
  hrefs: ['/a', '/a'],
  errors: [{ text: 'Bitte ausfüllen' }],
  count: 3,
};

test('Equal sentences in props become distinct texts that look the same, and the path of each in the props is found', () => {
  const distinct = withDistinctTexts(props) as typeof props;
  const sentences = [distinct.texts.name, distinct.texts.email, distinct.errors[0]?.text ?? ''];
  expect(new Set(sentences).size).toBe(3);
  expect(sentences.map((text) => readDistinct(text).text)).toEqual(['Bitte ausfüllen', 'Bitte ausfüllen', 'Bitte ausfüllen']);
  expect(sentences.map((text) => pathOfDistinctText(props, text))).toEqual([
    ['texts', 'name'],
    ['texts', 'email'],
    ['errors', 0, 'text'],
  ]);
});

test('Equal single words, addresses and numbers in props are left unchanged', () => {
  const { texts, hrefs, count } = withDistinctTexts(props) as typeof props;
  expect({ submit: texts.submit, again: texts.again, hrefs, count }).toEqual({
    submit: 'Senden',
    again: 'Senden',
    hrefs: props.hrefs,
    count: 3,
  });
  expect(pathOfDistinctText(props, 'Senden')).toBeUndefined();
});

test('A text that the props do not contain has no path', () => {
  expect(pathOfDistinctText(props, 'Bitte Namen angeben')).toBeUndefined();
});
