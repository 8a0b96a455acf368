// The pages that tests visit, as `archipel routes` lists them.
import { execFileSync } from 'node:child_process';

interface Route {
  readonly route: string;
  readonly kind: string;
}

// Playwright's first process runs the command, and its workers inherit the result.
process.env['SITE_ROUTES'] ??= execFileSync(process.execPath, ['bin/archipel.js', 'routes', '--json'], { encoding: 'utf8' });

const { result }: { readonly result: { readonly routes: readonly Route[] } } = JSON.parse(process.env['SITE_ROUTES']);
const { routes } = result;

/** The paths of every page and, in each language, a path without a page. */
export const paths: readonly string[] = routes.map(({ route, kind }) =>
  kind === 'notFound' ? route.replace('404', 'no-such-page') : route,
);

/** The paths of every edition. Each edition has its own accent. */
export const editions: readonly string[] = routes.filter(({ kind }) => kind === 'edition').map(({ route }) => route);

/** The paths of one page of each kind. One of the pages is in English. */
export const samplePaths = [
  '/',
  '/en/contact',
  '/support',
  '/ai-solutions/analytics-team',
  '/ai-lead-masters-medical',
  '/ai-team-example',
] as const;
