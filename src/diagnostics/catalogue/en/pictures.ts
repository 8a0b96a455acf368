// Problems of pictures: as files, and as what visitors get of them.
import { error, warning } from '../define.ts';
import { formats } from './words.ts';

export const pictures = {
  'picture-unreadable': error<{ why: string }>(({ why }) => ({
    message: `The picture cannot be read: ${why.replace(/[.?!]?$/, '.')}`,
    hint: 'Open it in a picture editor and save it again.',
  })),
  'picture-format': error<{ expected: readonly string[]; actual: string }>(({ expected, actual }) => ({
    message: `The picture has the format ${actual}; due is ${formats.or(expected)}.`,
    hint: 'Save it in that format, with the ending of the format in its name.',
  })),
  'icon-too-complex': error(() => ({
    message: 'The icon takes too long to draw: it repeats its elements too often, or has too many filters.',
    hint: 'Draw it with fewer elements, and effects such as blur or shadow with gradients. It is shown at 16 pixels.',
  })),
  'picture-animated': error<{ frames: number }>(({ frames }) => ({
    message: `The picture moves: it has ${frames} frames.`,
    hint: 'Save one frame as a still picture.',
  })),
  'picture-too-large': error<{ width: number; height: number; megapixels: number }>(({ width, height, megapixels }) => ({
    message: `The picture has ${width} by ${height} pixels; at most ${megapixels} million are read.`,
    hint: 'Scale it down: no place shows more than 2304 pixels across.',
  })),
  'picture-narrow': warning<{ width: number; wanted: number }>(({ width, wanted }) => ({
    message: `The picture is ${width} pixels wide; at its place, fine screens show ${wanted}.`,
    hint: `Use one that is at least ${wanted} pixels wide.`,
  })),
  'picture-text': error<{ both: boolean }>(({ both }) =>
    both
      ? {
          message: 'The picture is decorative, and yet has words for those who cannot see it.',
          hint: 'Delete "decorative", or delete "alt".',
        }
      : {
          message: 'The picture has no words for those who cannot see it.',
          hint: 'Say in "alt" what it shows; if it only adorns, mark it as "decorative" with the value true.',
        },
  ),
};
