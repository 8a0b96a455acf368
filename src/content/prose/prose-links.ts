// Checks the addresses of links in Markdown syntax: to an anchor of the same page, to a page by its path or file, to
// another site, to an e-mail address or a telephone number.
import type { Definition, Node, Root } from 'mdast';
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import { directionOf } from '../../model/languages/locale.ts';
import { percentDecoded } from '../../model/references/percent-decoded.ts';
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
    else {
      const fault = addressFault(url);
      if (fault !== undefined) findings.push(createFinding('link-unclear', place, { url, fault }));
    }
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

const mailAddress = /^[^\s@<>]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}$/u;
/** A global or local number: https://www.rfc-editor.org/rfc/rfc3966#section-3 */
const phoneNumber = /^\+?(?=.*\d\D*\d)(?:[\d ().*-]|%20|%23)+(?:;.*)?$/;

/** Returns what an address is not: an e-mail address, a telephone number or a URL of a site. Facts in addresses are reported elsewhere. */
function addressFault(url: string): 'mail' | 'phone' | 'site' | undefined {
  const [, scheme = '', rest = ''] = /^([a-z]+):(.*)$/is.exec(url) ?? [];
  if (url.includes('{')) return undefined;
  if (/^mailto$/i.test(scheme)) {
    const [to = '', query] = percentDecoded(rest).split('?');
    return (to === '' && query !== undefined) || to.split(',').every((each) => mailAddress.test(each.trim())) ? undefined : 'mail';
  }
  if (/^tel$/i.test(scheme)) return phoneNumber.test(rest) ? undefined : 'phone';
  if (!/^https?$/i.test(scheme)) return undefined;
  const site = URL.canParse(url) ? new URL(url) : undefined;
  const isOpen = site !== undefined && site.username === '' && !site.hostname.includes('..') && !/^https?$/.test(site.hostname);
  return isOpen ? undefined : 'site';
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

/**
 * Changes bare links such as `www.example.com` to `https:`, because the author wrote no scheme and GFM adds `http:`. Words that GFM takes
 * for an e-mail address, such as `package@1.5.x`, become words again. In a text from right to left, a bare link gets its own direction:
 * otherwise readers would see `/https://www.example.com`.
 */
export function mendBareLinks(tree: Root, tag: string): void {
  visitNodes(tree, 'link', (node, index, parent) => {
    const [words] = node.children;
    const isAddress = words?.type === 'text' && node.url.replace(/^mailto:|^http:\/\/(?=www\.)/, '') === words.value;
    if (isAddress && directionOf(tag) === 'rtl') node.data = { ...node.data, hProperties: { dir: 'ltr' } };
    // `[words](http://words)` begins before its words.
    const isBare = words?.position?.start.offset === node.position?.start.offset;
    if (!isBare || words?.type !== 'text') return;
    if (node.url === `http://${words.value}`) node.url = `https://${words.value}`;
    const isMail = node.url !== `mailto:${words.value}` || mailAddress.test(words.value);
    if (!isMail && index !== undefined) parent?.children.splice(index, 1, words);
  });
}
