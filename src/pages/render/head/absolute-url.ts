/** The absolute URL of a path: the home page has no slash but the one of its host. */
export const absoluteUrl = (baseUrl: string, path: string): string => `${baseUrl}${path}`;
