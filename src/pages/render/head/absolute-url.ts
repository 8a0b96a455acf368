/** Returns the absolute URL of a path. The home page's is the base URL with a slash. */
export const absoluteUrl = (baseUrl: string, path: string): string => `${baseUrl}${path}`;
