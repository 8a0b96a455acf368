// Checks the addresses of links in Markdown syntax: to an anchor of the same page, to a page by its path or file, to
// another site, to an e-mail address or a telephone number.
import type { Definition, Node, Root } from 'mdast';
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import { innerAddress } from './inner-link.ts';
import { rangeOfNode } from './node-range.ts';
import { visitNodes } from './visit-nodes.ts';

const allowed = /^(?:#.|https:\/\/[^/\s]|mailto:.|tel:.)/i;
/** `http:` addresses, except those of the reader's own machine, whose servers have no certificate. */
const insecure = /^http:\/\/(?!(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/?#]|$))[^/\s]/i;
const local = /^http:\/\/[^/\s]/i;

/** Returns a finding for each link in `tree` whose address is not allowed or not recommended. */
export function refuseLinks(file: string, tree: Root): Finding[] {
  const definitions = definitionsIn(tree);
  const findings: Finding[] = [];
  const refuse = (node: Node, url: string): void => {
    const place = { file, range: rangeOfNode(node) };
    if (insecure.test(url)) findings.push(createFinding('link-insecure', place, { url }));
    else if (!allowed.test(url) && !local.test(url) && !innerAddress.test(url))
      findings.push(createFinding('link-unclear', place, { url }));
  };
  const used = new Set<Definition>();
  visitNodes(tree, (node, _, parent) => {
    // Nodes that the parser derives from a part of a text have no position.
    if (node.type === 'link') refuse(node.position === undefined && parent !== undefined ? parent : node, node.url);
    // Footnotes with spaces in their names, which the parser takes for links, are refused as footnotes.
    const definition = node.type === 'linkReference' && !node.identifier.startsWith('^') ? definitions.get(node.identifier) : undefined;
    if (definition !== undefined) used.add(definition);
  });
  for (const definition of used) refuse(definition, definition.url);
  return findings;
}

/** Returns the definitions of references in `tree` by their names. If a name has several, the first one counts. */
function definitionsIn(tree: Root): ReadonlyMap<string, Definition> {
  const definitions = new Map<string, Definition>();
  visitNodes(tree, 'definition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  return definitions;
}

/** Gives the references in `tree` the positions of their definitions, in place, because mistakes are corrected there. */
export function moveToDefinitions(tree: Root): void {
  const definitions = definitionsIn(tree);
  if (definitions.size === 0) return;
  visitNodes(tree, 'linkReference', (node) => {
    const { position } = definitions.get(node.identifier) ?? {};
    if (position !== undefined) node.position = position;
  });
}

/** Changes bare links such as `www.example.com` to `https:`. The author wrote no scheme, and GFM adds `http:`. */
export function secureBareLinks(tree: Root): void {
  visitNodes(tree, 'link', (node) => {
    const [words] = node.children;
    // `[words](http://words)` begins before its words.
    const isBare = words?.position?.start.offset === node.position?.start.offset;
    if (isBare && words?.type === 'text' && node.url === `http://${words.value}`) node.url = `https://${words.value}`;
  });
}
