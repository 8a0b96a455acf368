// vercel.json (https://vercel.com/docs/project-configuration).
import { type HostInput, redirectAddress, sentForms, type TextFile } from './host-rules.ts';

/** Vercel reads paths as patterns, in which these characters have a meaning. */
const escaped = (path: string): string => path.replaceAll(/[:()*+?{}]/g, '\\$&');

/** Vercel's documentation does not say whether paths are compared encoded or decoded, so both are listed. */
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
