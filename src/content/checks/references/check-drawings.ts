// SVG files of content/assets are published as they are, and a browser that opens one by its address runs what is in it.

import type { ArgsOf } from '../../../diagnostics/catalogue/index.ts';
import { createFinding, type Finding } from '../../../diagnostics/diagnostic.ts';
import { assetFile } from '../../../model/asset-file.ts';
import { linesOf } from '../../../model/data/lines.ts';
import { siteCheck } from '../check.ts';

type What = ArgsOf<'asset-script'>['what'];

/** What a drawing may not have. Names are matched in any namespace and case: a browser may take the file for HTML. */
const active: readonly (readonly [what: What, pattern: RegExp])[] = [
  ['script', /<(?:[\w.-]+:)?(?:script|handler|listener)\b/i],
  ['handler', /<[^<>]*[\s"'/]on[a-z]+\s*=/i],
  ['page', /<(?:[\w.-]+:)?(?:foreignObject|iframe|embed|object|body|html|meta|base|link)\b/i],
  ['link', /\bhref\s*=(?!\s*["']\s*(?:#|data:image\/(?:png|jpe?g|gif|webp|avif)[;,]))/i],
  ['animation', /\battributeName\s*=\s*["']?\s*(?:on|(?:[\w.-]+:)?href)/i],
  // Entities hide all of the above.
  ['entity', /<!ENTITY|<\?xml-stylesheet/i],
  // Text in another encoding cannot be looked through.
  ['encoding', /\0|\ufffd/],
];

/** The first thing in the text of a drawing that it may not have, and where it is; undefined where there is none. */
export function activeIn(text: string): { readonly what: What; readonly at: number } | undefined {
  for (const [what, pattern] of active) {
    const found = pattern.exec(text);
    if (found !== null) return { what, at: found.index };
  }
  return undefined;
}

const checkDrawings = (drawings: ReadonlyMap<string, Uint8Array>): Finding[] =>
  [...drawings].flatMap(([name, bytes]) => {
    const text = new TextDecoder().decode(bytes);
    const found = activeIn(text);
    if (found === undefined) return [];
    const range = linesOf(text)(found.at, found.at + 1);
    return [createFinding('asset-script', { file: assetFile(name), range }, { what: found.what })];
  });

export const safeDrawingsCheck = siteCheck({
  codes: ['asset-script'],
  reads: ['drawings'],
  check: ({ drawings }) => checkDrawings(drawings),
});
