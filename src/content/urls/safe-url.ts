// Which addresses are safe to link to and to call. Imports nothing: the command line asks it at every start.

/** True for a full https address without user or control characters; http is allowed for this machine. */
export function isSafeUrl(url: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/.test(url)) return false;
  try {
    const { protocol, hostname, username, password } = new URL(url);
    const local = hostname === 'localhost' || hostname === '127.0.0.1';
    return (protocol === 'https:' || local) && username === '' && password === '';
  } catch {
    return false;
  }
}

/** True for the address of a site: safe, and nothing behind the host, because pages link to each other from its root. */
export const isBaseUrl = (url: string): boolean => isSafeUrl(url) && /^https?:\/\/[^/?#]+$/.test(url);

/**
 * True for a safe address of a service, or a path of this site. Its host goes into the security policy, where other
 * characters than letters, digits, dots and hyphens could mean something.
 */
export function isServiceUrl(url: string): boolean {
  const full = url.replace(/^\/(?=[a-z])/, 'https://this.site/');
  return isSafeUrl(full) && /^[a-z\d.-]+$/.test(new URL(full).hostname);
}
