// The strokes of icons are written as HTML without React: each is what React makes of the same elements.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon, strokesOf } from './Icon.tsx';
import { icons } from './icons.ts';

test.each(Object.keys(icons))('%s is drawn as React draws it', (name) => {
  const byReact = renderToStaticMarkup(<g>{strokesOf(name)}</g>).slice('<g>'.length, -'</g>'.length);
  expect(renderToStaticMarkup(<Icon name={name} />)).toMatch(/^<svg width="24" height="24"/);
  expect(renderToStaticMarkup(<Icon name={name} />).endsWith(`>${byReact}</svg>`)).toBe(true);
});

test('An unknown icon is a mistake of a template', () => {
  expect(() => renderToStaticMarkup(<Icon name="no-such-icon" />)).toThrow('no-such-icon');
});
