// Addresses from content: only what is safe to link to.
import { createFinding, type Finding } from '../../../diagnostics/diagnostic.ts';
import type { SiteSettings } from '../../../model/site.ts';
import { siteCheck } from '../check.ts';

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

const address = 'an address such as https://www.example.com, without a path and without a slash at the end';

interface SiteUrl {
  readonly url: string | undefined;
  readonly path: readonly string[];
}

/** Addresses in site.yaml that are unsafe, or longer than they may be. */
function checkUrls({ baseUrl, externals, services }: SiteSettings): Finding[] {
  const site = { url: baseUrl, path: ['baseUrl'] };
  const mail = { url: services.mail.endpoint, path: ['services', 'mail', 'endpoint'] };
  const links = Object.entries(externals).map(([name, { url }]) => ({ url, path: ['externals', name, 'url'] }));
  const endpoints = [
    { url: services.newsletter.endpoint, path: ['services', 'newsletter', 'endpoint'] },
    { url: services.contactForm.endpoint, path: ['services', 'contactForm', 'endpoint'] },
  ];
  return [
    ...[site, ...links].flatMap((named) => unsafe(named, isSafeUrl)),
    ...[mail, ...endpoints].flatMap((named) => unsafe(named, isServiceUrl)),
    ...[site, mail].flatMap(tooLong),
  ];
}

const file = 'site.yaml';

const unsafe = ({ url, path }: SiteUrl, isFine: (url: string) => boolean): Finding[] =>
  url === undefined || isFine(url) ? [] : [createFinding('url-unsafe', { file, path }, { url })];

function tooLong({ url, path }: SiteUrl): Finding[] {
  if (url === undefined || !isServiceUrl(url) || isBaseUrl(url)) return [];
  return [createFinding('format-invalid', { file, path }, { key: path.join('.'), value: url, expected: address })];
}

export const externalUrls = siteCheck({
  codes: ['format-invalid', 'url-unsafe'],
  reads: ['settings'],
  check: ({ settings }) => (settings === undefined ? [] : checkUrls(settings)),
});
