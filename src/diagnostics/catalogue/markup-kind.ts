/**
 * Returns the kind of the markup `found` in a text that must be plain: an HTML entity such as `&amp;`, a link, or marks such as `**`.
 * `plain` is the markup without its marks; undefined for a link.
 */
export const markupKind = (found: string, plain: string | undefined): 'character' | 'link' | 'marks' => {
  if (/^&[\w#]+;$/.test(found)) return 'character';
  return plain === undefined ? 'link' : 'marks';
};
