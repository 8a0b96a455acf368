// Which addresses belong to the gallery: asked for each request, so that it must not load the gallery itself.

/** True for the addresses of the gallery in any language. */
export const isGalleryUrl = (url: string): boolean => /^(?:\/[a-z][\w-]*)?\/__gallery(?:[/?#]|$)/.test(url);
