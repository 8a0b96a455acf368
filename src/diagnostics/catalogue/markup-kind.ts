/** Returns the kind of markup in a text that must be plain: an HTML entity such as `&amp;`, a link, or marks such as `**`. */
export const markupKind = (found: string, plain: string | undefined): 'character' | 'link' | 'marks' => {
  if (/^&[\w#]+;$/.test(found)) return 'character';
  return plain === undefined ? 'link' : 'marks';
};
