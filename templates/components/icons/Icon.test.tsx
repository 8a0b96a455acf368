// Icon.tsx writes the strokes of icons as HTML without React. The HTML must equal what React renders for the same elements.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon, strokesOf } from './Icon.tsx';
import { icons } from './icons.ts';

test.each(Object.keys(icons))('The icon %s has the same markup as if React rendered its strokes', (name) => {
  const byReact = renderToStaticMarkup(<g>{strokesOf(name)}</g>).slice('<g>'.length, -'</g>'.length);
  expect(renderToStaticMarkup(<Icon name={name} />)).toMatch(/^<svg width="24" height="24"/);
  expect(renderToStaticMarkup(<Icon name={name} />).endsWith(`>${byReact}</svg>`)).toBe(true);
});

test('An unknown icon throws an error that names the icon', () => {
  expect(() => renderToStaticMarkup(<Icon name="no-such-icon" />)).toThrow('no-such-icon');
});
