// Problems of picture files, and of pictures in pages.
import { error, warning } from '../define.ts';
import { formats } from './words.ts';

export const pictures = {
  'picture-unreadable': error<{ why: string }>(({ why }) => ({
    message: `The picture cannot be read: ${why.replace(/[.?!]?$/, '.')}`,
    hint: 'Open it in a picture editor and save it again.',
  })),
  'picture-format': error<{ expected: readonly string[]; actual: string }>(({ expected, actual }) => ({
    message: `The picture has the format ${actual}; it must be ${formats.or(expected)}.`,
    hint: 'Save it in that format, with the matching file extension.',
  })),
  'icon-too-complex': error<{ use: 'icon' | 'picture' }>(({ use }) => ({
    message: `The ${use} takes too long to draw: it repeats its elements too often, or has too many filters.`,
    hint:
      use === 'icon'
        ? 'Draw it with fewer elements, and use gradients for effects such as blur or shadow. It is shown at 16 pixels.'
        : 'Draw it with fewer elements and without shadows, or save it as a PNG or WebP.',
  })),
  'picture-animated': error<{ frames: number }>(({ frames }) => ({
    message: `The picture is animated: it has ${frames} frames.`,
    hint: 'Save one frame as a still picture.',
  })),
  'picture-too-large': error<{ width: number; height: number; megapixels: number }>(({ width, height, megapixels }) => ({
    message: `The picture has ${width} by ${height} pixels; at most ${megapixels} million are read.`,
    hint: 'Scale it down: hardly any screen shows more than 4000 pixels across.',
  })),
  'picture-narrow': warning<{ width: number; wanted: number }>(({ width, wanted }) => ({
    message: `The picture is ${width} pixels wide; screens with a high resolution show up to ${wanted} here.`,
    hint: `Use one that is at least ${wanted} pixels wide.`,
  })),
  /** `isLink` is true if the picture is all that a link contains. */
  'picture-text': error<{ both: boolean; isLink?: boolean }>(({ both, isLink = false }) =>
    isLink
      ? {
          message: 'This link consists of a picture without words: screen readers cannot tell where it leads.',
          hint: 'Write where it leads in the brackets of the picture: [![Our prices](./plan.png)](/prices).',
        }
      : both
        ? {
            message: 'The picture is marked as decorative, but has words for people who cannot see it.',
            hint: 'Delete "decorative", or delete "alt".',
          }
        : {
            message: 'The picture has no words for people who cannot see it.',
            hint: 'Describe in "alt" what it shows; if it only decorates, write "decorative: true".',
          },
  ),
};
