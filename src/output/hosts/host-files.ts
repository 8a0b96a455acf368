// The files by which each host serves the site as `preview` does: headers, redirects, not-found pages. The path that a site
// is served under is added to those for static hosts and nginx by base-path.ts.
import type { Host } from '../../model/hosts.ts';
import { forApache } from './apache.ts';
import { forCaddy } from './caddy.ts';
import type { HostInput, TextFile } from './host-rules.ts';
import { forNginx } from './nginx.ts';
import { headersFile, redirectsFile } from './static-hosts.ts';
import { forVercel } from './vercel.ts';

/** The files for `hosts`, and those that `preview` reads. */
export function hostFiles(hosts: readonly Host[], input: HostInput): readonly TextFile[] {
  const { rules, redirects, notFoundIn } = input;
  const sorted = [...redirects].sort((one, other) => (one.from < other.from ? -1 : 1));
  const forAll = [headersFile(rules), ...redirectsFile(sorted, hosts.includes('netlify') ? notFoundIn : [])];
  return [...forAll, ...hosts.flatMap((host) => writers[host]({ ...input, redirects: sorted }))];
}

const writers: Readonly<Record<Host, (input: HostInput) => readonly TextFile[]>> = {
  apache: forApache,
  caddy: forCaddy,
  // Without it, GitHub Pages passes the site through Jekyll, which leaves out what begins with an underscore.
  github: () => [{ path: '.nojekyll', bytes: '' }],
  netlify: () => [],
  nginx: forNginx,
  vercel: forVercel,
};
