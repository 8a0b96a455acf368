// Figures.tsx shows a value that would not fit a column on a phone in smaller type.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Figures } from './Figures.tsx';

test.each([
  ['+250 %', false],
  ['24 Stunden', false],
  ['1.234.567 Euro', true],
  ['rund um', false],
  ['rund um die Uhr', true],
])('The value %s is long: %s', (value, isLong) => {
  const html = renderToStaticMarkup(<Figures items={[{ value, label: 'label' }]} className="figures--large" />);
  expect(html.includes('figure__value--long')).toBe(isLong);
});
