// A duplicate key, usually in a copied line.
import type { Line } from '../lines.ts';
import { type Proposal, propose, replaced } from '../proposal.ts';
import type { Scene, SlipKind } from '../slip-kind.ts';

/** Proposes another language if the key is a language. Proposes to delete the line if the same line is above it. */
export const duplicates: SlipKind = function* (scene) {
  const line = scene.lines[scene.at];
  if (line === undefined) return;
  for (const { key, from } of keysOn(line).reverse()) {
    if (!scene.locales.has(key)) continue;
    const place = { line, from, to: from + key.length };
    for (const meant of scene.locales.list)
      if (meant !== key) yield propose(place, 'yaml-duplicate-key', { key, meant, edits: replaced(place, meant) });
  }
  yield* deleted(scene, line);
};

const keysOn = ({ words }: Line): { readonly key: string; readonly from: number }[] =>
  [...words.matchAll(/(^\s*(?:- +)*|[{,]\s*)([\w.-]+):\s/g)].map(({ 1: before = '', 2: key = '', index }) => ({
    key,
    from: index + before.length,
  }));

function* deleted({ lines, at }: Scene, line: Line): Iterable<Proposal> {
  const [, indent = '', key] = /^(\s*)([\w.-]+):\s+\S/.exec(line.words) ?? [];
  const isThere = lines.slice(Math.max(0, at - 30), at).some(({ words }) => words === line.words);
  if (key === undefined || !isThere) return;
  const edits = [{ start: line.start - 1, end: line.end, text: '' }];
  yield propose({ line, from: indent.length, to: indent.length + key.length }, 'yaml-duplicate-key', { key, meant: undefined, edits });
}
