// Decides which URLs are safe to link to and to call. This module imports nothing, because the command line loads it at every start.

/**
 * Returns whether a URL is a complete https URL without user name, password, white space or backslashes. For `localhost` and
 * `127.0.0.1`, http is allowed.
 */
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

const label = '[a-z\\d](?:[a-z\\d-]*[a-z\\d])?';
const plainHost = new RegExp(`^${label}(?:\\.${label})*$`);

/**
 * Returns whether a URL can be the URL of a site: a safe URL without path, query and fragment, because links between pages are paths
 * from the root. The labels of the host may contain only letters, digits and hyphens.
 */
export const isBaseUrl = (url: string): boolean =>
  isSafeUrl(url) && /^https?:\/\/[^/?#]+$/.test(url) && plainHost.test(new URL(url).hostname);

/**
 * Returns whether a URL can be the URL of a service: a safe URL, or a path of this site that begins with a slash and a lower-case
 * letter. The host may contain only letters, digits, dots and hyphens: it is written into the Content-Security-Policy, where other
 * characters could have a meaning.
 */
export function isServiceUrl(url: string): boolean {
  const full = url.replace(/^\/(?=[a-z])/, 'https://this.site/');
  return isSafeUrl(full) && /^[a-z\d.-]+$/.test(new URL(full).hostname);
}
