// Checks that the URLs in site.yaml are safe: the URL of the site, the URLs to which pages link, and the URLs that pages call.
import { createFinding, type Finding } from '../../../diagnostics/diagnostic.ts';
import { serviceFields } from '../../../model/data/service-fields.ts';
import { valueAt } from '../../../model/data/value-at.ts';
import { isBaseUrl, isSafeUrl, isServiceUrl } from '../../urls/safe-url.ts';
import { siteCheck } from '../check.ts';
import { checkSiteUrl } from '../references/check-links.ts';

interface SiteUrl {
  readonly url: string;
  readonly path: readonly string[];
}

const file = 'site.yaml';

const unsafe = ({ url, path }: SiteUrl, isFine: (url: string) => boolean): Finding[] =>
  isFine(url) ? [] : [createFinding('url-unsafe', { file, path }, { url })];

/** Returns a finding for a valid URL that has a path, or whose host cannot exist. */
function noOrigin({ url, path }: SiteUrl, isFine: (url: string) => boolean): Finding[] {
  if (!isFine(url) || isBaseUrl(url)) return [];
  return [createFinding('format-invalid', { file, path }, { key: path.join('.'), value: url, expected: 'siteAddress' })];
}

/** Reports unsafe URLs in site.yaml, and URLs that must be an origin but are not. */
export const externalUrlsCheck = siteCheck({
  codes: ['format-invalid', 'link-insecure', 'url-unsafe'],
  reads: ['settings', 'model'],
  check: ({ settings, model }) => {
    if (settings === undefined) return [];
    const { baseUrl, externals, services = {} } = settings;
    const site = { url: baseUrl, path: ['baseUrl'] };
    const called = (kind: 'url' | 'origin'): SiteUrl[] =>
      serviceFields(model).flatMap(({ path, calls }) => {
        const url = valueAt({ services }, path);
        return calls === kind && typeof url === 'string' ? [{ url, path }] : [];
      });
    return [
      ...unsafe(site, isSafeUrl),
      ...Object.entries(externals).flatMap(([name, { url }]) => checkSiteUrl({ file, path: ['externals', name, 'url'] }, url)),
      ...[...called('origin'), ...called('url')].flatMap((named) => unsafe(named, isServiceUrl)),
      ...noOrigin(site, isSafeUrl),
      ...called('origin').flatMap((named) => noOrigin(named, isServiceUrl)),
    ];
  },
});
