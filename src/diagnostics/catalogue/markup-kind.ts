/**
 * Returns the kind of the markup `found` in a text that must be plain: an HTML entity such as `&amp;`, a link, or marks such as `**`.
 * `plain` is the text to write instead of `found`; undefined for a link, which would lose its target.
 */
export const markupKind = (found: string, plain: string | undefined): 'character' | 'link' | 'marks' => {
  if (/^&[\w#]+;$/.test(found)) return 'character';
  return plain === undefined ? 'link' : 'marks';
};
