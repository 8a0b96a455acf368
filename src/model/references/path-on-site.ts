// The paths of links that are full URLs.

/**
 * Returns the path that a full URL has on a site, with its query and fragment: `/about#team` for `https://www.example.com/about#team`.
 * `address` is the URL of the site. Returns undefined for the URL of another site.
 */
export function pathOnSite(url: string, address: string): string | undefined {
  const [own, start] = [url, address].map((each) => each.replace(/^https?:/i, '').replace(/^\/\/[^/?#]*/, (host) => host.toLowerCase()));
  if (own === undefined || start === undefined || !own.startsWith(start)) return undefined;
  const path = own.slice(start.length);
  return /^(?:[/?#]|$)/.test(path) ? path.replace(/^(?!\/)/, '/') : undefined;
}

/** Returns the path of a link, which may be a full URL, without its query and fragment. */
export const linkedPath = (href: string): string => href.replace(/[?#].*$/s, '').replace(/^https?:\/\/[^/]+/i, '');
