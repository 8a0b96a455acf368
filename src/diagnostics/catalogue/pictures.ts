// Problems of pictures: as files, and as what visitors get of them.
import { error, warning } from './define.ts';

export const pictures = {
  'picture-unreadable': error<{ why: string }>(({ why }) => ({
    reason: `The picture cannot be read: ${why.replace(/[.?!]?$/, '.')}`,
    cure: 'Open it in a picture editor and save it anew.',
  })),
  'picture-format': error<{ expected: string; actual: string }>(({ expected, actual }) => ({
    reason: `This is ${actual}, where ${expected} is due.`,
    cure: 'Save it in that format, with the ending of the format in its name.',
  })),
  'picture-animated': error<{ frames: number }>(({ frames }) => ({
    reason: `The picture moves: it has ${frames} frames.`,
    cure: 'Save one frame as a still picture.',
  })),
  'picture-too-large': error<{ width: number; height: number; megapixels: number }>(({ width, height, megapixels }) => ({
    reason: `The picture has ${width} by ${height} pixels; at most ${megapixels} million are read.`,
    cure: 'Scale it down: no place shows more than 2304 pixels across.',
  })),
  'picture-narrow': warning<{ width: number; wanted: number }>(({ width, wanted }) => ({
    reason: `The picture is ${width} pixels wide; where it stands, fine screens show ${wanted}.`,
    cure: `Use one that is at least ${wanted} pixels wide.`,
  })),
  'picture-text': error<{ both: boolean }>(({ both }) =>
    both
      ? {
          reason: 'The picture is decorative, and yet has words for those who cannot see it.',
          cure: 'Delete "decorative", or delete "alt".',
        }
      : {
          reason: 'The picture has no words for those who cannot see it.',
          cure: 'Say in "alt" what it shows; if it only adorns, mark it as "decorative" with the value true.',
        },
  ),
};
