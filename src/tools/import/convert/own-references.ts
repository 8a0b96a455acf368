// Keeps where references lead that Hugo resolves within one shortcode, `[source]: https://…` in two notes of a text: in Markdown, the first
// definition of a name holds for the entire text.
import { escapePattern } from '../../../model/escape-pattern.ts';
import { groupBy } from '../../../model/group-by.ts';

const pair = /\{\{[<%] *([\w-]+)\b[^{}\n]*[>%]\}\}((?:(?!\{\{[<%] *\1\b)[\s\S])*?)(?=\{\{[<%] *\/ *\1 *[>%]\}\})/g;

/** The groups are the name and the address, which may have a title. */
const definition = /^[ \t]*\[(?!\^)([^\]\n]+)\]:[ \t]*(\S.*?)[ \t]*$\n?/gm;

/** Writes the addresses of references in shortcodes into their links, if the text has the same name with another address. */
export function withOwnReferences(text: string): string {
  if (!text.includes('{{')) return text;
  const addresses = groupBy(text.matchAll(definition), ([, name = '']) => name.toLowerCase());
  const differs = (name: string): boolean => new Set(addresses.get(name.toLowerCase())?.map(([, , address]) => address)).size > 1;
  return text.replace(pair, (found, _, body: string) => {
    const own = Array.from(body.matchAll(definition), ([written, name = '', address = '']) => ({ written, name, address }));
    const inner = own
      .filter(({ name }) => differs(name))
      .reduce((changed, { written, name, address }) => inlined(changed.replace(written, ''), name, address), body);
    return found.slice(0, found.length - body.length) + inner;
  });
}

/** `[words][name]`, `[name][]`, `[name]` → `[words](address)` */
function inlined(body: string, name: string, address: string): string {
  const escaped = escapePattern(name);
  const link = new RegExp(`\\[([^\\[\\]]+)\\]\\[${escaped}\\]|\\[(${escaped})\\](?:\\[\\])?(?![(\\[:])`, 'gi');
  return body.replace(link, (_, words?: string, own?: string) => `[${words ?? own}](${address})`);
}
