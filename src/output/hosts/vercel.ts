// vercel.json (https://vercel.com/docs/project-configuration).
import { type HostInput, redirectAddress, sentForms, type TextFile } from './host-rules.ts';

/** Escapes the characters of a path that have a meaning for Vercel, which reads paths as patterns. */
const escaped = (path: string): string => path.replaceAll(/[:()*+?{}]/g, '\\$&');

/** Returns the encoded and the decoded forms of an address, because Vercel's documentation does not say which of them are compared. */
const sourcesOf = (address: string): ReadonlySet<string> => new Set([...sentForms(address), address]);

export function forVercel({ rules, redirects, basePath }: HostInput): readonly TextFile[] {
  const configuration = {
    cleanUrls: true,
    trailingSlash: false,
    headers: rules.map(({ path, headers }) => ({
      source: `${basePath}${path.replace(/\*$/, '(.*)')}`,
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    redirects: redirects.flatMap((redirect) =>
      [...sourcesOf(redirect.from)].map((path) => ({
        source: escaped(basePath + path),
        destination: redirectAddress(redirect, basePath),
        statusCode: 301,
      })),
    ),
  };
  return [{ path: 'vercel.json', bytes: `${JSON.stringify(configuration, null, 2)}\n` }];
}
