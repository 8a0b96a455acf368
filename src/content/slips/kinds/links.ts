// A link that is written as a text: `link: support`, `link: https://example.com`.
import { inLine, propose, replaced } from '../proposal.ts';
import { unquoted } from '../quote.ts';
import { onValues } from '../slip-kind.ts';
import { valuesOn } from '../values.ts';

export const bareLinks = onValues(valuesOn, function* (value, { singulars }) {
  const { key, words, line, from, to } = value;
  const kind = singulars.includes('page') ? 'page' : singulars[0];
  const meant = key === 'link' ? meantBy(unquoted(words), kind) : undefined;
  if (meant === undefined) return;
  const { target, name, url } = meant;
  const [before, after] = [`{ ${target}: `, ' }'];
  const block = `${before}${name}${after}`;
  // Only the text around the name is inserted, so that mistakes in the name are reported at the name.
  const edits = name === words ? [inLine(line, [from, from], before), inLine(line, [to, to], after)] : replaced(value, block);
  // If several collections may be meant, and none has pages, the author has to choose.
  const isOpen = url !== undefined || (target === kind && kind !== 'page' && singulars.length > 1);
  yield propose(value, 'link-notation', { value: unquoted(words), block, url, edits, isOpen });
});

interface LinkTarget {
  /** The kind of target: `page`. */
  readonly target: string;
  readonly name: string;
  /** Set if the address must first be added to site.yaml. */
  readonly url?: string;
}

/** Returns the target that `words` name without a key; undefined if they cannot be a link. A plain name becomes an entry of `kind`. */
function meantBy(words: string, kind: string | undefined): LinkTarget | undefined {
  if (/^(?:https?:\/\/|www\.)\S+$/i.test(words))
    return { target: 'external', name: nameFor(words), url: words.replace(/^www\./i, 'https://www.') };
  const [, anchor] = /^#([a-z][a-z0-9-]*)$/.exec(words) ?? [];
  if (anchor !== undefined) return { target: 'anchor', name: anchor };
  const [, entry] = /^\/?([a-z][a-z0-9-]*)\/?$/.exec(words) ?? [];
  return entry === undefined || kind === undefined ? undefined : { target: kind, name: entry };
}

/** Derives a name from an address: `https://www.example.com/` → `example`. */
function nameFor(url: string): string {
  const [, host = ''] = /^(?:https?:\/\/)?(?:www\.)?([^/:?#]+)/i.exec(url) ?? [];
  const name = host.split('.').at(-2) ?? host;
  return /^[a-z]+$/.test(name) ? name : 'name';
}
