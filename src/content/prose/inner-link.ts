// Links in Markdown syntax to the site itself: to the path of a page, or to a content file relative to the file with
// the link. `checks/references/named-link.ts` finds their entries.
import type { Link } from '../../model/references/link.ts';
import { percentDecoded } from '../../model/references/percent-decoded.ts';
import type { NamedText } from '../markdown/file-names.ts';

/** A path on the site, or a file of content with its extension. Some generators ignore a slash after the extension. */
export const innerAddress = /^(?:\/(?!\/)|(?:\.{0,2}\/)*[^:?#]+\.(?:ya?ml|mdx?)\/?(?:#|$))/i;

/**
 * Returns whether an address leads to a file other than a page. Links to such addresses are not changed; the audit of the page checks them.
 */
export const isFileAddress = (href: string): boolean => /^\/[^?#]*\.(?!html?\b)[a-z\d]{2,11}(?:[?#]|$)/i.test(href);

/** Returns whether a link was written as a path or file of the site. */
export const isInnerLink = ({ toPath, toFile }: Link): boolean => toPath !== undefined || toFile !== undefined;

/** Returns the name and the language of a text by its file on disk; undefined for a file outside of the collections of Markdown files. */
export type TextName = (file: string) => NamedText | undefined;

/**
 * Returns the properties of a link in a file of `folder`:
 * - `toPath`: a path, without a trailing slash or `.html`;
 * - `toHtml`: that path with its `.html`, which may be a file of `public/`;
 * - `toQuery`: the query of a path, with its question mark;
 * - `toFile`: a content file, without its language and its extension;
 * - `toLanguage`: the language of that file, if `textName` returns one;
 * - `anchor`: the fragment.
 */
export function innerLinkOf(href: string, folder: string, textName: TextName): Readonly<Record<string, string>> {
  const [, address = '', query, fragment] = /^(\/[^?#]*(?=\?)|[^#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(href) ?? [];
  const anchor = fragment === undefined || fragment === '' ? {} : { anchor: percentDecoded(fragment) };
  if (address === '') return { anchor: percentDecoded(fragment ?? '') };
  if (address.startsWith('/')) {
    const toPath = percentDecoded(address.replace(/(?<=.)\/+$|\.html?$/, ''));
    const toHtml = /\.html?$/.test(address) ? { toHtml: percentDecoded(address) } : {};
    return { toPath, ...toHtml, ...(query !== undefined && { toQuery: query }), ...anchor };
  }
  const file = linkedFile(folder, address);
  const text = textName(file);
  if (text !== undefined) return { toFile: text.name, toLanguage: text.locale, ...anchor };
  return { toFile: file.replace(/(?:\.[\w-]+)?\.mdx?$|\.ya?ml$/i, ''), ...anchor };
}

/** Returns the file to which a relative address in a file of `folder` leads. It starts with `..` if it is outside the content folder. */
export function linkedFile(folder: string, address: string): string {
  const parts = folder === '' ? [] : folder.split('/');
  for (const part of percentDecoded(address).split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
