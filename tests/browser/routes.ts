// The pages that the browser visits, as the command line lists them.
import { execFileSync } from 'node:child_process';

interface Route {
  readonly url: string;
  readonly kind: string;
}

const routes: readonly Route[] = JSON.parse(execFileSync(process.execPath, ['bin/archipel.js', 'routes', '--json'], { encoding: 'utf8' }));

/** Every page, and an address without a page in both languages. */
export const paths: readonly string[] = routes.map(({ url, kind }) => (kind === 'notFound' ? url.replace('404', 'no-such-page') : url));

/** Every edition: each has an accent of its own. */
export const editions: readonly string[] = routes.filter(({ kind }) => kind === 'edition').map(({ url }) => url);

/** One page of each kind, both languages among them. */
export const samples = [
  '/',
  '/en/contact',
  '/support',
  '/ai-solutions/analytics-team',
  '/ai-lead-masters-medical',
  '/ai-team-example',
] as const;
