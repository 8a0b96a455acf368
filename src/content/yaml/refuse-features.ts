// Reports features of YAML that content must not use: anchors, aliases, tags, blocks as keys, and keys that equal another key as text, for
// example `1` and `"1"`.
import type { Document, Node, Scalar } from 'yaml';
import { createFinding, type Finding, type FindingPlace } from '../../diagnostics/diagnostic.ts';
import type { linesOf } from '../../model/data/lines.ts';

/** A file with the document that was parsed from it. */
export interface Source {
  readonly file: string;
  readonly text: string;
  readonly yaml: typeof import('yaml');
  readonly document: Document;
  /** Converts offsets in `text` to ranges. */
  readonly range: ReturnType<typeof linesOf>;
}

/** Returns a finding for each use of a feature that content must not use. */
export function refuseFeatures({ file, text, yaml, document, range: rangeOf }: Source): Finding[] {
  const findings: Finding[] = [];
  const from = (start: number, length: number): FindingPlace => ({ file, range: rangeOf(start, start + Math.max(1, length)) });
  const at = ({ range }: Node): FindingPlace => from(range?.[0] ?? 0, (range?.[1] ?? 1) - (range?.[0] ?? 0));
  /** Returns the place of a mark (`&`, `!`), which precedes its node. */
  const before = (node: Node, mark: string): FindingPlace => {
    const start = text.lastIndexOf(mark, node.range?.[0] ?? 0);
    return start < 0 ? at(node) : from(start, mark.length);
  };
  const look = (node: Node): void => {
    if (yaml.isAlias(node)) {
      findings.push(createFinding('yaml-alias', at(node), { name: `*${node.source}` }));
      return;
    }
    const anchor = `&${node.anchor ?? ''}`;
    const tag = node.tag?.replace('tag:yaml.org,2002:', '!!') ?? '';
    if (anchor !== '&') findings.push(createFinding('yaml-alias', before(node, anchor), { name: anchor }));
    if (tag !== '') findings.push(createFinding('yaml-tag', before(node, tag), { tag }));
  };
  yaml.visit(document, {
    Node: (_key, node) => look(node),
    Map: (_key, node) => {
      look(node);
      // Keys of parsed documents are nodes.
      const keys = node.items.map(({ key }) => key as Node);
      findings.push(
        ...keys.filter(yaml.isCollection).map((key) => createFinding('yaml-syntax', at(key), { cause: 'BLOCK_AS_KEY', detail: '' })),
      );
      findings.push(
        ...equalAsText(keys.filter(yaml.isScalar)).map((key) => createFinding('yaml-duplicate-key', at(key), { key: String(key.value) })),
      );
    },
  });
  return findings;
}

/** Returns the keys that differ from an earlier key for the parser, but equal that key in a JavaScript object: "1" after 1. */
function equalAsText(keys: readonly Scalar[]): Scalar[] {
  const seen = new Map<string, unknown>();
  return keys.filter(({ value }) => {
    const other = seen.get(String(value));
    seen.set(String(value), value);
    return other !== undefined && other !== value;
  });
}
