// Checks the addresses of links in Markdown syntax: to an anchor of the same page, to a page by its path or file, to
// another site, to an e-mail address or a telephone number.
import type { Link, LinkReference, Node, Root } from 'mdast';
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
  const addresses = new Map<string, string>();
  visitNodes(tree, 'definition', ({ identifier, url }) => {
    if (!addresses.has(identifier)) addresses.set(identifier, url);
  });
  const findings: Finding[] = [];
  visitNodes(tree, (node, _, parent) => {
    // Footnotes with blanks in their names, which the parser takes for links, are refused as footnotes.
    if (!isLinkNode(node) || (node.type === 'linkReference' && node.identifier.startsWith('^'))) return;
    // Nodes that the parser derives from a part of a text have no position.
    const place = { file, range: rangeOfNode(node.position === undefined && parent !== undefined ? parent : node) };
    const url = node.type === 'link' ? node.url : (addresses.get(node.identifier) ?? '');
    if (insecure.test(url)) findings.push(createFinding('link-insecure', place, { url }));
    else if (!allowed.test(url) && !local.test(url) && !innerAddress.test(url))
      findings.push(createFinding('link-unclear', place, { url }));
  });
  return findings;
}

const isLinkNode = (node: Node): node is Link | LinkReference => node.type === 'link' || node.type === 'linkReference';

/** Changes bare links such as `www.example.com` to `https:`. The author wrote no scheme, and GFM adds `http:`. */
export function secureBareLinks(tree: Root): void {
  visitNodes(tree, 'link', (node) => {
    const [words] = node.children;
    // `[words](http://words)` begins before its words.
    const isBare = words?.position?.start.offset === node.position?.start.offset;
    if (isBare && words?.type === 'text' && node.url === `http://${words.value}`) node.url = `https://${words.value}`;
  });
}
