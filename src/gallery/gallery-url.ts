// Which addresses belong to the gallery: asked for each request, so that it must not load the gallery itself.

/** True for the addresses of the gallery in both languages. */
export const isGalleryUrl = (url: string): boolean => /^(?:\/en)?\/__gallery(?:[/?#]|$)/.test(url);
