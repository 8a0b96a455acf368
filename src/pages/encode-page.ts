// The bytes of pages. To encode a page takes as long as to compress a tenth of it, and half of it is what many pages end with.

const encoder = new TextEncoder();

/** What follows the end of a body. */
const closing = '</body></html>\n';

/** So many ends are known at a time: pages have few. */
const mostEnds = 64;

/** A function that gives the HTML of a page in UTF-8. `end` is what ends its body, where many pages have it: encoded once for them. */
export function pageEncoder(): (html: string, end: string) => Uint8Array {
  const known = new Map<string, Uint8Array>();
  return (html, end) => {
    const start = html.length - end.length - closing.length;
    if (end === '' || !html.endsWith(closing) || !html.startsWith(end, start)) return encoder.encode(html);
    const last = known.get(end) ?? encoder.encode(end + closing);
    if (known.size >= mostEnds) known.clear();
    known.set(end, last);
    const first = encoder.encode(html.slice(0, start));
    const bytes = new Uint8Array(first.length + last.length);
    bytes.set(first);
    bytes.set(last, first.length);
    return bytes;
  };
}
