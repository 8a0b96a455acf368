/** The absolute URL of a path: the home page has only the slash of its host. */
export const absoluteUrl = (baseUrl: string, path: string): string => `${baseUrl}${path}`;
