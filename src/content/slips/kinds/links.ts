// A link that is written as a text: `link: support`, `link: https://example.com`.
import { inLine, propose, replaced } from '../proposal.ts';
import { unquoted } from '../quote.ts';
import { onValues } from '../slip-kind.ts';
import { valuesOn } from '../values.ts';

export const bareLinks = onValues(valuesOn, function* (value) {
  const { key, words, line, from, to } = value;
  const meant = key === 'link' ? meantBy(unquoted(words)) : undefined;
  if (meant === undefined) return;
  const { url, block } = meant;
  const [before = '', after] = block.split(words);
  // Only the text around the name is inserted, so that mistakes in the name are reported at the name.
  const edits = after === undefined ? replaced(value, block) : [inLine(line, [from, from], before), inLine(line, [to, to], after)];
  yield propose(value, 'link-notation', { value: unquoted(words), block, url, edits, isOpen: url !== undefined });
});

/** Returns the block that replaces a bare link. `url` is set if the address must first be added to site.yaml. */
function meantBy(words: string): { readonly block: string; readonly url?: string } | undefined {
  if (/^(?:https?:\/\/|www\.)\S+$/i.test(words))
    return { block: `{ external: ${nameFor(words)} }`, url: words.replace(/^www\./i, 'https://www.') };
  const [, anchor] = /^#([a-z][a-z0-9-]*)$/.exec(words) ?? [];
  if (anchor !== undefined) return { block: `{ anchor: ${anchor} }` };
  const [, page] = /^\/?([a-z][a-z0-9-]*)\/?$/.exec(words) ?? [];
  return page === undefined ? undefined : { block: `{ page: ${page} }` };
}

/** Derives a name from an address: `https://www.example.com/` → `example`. */
function nameFor(url: string): string {
  const [, host = ''] = /^(?:https?:\/\/)?(?:www\.)?([^/:?#]+)/i.exec(url) ?? [];
  const name = host.split('.').at(-2) ?? host;
  return /^[a-z]+$/.test(name) ? name : 'name';
}
