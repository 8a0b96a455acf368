// What makes a drawing (SVG) run or load something where a browser opens it.

export type ActivePart = 'script' | 'handler' | 'page' | 'link' | 'animation' | 'entity' | 'encoding';

/** Parts that a drawing may not have. Names match in any namespace and case: a browser may take the file for HTML. */
const active: readonly (readonly [what: ActivePart, pattern: RegExp])[] = [
  ['script', /<(?:[\w.-]+:)?(?:script|handler|listener)\b/i],
  ['handler', /<[^<>]*[\s"'/]on[a-z]+\s*=/i],
  ['page', /<(?:[\w.-]+:)?(?:foreignObject|iframe|embed|object|body|html|meta|base|link)\b/i],
  ['link', /\bhref\s*=(?!\s*["']\s*(?:#|data:image\/(?:png|jpe?g|gif|webp|avif)[;,]))/i],
  ['animation', /\battributeName\s*=\s*["']?\s*(?:on|(?:[\w.-]+:)?href)/i],
  // Entities hide all of the above.
  ['entity', /<!ENTITY|<\?xml-stylesheet/i],
  // Text in another encoding cannot be looked through.
  ['encoding', /\0|\ufffd/],
];

/** The first forbidden part in the text of a drawing, with its position; undefined if there is none. */
export function activeIn(text: string): { readonly what: ActivePart; readonly at: number } | undefined {
  for (const [what, pattern] of active) {
    const found = pattern.exec(text);
    if (found !== null) return { what, at: found.index };
  }
  return undefined;
}
