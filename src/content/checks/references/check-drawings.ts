// Checks SVG files of content/assets for scripts. The files are published unchanged, and a browser that opens an SVG by
// its URL runs its scripts.
import { createFinding } from '../../../diagnostics/diagnostic.ts';
import { activePartIn } from '../../../model/active-drawing.ts';
import { assetFile } from '../../../model/asset-file.ts';
import { linesOf } from '../../../model/data/lines.ts';
import { siteCheck } from '../check.ts';

export const safeDrawingsCheck = siteCheck({
  codes: ['asset-script'],
  reads: ['drawings'],
  check: ({ drawings }) =>
    [...drawings].flatMap(([name, bytes]) => {
      const text = new TextDecoder().decode(bytes);
      const found = activePartIn(text);
      if (found === undefined) return [];
      const range = linesOf(text)(found.at, found.at + 1);
      return [createFinding('asset-script', { file: assetFile(name), range }, { what: found.what })];
    }),
});
