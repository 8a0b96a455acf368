// Recognizes URLs of the gallery. This is checked for each request, so this file must not import the gallery itself.

/** Returns whether a URL belongs to the gallery, in any language. */
export const isGalleryUrl = (url: string): boolean => /^(?:\/[a-z][\w-]*)?\/__gallery(?:[/?#]|$)/.test(url);
