// The portrait of a testimonial: a picture if content has one, otherwise a drawing.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ImageView } from '../../../src/model/references/image.ts';
import type { Testimonial } from '../../../templates/components/cards/items.ts';
import { Quotes } from '../../../templates/components/cards/Quote.tsx';
import { lookOf } from '../../../templates/components/images/portraitLooks.ts';

const image: ImageView = {
  width: 64,
  height: 64,
  src: '/assets/ada-64.jpg',
  srcSet: '/assets/ada-64.jpg 64w, /assets/ada-192.jpg 192w',
  sizes: '3.5rem',
  sources: [{ type: 'image/avif', srcSet: '/assets/ada-64.avif 64w', sizes: '3.5rem' }],
};

const ada: Testimonial = { name: 'Ada Funk', position: 'Leiterin', quote: 'Gut.', metrics: [] };

const markupOf = (testimonial: Testimonial): string => renderToStaticMarkup(<Quotes items={[testimonial]} />);

test('A testimonial with a picture shows it, 64 pixels wide, loaded lazily', () => {
  const markup = markupOf({ ...ada, image });
  expect(markup).toContain('<source type="image/avif" srcSet="/assets/ada-64.avif 64w" sizes="3.5rem"/>');
  expect(markup).toMatch(
    /<img class="portrait" src="\/assets\/ada-64\.jpg"[^>]* width="64" height="64" alt="" loading="lazy" decoding="async"\/>/,
  );
  expect(markup).not.toContain('<svg');
});

test('A testimonial without a picture has a drawn portrait', () => {
  expect(markupOf(ada)).toContain('<svg class="portrait"');
  expect(markupOf(ada)).not.toContain('<img');
});

test('Three drawn portraits side by side have three kinds of hair, and women have no beard', () => {
  const names = ['Ada', 'Bea', 'Cleo', 'Dora', 'Eva', 'Fee', 'Gesa', 'Hanna'];
  for (const [index, name] of names.entries()) {
    const three = [name, names[(index + 1) % names.length] ?? '', names[(index + 2) % names.length] ?? ''].map(
      (each) => ({ name: each, likeness: 'woman' }) as const,
    );
    const looks = three.map((person) => lookOf(person, three));
    expect(new Set(looks.map(({ hair }) => hair)).size).toBe(3);
    expect(looks.some(({ beard }) => beard)).toBe(false);
  }
});
