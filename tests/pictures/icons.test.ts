// The icons of a site, decoded: sizes, opacity, and the parts that systems may crop.
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { iconRecipe, inspectDrawing, inspectIcon, renderIcons } from '../../src/node/images/icons.ts';
import { root } from '../support/fixture-site/content.ts';

const background = '#070b1a';

async function drawn(svg: Uint8Array): Promise<readonly Uint8Array[]> {
  const result = await renderIcons({ svg, background, file: 'assets/icon.svg' });
  return 'code' in result ? expect.fail(result.code) : result;
}

const real = await drawn(readFileSync(`${root}/content/assets/icon.svg`));
const clear = await drawn(
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#67e3fb"/></svg>'),
);

const iconOf = ([, ...icons]: readonly Uint8Array[], purpose: string, size: number): Uint8Array =>
  icons[iconRecipe.findIndex((icon) => icon.purpose === purpose && icon.size === size)] ?? expect.fail(`${purpose} ${size}`);

/** Returns the pictures in an ICO file, as its directory lists them. */
function unpack(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  expect([view.getUint16(0, true), view.getUint16(2, true)]).toEqual([0, 1]);
  return Array.from({ length: view.getUint16(4, true) }, (_, index) => {
    const entry = 6 + 16 * index;
    const [length, offset] = [view.getUint32(entry + 8, true), view.getUint32(entry + 12, true)];
    return {
      size: [view.getUint8(entry), view.getUint8(entry + 1)],
      picture: bytes.subarray(offset, offset + length),
      end: offset + length,
    };
  });
}

test('favicon.ico contains pictures of 16, 32 and 48 pixels, and no other bytes', async () => {
  const [favicon = new Uint8Array()] = real;
  const pictures = unpack(favicon);
  expect(pictures.map(({ size }) => size)).toEqual([16, 32, 48].map((size) => [size, size]));
  for (const { size, picture } of pictures) {
    const { format, width, height } = await sharp(picture).metadata();
    expect([format, width, height]).toEqual(['png', ...size]);
  }
  expect(pictures.at(-1)?.end).toBe(favicon.length);
});

test.each([
  ['any', 192],
  ['any', 512],
  ['maskable', 512],
  ['apple', 180],
] as const)('The icon for the purpose %s with %i pixels is a PNG of this size', async (purpose, size) => {
  expect(await sharp(iconOf(real, purpose, size)).metadata()).toMatchObject({ format: 'png', width: size, height: size });
});

describe('An icon that systems crop', () => {
  test.each([
    ['maskable', 512],
    ['apple', 180],
  ] as const)('is opaque, for %s, even if the drawing is not', async (purpose, size) => {
    expect((await sharp(iconOf(clear, purpose, size)).stats()).isOpaque).toBe(true);
    expect((await sharp(iconOf(clear, 'any', 512)).stats()).isOpaque).toBe(false);
  });

  test.each([
    ['the icon of this site', real],
    ['an icon that fills its square', clear],
  ])('has its drawing within the circle that is never cropped: %s', async (_name, icons) => {
    const { data, info } = await sharp(iconOf(icons, 'maskable', 512))
      .raw()
      .toBuffer({ resolveWithObject: true });
    let drawnOutside = 0;
    for (let y = 0; y < info.height; y += 1) {
      for (let x = 0; x < info.width; x += 1) {
        // A pixel at the edge may be inside or outside.
        if (Math.hypot(x + 0.5 - 256, y + 0.5 - 256) < 0.4 * 512 + 1) continue;
        const at = (y * info.width + x) * info.channels;
        const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
        if (Math.abs(red - 7) + Math.abs(green - 11) + Math.abs(blue - 26) > 3) drawnOutside += 1;
      }
    }
    expect(drawnOutside).toBe(0);
  });
});

test.each([
  ['A text', Buffer.from('no drawing at all'), 'picture-unreadable'],
  ['A PNG', iconOf(real, 'any', 192), 'picture-format'],
  ['A broken drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path'), 'picture-unreadable'],
])('%s is refused as an icon', async (_name, svg, code) => {
  const result = await inspectIcon({ svg, file: 'assets/icon.svg' });
  expect('code' in result && [result.code, result.file]).toEqual([code, 'assets/icon.svg']);
});

describe('An icon is refused if it would take too long to draw, and accepted otherwise', () => {
  const drawing = (inner: string): Uint8Array =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${inner}</svg>`);
  const times = (count: number, part: (index: number) => string): string =>
    Array.from({ length: count }, (_, index) => part(index)).join('');
  const blurred = '<rect width="9" height="9" filter="url(#f)"/>';
  const tenfold = (tag: string, reference: (id: string) => string): string =>
    `<${tag} id="a0"><rect width="9" height="9"/></${tag}>${times(9, (level) => `<${tag} id="a${level + 1}">${times(10, () => reference(`a${level}`))}</${tag}>`)}`;
  test.each([
    ['the icon of the site', readFileSync(`${root}/content/assets/icon.svg`), true],
    ['a thousand shapes', drawing(times(1000, (index) => `<circle cx="${index % 500}" cy="9" r="5"/>`)), true],
    ['a few shadows', drawing(`<filter id="f"><feGaussianBlur stdDeviation="2"/><feOffset dx="1"/></filter>${blurred.repeat(5)}`), true],
    ['elements that use each other', drawing('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'), true],
    ['two thousand blurs', drawing(`<filter id="f">${times(2000, () => '<feGaussianBlur stdDeviation="9"/>')}</filter>${blurred}`), false],
    ['a blur that is used many times', drawing(`<filter id="f"><feGaussianBlur stdDeviation="9"/></filter>${blurred.repeat(100)}`), false],
    [
      'blurs in a stylesheet',
      drawing(`<style>rect{filter:url(#f)}</style><filter id="f"><feGaussianBlur/></filter>${'<rect/>'.repeat(100)}`),
      false,
    ],
    ['a billion uses', drawing(tenfold('g', (id) => `<use href="#${id}"/>`)), false],
    ['nested patterns', drawing(tenfold('pattern', (id) => `<rect width="9" height="9" fill="url(#${id})"/>`)), false],
    ['nested masks', drawing(tenfold('mask', (id) => `<rect width="9" height="9" mask="url( '#${id}' )"/>`)), false],
    ['a hundred thousand shapes', drawing('<rect/>'.repeat(100_000)), false],
    ['a long chain of uses', drawing(times(5000, (index) => `<g id="a${index + 1}"><use href="#a${index}"/></g>`)), false],
  ])('%s', async (_, svg, isDrawn) => {
    const found = await inspectIcon({ svg, file: 'assets/icon.svg' });
    expect('code' in found ? found.code : 'drawn').toBe(isDrawn ? 'drawn' : 'icon-too-complex');
  });

  test.each([
    ['a diagram with a shadow on each shape', `<filter id="f"><feGaussianBlur/><feOffset/><feBlend/></filter>${blurred.repeat(60)}`, true],
    ['a map of a hundred thousand shapes', '<path/>'.repeat(100_000), true],
    ['a billion uses', tenfold('g', (id) => `<use href="#${id}"/>`), false],
  ])('as a picture, which only browsers draw: %s', async (_, inner, isDrawn) => {
    const found = await inspectDrawing({ bytes: drawing(inner), file: 'assets/plan.svg' });
    expect('code' in found ? found.args : found.width).toEqual(isDrawn ? 512 : { use: 'picture' });
  });
});
