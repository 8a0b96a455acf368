// Values of styles that pages take from content: valid values, and the stylesheet for the elements of a page.
import { expect, test } from 'vitest';
import { valuesIn, valuesSheet } from '../../src/model/output/style-values.ts';
import { type StyleValue, styleVars, z } from '../../src/site/index.ts';

/** The schema of a color that docs/design-templates.md shows. */
const color = z.templateLiteral(['#', z.string().regex(/^[\da-f]{6}$/)]);

test('A color that a schema has parsed has the type of a style value', () => {
  const tint: z.infer<typeof color> = color.parse('#0b6068');
  expect(styleVars({ '--tint': tint })).toEqual({ 'data-vars': '--tint:#0b6068' });
  expect(color.safeParse('#0b60688').success).toBe(false);
});

/** Returns the attribute for a value of any type, as code without type checks may pass it. */
const unchecked = (value: unknown) => styleVars({ '--x': value as StyleValue });

test('Style values become one attribute, in a fixed order, without undefined ones', () => {
  expect(styleVars({ '--share': 0.4, '--at': '12%', '--none': undefined })).toEqual({ 'data-vars': '--at:12%;--share:0.4' });
  expect(styleVars({ '--none': undefined })).toEqual({});
});

test.each([0, -1.5, 1e-7, 1e21, '40%', '-2.5rem', '0.25turn', '3px', '#0b6068', '#fff8', 'rgb(1 2 3 / 50%)', 'oklch(0.7 0.1 120deg)'])(
  '%j is a style value',
  (value) => {
    const attribute = unchecked(value)['data-vars'] ?? '';
    expect([...valuesIn(`<p data-vars="${attribute}">`)]).toEqual([`--x:${value}`]);
  },
);

test.each([
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  'red',
  ' 40%',
  '4 0%',
  '#12345',
  'url(/x.png)',
  'var(--y)',
  '1px;color:red',
  '1px}*{color:red',
  'rgb(1;2)',
  'rgb(var(--y))',
  'calc(1px)',
  '1px/**/',
  '"x"',
  'expression(1)',
  null,
  true,
  {},
  '１px',
])('%j is not a style value', (value) => {
  expect(() => unchecked(value)).toThrow(TypeError);
});

test.each(['share', '--Share', '--', '--1', '--a b', '--a:b', '--ä'])('%j is not the name of a style value', (name) => {
  expect(() => styleVars({ [name]: 1 })).toThrow(TypeError);
});

test('The stylesheet of style values depends only on the values, not on their order or the number of their uses', () => {
  const [one, other] = [
    '<p data-vars="--a:1"><p data-vars="--b:2px;--c:#fff">',
    '<p data-vars="--b:2px;--c:#fff"><i data-vars="--a:1"><p data-vars="--a:1">',
  ];
  const sheet = valuesSheet(valuesIn(one));
  expect(sheet).toEqual(valuesSheet(valuesIn(other)));
  expect(sheet?.bytes).toBe('[data-vars="--a:1"]{--a:1}[data-vars="--b:2px;--c:#fff"]{--b:2px;--c:#fff}');
  expect(sheet?.path).toMatch(/^assets\/values-[0-9A-Z]+\.css$/);
  expect(valuesSheet(valuesIn(one.replace('2px', '3px')))?.path).not.toBe(sheet?.path);
});

test.each(['<p>', '<p data-vars="">', '<p data-vars="}">', '<p data-vars="--a:1}*{--b:1">', '<p data-vars="--a:1;">'])(
  'The HTML %s has no stylesheet of style values',
  (html) => {
    expect(valuesSheet(valuesIn(html))).toBeUndefined();
  },
);
