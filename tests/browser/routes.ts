// The pages that the browser visits, as the command line lists them.
import { execFileSync } from 'node:child_process';

interface Route {
  readonly route: string;
  readonly kind: string;
}

// Playwright's first process runs the command, and its workers inherit the result.
process.env['SITE_ROUTES'] ??= execFileSync(process.execPath, ['bin/archipel.js', 'routes', '--json'], { encoding: 'utf8' });

const { result }: { readonly result: { readonly routes: readonly Route[] } } = JSON.parse(process.env['SITE_ROUTES']);
const { routes } = result;

/** Every page, and a URL without a page in both languages. */
export const paths: readonly string[] = routes.map(({ route, kind }) =>
  kind === 'notFound' ? route.replace('404', 'no-such-page') : route,
);

/** Every edition: each has its own accent. */
export const editions: readonly string[] = routes.filter(({ kind }) => kind === 'edition').map(({ route }) => route);

/** One page of each kind, with pages of both languages. */
export const samples = [
  '/',
  '/en/contact',
  '/support',
  '/ai-solutions/analytics-team',
  '/ai-lead-masters-medical',
  '/ai-team-example',
] as const;
