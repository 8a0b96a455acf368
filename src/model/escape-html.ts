const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for an element or for an attribute in double quotes, in HTML and XML. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');
