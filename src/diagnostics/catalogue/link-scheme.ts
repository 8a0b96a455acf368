/**
 * Returns the scheme of an address to which links cannot lead, and the path to write instead: `/a.svg` for `pathname:///a.svg`. Returns
 * undefined for an address without such a scheme.
 */
export function linkScheme(url: string): { readonly scheme: string; readonly path: string } | undefined {
  const [, scheme, path = '/about'] = /^([a-z][a-z\d+-]*:)(?!\d)(?:\/\/(\/[^/].*))?/i.exec(url) ?? [];
  if (scheme === undefined || /^(?:https?|mailto|tel):/i.test(scheme)) return undefined;
  return { scheme, path: isOfComputer(url) ? '/about' : path };
}

/** Returns whether an address names a file on the computer of its author: `file:///C:/plan.pdf`, `C:\\plan.pdf`. */
export const isOfComputer = (url: string): boolean => /^(?:file|[a-z]):/i.test(url);
