// Addresses from content: only what is safe to link to.
import { type Finding, find } from '../diagnostics/diagnostic.ts';
import type { SiteSettings } from '../model/site.ts';

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

const address = 'an address such as https://www.example.com, without a path and without a slash at the end';

/** Unsafe addresses in site.yaml. A service may also name a path of this site. */
export function checkUrls(settings: SiteSettings): Finding[] {
  const file = 'site.yaml';
  const { newsletter, mail, contactForm } = settings.services;
  const named: [string | undefined, (string | number)[]][] = [
    [settings.baseUrl, ['baseUrl']],
    ...Object.entries(settings.externals).map(([name, { url }]): [string, string[]] => [url, ['externals', name, 'url']]),
    [newsletter.endpoint, ['services', 'newsletter', 'endpoint']],
    [mail.endpoint, ['services', 'mail', 'endpoint']],
    [contactForm.endpoint?.replace(/^\/(?=[a-z])/, 'https://same.example/'), ['services', 'contactForm', 'endpoint']],
  ];
  const { baseUrl } = settings;
  const tail =
    isSafeUrl(baseUrl) && !isBaseUrl(baseUrl)
      ? [find('format-invalid', { file, path: ['baseUrl'] }, { key: 'baseUrl', value: baseUrl, expected: address })]
      : [];
  const unsafe = named.flatMap(([url, path]) => (url === undefined || isSafeUrl(url) ? [] : [find('url-unsafe', { file, path }, { url })]));
  return [...unsafe, ...tail];
}
