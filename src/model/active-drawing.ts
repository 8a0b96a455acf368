// Finds parts of a drawing (SVG) that run code or load something when a browser opens it.

export type ActivePart = 'script' | 'handler' | 'page' | 'link' | 'animation' | 'entity' | 'encoding';

/** Forbidden parts of a drawing. Names match in any namespace and case, because a browser may parse the file as HTML. */
const active: readonly (readonly [what: ActivePart, pattern: RegExp])[] = [
  ['script', /<(?:[\w.-]+:)?(?:script|handler|listener)\b/i],
  ['handler', /<[^<>]*[\s"'/]on[a-z]+\s*=/i],
  ['page', /<(?:[\w.-]+:)?(?:foreignObject|iframe|embed|object|body|html|meta|base|link)\b/i],
  ['link', /\bhref\s*=(?!\s*["']\s*(?:#|data:image\/(?:png|jpe?g|gif|webp|avif)[;,]))/i],
  ['animation', /\battributeName\s*=\s*["']?\s*(?:on|(?:[\w.-]+:)?href)/i],
  // Entities could hide any of the above, and an xml-stylesheet instruction loads a style sheet.
  ['entity', /<!ENTITY|<\?xml-stylesheet/i],
  // Text in another encoding cannot be searched.
  ['encoding', /\0|\ufffd/],
];

/**
 * Returns one forbidden part in the text of a drawing, with its position: the first match of the first pattern in `active` that
 * matches. Returns undefined if there is none.
 */
export function activePartIn(text: string): { readonly what: ActivePart; readonly at: number } | undefined {
  for (const [what, pattern] of active) {
    const found = pattern.exec(text);
    if (found !== null) return { what, at: found.index };
  }
  return undefined;
}
