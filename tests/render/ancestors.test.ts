// The parents of a page, as its breadcrumbs show them.
import { expect, test } from 'vitest';
import { clockAt } from '../../src/model/time/clock.ts';
import { pageViews } from '../../src/pages/render/view/page-view.ts';
import { contentWith, duringSummer, edited, planned } from '../support/fixture-site/content.ts';

async function crumbsOf(path: string): Promise<string[]> {
  // `offer`, the parent of the catalog here, exists only in German. Its own parent is `about`.
  const { site, routes } = await planned(contentWith(edited('pages/catalog.yaml', 'name:', 'parent: offer\nname:')));
  const route = routes.routes.find((each) => each.path === path) ?? expect.fail(`no ${path}`);
  return pageViews(site, { plan: routes, pictures: new Map(), clock: clockAt(duringSummer, site.model.calendar) })(route).breadcrumbs.map(
    ({ href }) => href,
  );
}

test.each([
  ['/', []],
  ['/about', ['/', '/about']],
  ['/stations', ['/', '/about', '/offer', '/stations']],
  ['/en/stations', ['/en', '/en/about', '/en/stations']],
  ['/en/stations/buoy', ['/en', '/en/about', '/en/stations', '/en/stations/buoy']],
])('The breadcrumbs of %s are %j: a page that lacks the language is skipped', async (path, expected) => {
  expect(await crumbsOf(path)).toEqual(expected);
});
