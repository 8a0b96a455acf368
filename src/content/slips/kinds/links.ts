// A link that is written as a text: `link: support`, `link: https://example.com`.
import { asName } from '../../fixes/as-name.ts';
import { inLine, propose, replaced } from '../proposal.ts';
import { quoted, unquoted } from '../quote.ts';
import { onValues } from '../slip-kind.ts';
import { valuesOn } from '../values.ts';

export const bareLinks = onValues(valuesOn, function* (value, { singulars }) {
  const { key, words, line, from, to } = value;
  const kind = singulars.includes('page') ? 'page' : singulars[0];
  const meant = key === 'link' ? meantBy(unquoted(words), kind) : undefined;
  if (meant === undefined) return;
  const { target, name, contact } = meant;
  const [before, after] = [`{ ${target}: `, ' }'];
  const block = `${before}${name}${after}`;
  // Only the text around the name is inserted, so that mistakes in the name are reported at the name.
  const edits = name === words ? [inLine(line, [from, from], before), inLine(line, [to, to], after)] : replaced(value, block);
  // If several collections may be meant, and none has pages, the author has to choose. A contact has to be in another file as well.
  const isOpen = contact !== undefined || (target === kind && kind !== 'page' && singulars.length > 1);
  yield propose(value, 'link-notation', { value: unquoted(words), block, contact, edits, isOpen });
});

interface LinkTarget {
  /** The kind of target: `page`. */
  readonly target: string;
  /** The value of the key, as YAML. */
  readonly name: string;
  /** The contact to which the link leads, as a line of site.yaml. */
  readonly contact?: string;
}

const linkKeys: readonly (string | undefined)[] = ['external', 'url', 'file', 'phone', 'email', 'anchor', 'dialog'];

/** Returns the target that `words` name without a key; undefined if they cannot be a link. A plain name becomes an entry of `kind`. */
function meantBy(words: string, kind: string | undefined): LinkTarget | undefined {
  if (/^(?:https?:\/\/|www\.)\S+$/i.test(words)) return { target: 'url', name: urlInBraces(words.replace(/^www\./i, 'https://www.')) };
  const address = words.replace(/^mailto:/i, '');
  if (/^[^\s@{}",]+@[\w-]+(?:\.[\w-]+)+$/.test(address))
    return contactNamed(asName(address.replace(/@.*/, '')) ?? 'contact', 'email', address);
  const number = words.replace(/^tel:/i, '');
  if (/^\+\d[\d ]+$/.test(number)) return contactNamed('contact', 'phone', `"${number}"`);
  const [, key = '', value = ''] = /^([a-z]+): *([^\s{}]+)$/.exec(words) ?? [];
  if (key !== '' && [...linkKeys, kind].includes(key)) return { target: key, name: value };
  const [, anchor] = /^#([a-z][a-z0-9-]*)$/.exec(words) ?? [];
  if (anchor !== undefined) return { target: 'anchor', name: anchor };
  const [, entry] = /^\/?([a-z][a-z0-9-]*)\/?$/.exec(words) ?? [];
  return entry === undefined || kind === undefined ? undefined : { target: kind, name: entry };
}

const contactNamed = (name: string, target: 'email' | 'phone', value: string): LinkTarget => ({
  target,
  name,
  contact: `${name}: { ${target}: ${value} }`,
});

/** Returns an address as YAML within braces, where some characters end a text without quotes. */
const urlInBraces = (url: string): string => (/[,[\]{}"'\\]|:$/.test(url) ? quoted(url) : url);
