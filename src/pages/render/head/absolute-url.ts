/** Returns the absolute URL of a path. The URL of the home page is the base URL with a slash. */
export const absoluteUrl = (baseUrl: string, path: string): string => `${baseUrl}${path}`;
