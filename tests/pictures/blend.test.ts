import { describe, expect, test } from 'vitest';
import { blendOver } from '../../src/node/images/blend.ts';
import { dropMasks } from '../../src/node/images/drop-masks.ts';

describe('A layer over a picture', () => {
  test.each<[string, readonly number[], readonly number[]]>([
    ['leaves the picture where it is transparent', [255, 0, 0, 0], [10, 20, 30]],
    ['hides the picture where it is opaque', [255, 0, 0, 255], [255, 0, 0]],
    ['is mixed with the picture where it is half transparent', [110, 220, 30, 128], [60, 120, 30]],
  ])('%s', (_, over, expected) => {
    const under = Uint8Array.of(1, 2, 3, 10, 20, 30);
    blendOver({ width: 2, bytes: under }, { left: 0, top: 0, width: 2, bytes: Uint8Array.of(0, 0, 0, 0, ...over) });
    expect([...under]).toEqual([1, 2, 3, ...expected]);
  });

  test('that is smaller than the picture changes only the pixels under it', () => {
    const bytes = new Uint8Array(3 * 3 * 3);
    blendOver({ width: 3, bytes }, { left: 1, top: 1, width: 1, bytes: Uint8Array.of(7, 8, 9, 255, 4, 5, 6, 255) });
    expect([...bytes]).toEqual([...Array<number>(12).fill(0), 7, 8, 9, ...Array<number>(6).fill(0), 4, 5, 6, 0, 0, 0]);
  });
});

describe('The masks of a drawing', () => {
  const clip = '<clipPath id="c"><rect x="1" y="2" width="3" height="4"/></clipPath>';
  const image = '<image clip-path="url(#c)" mask="url(#m)"/>';

  test('are removed from an image if they repeat its clip path', () => {
    const mask = '<mask id="m"><rect x="1" y="2" width="3" height="4" fill="#fff"/></mask>';
    expect(dropMasks(clip + mask + image)).toBe(`${clip}${mask}<image clip-path="url(#c)"/>`);
  });

  test.each([
    ['another rectangle', '<mask id="m"><rect x="1" y="2" width="3" height="5" fill="#fff"/></mask>'],
    ['rounded corners', '<mask id="m"><rect x="1" y="2" width="3" height="4" fill="#fff" rx="2"/></mask>'],
  ])('are kept if they have %s', (_, mask) => {
    expect(dropMasks(clip + mask + image)).toBe(clip + mask + image);
  });
});
