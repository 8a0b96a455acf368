// vercel.json (https://vercel.com/docs/project-configuration).
import { type HostInput, redirectAddress, type TextFile } from './host-rules.ts';

/** Paths are patterns, of which these characters are a part. */
const escaped = (path: string): string => path.replaceAll(/[:()*+?{}]/g, '\\$&');

export function forVercel({ rules, redirects, basePath }: HostInput): readonly TextFile[] {
  const configuration = {
    cleanUrls: true,
    trailingSlash: false,
    headers: rules.map(({ path, headers }) => ({
      source: `${basePath}${path.replace(/\*$/, '(.*)')}`,
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    redirects: redirects.map((redirect) => ({
      source: escaped(basePath + redirect.from),
      destination: redirectAddress(redirect, basePath),
      statusCode: 301,
    })),
  };
  return [{ path: 'vercel.json', bytes: `${JSON.stringify(configuration, null, 2)}\n` }];
}
