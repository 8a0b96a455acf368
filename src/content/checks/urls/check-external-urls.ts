// Addresses from content: only what is safe to link to.
import { serviceFields } from '../../../data/service-fields.ts';
import { valueAt } from '../../../data/value-at.ts';
import { createFinding, type Finding } from '../../../diagnostics/diagnostic.ts';
import type { ContentModel } from '../../../model/collection.ts';
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
  readonly url: string;
  readonly path: readonly string[];
}

/** Addresses in site.yaml that are unsafe, or longer than they may be. */
function checkUrls({ baseUrl, externals, services = {} }: SiteSettings, model: Pick<ContentModel, 'services'>): Finding[] {
  const site = { url: baseUrl, path: ['baseUrl'] };
  const links = Object.entries(externals).map(([name, { url }]) => ({ url, path: ['externals', name, 'url'] }));
  const called = (kind: 'url' | 'origin'): SiteUrl[] =>
    serviceFields(model).flatMap(({ path, calls }) => {
      const url = valueAt({ services }, path);
      return calls === kind && typeof url === 'string' ? [{ url, path }] : [];
    });
  return [
    ...[site, ...links].flatMap((named) => unsafe(named, isSafeUrl)),
    ...[...called('origin'), ...called('url')].flatMap((named) => unsafe(named, isServiceUrl)),
    ...[site, ...called('origin')].flatMap(tooLong),
  ];
}

const file = 'site.yaml';

const unsafe = ({ url, path }: SiteUrl, isFine: (url: string) => boolean): Finding[] =>
  isFine(url) ? [] : [createFinding('url-unsafe', { file, path }, { url })];

function tooLong({ url, path }: SiteUrl): Finding[] {
  if (!isServiceUrl(url) || isBaseUrl(url)) return [];
  return [createFinding('format-invalid', { file, path }, { key: path.join('.'), value: url, expected: address })];
}

export const externalUrls = siteCheck({
  codes: ['format-invalid', 'url-unsafe'],
  reads: ['settings', 'model'],
  check: ({ settings, model }) => (settings === undefined ? [] : checkUrls(settings, model)),
});
