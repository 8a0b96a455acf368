// The files that make each host serve the site as `preview` does: headers, redirects, not-found pages. If the site is served
// under a path, base-path.ts adds that path in the files for static hosts and nginx.
import type { Host } from '../../model/hosts.ts';
import { forApache } from './apache.ts';
import { forCaddy } from './caddy.ts';
import type { HostInput, TextFile } from './host-rules.ts';
import { forNginx } from './nginx.ts';
import { headersFile, redirectsFile } from './static-hosts.ts';
import { forVercel } from './vercel.ts';

/** Returns the files for `hosts`, and those that `preview` reads. */
export function hostFiles(hosts: readonly Host[], input: HostInput): readonly TextFile[] {
  const { rules, redirects, notFoundIn } = input;
  const sorted = [...redirects].sort((one, other) => (one.from < other.from ? -1 : 1));
  const forAll = [headersFile(rules), ...redirectsFile(sorted, hosts.includes('netlify') ? notFoundIn : [])];
  return [...forAll, ...hosts.flatMap((host) => writers[host]({ ...input, redirects: sorted }))];
}

const writers: Readonly<Record<Host, (input: HostInput) => readonly TextFile[]>> = {
  apache: forApache,
  caddy: forCaddy,
  // Without this file, GitHub Pages passes the site through Jekyll, which omits files whose names begin with an underscore.
  github: () => [{ path: '.nojekyll', bytes: '' }],
  netlify: () => [],
  nginx: forNginx,
  vercel: forVercel,
};
