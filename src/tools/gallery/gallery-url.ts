// Which URLs belong to the gallery. Checked for each request, so it must not import the gallery itself.

/** Whether a URL belongs to the gallery, in any language. */
export const isGalleryUrl = (url: string): boolean => /^(?:\/[a-z][\w-]*)?\/__gallery(?:[/?#]|$)/.test(url);
