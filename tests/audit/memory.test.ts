// After pages have been audited, memory contains only the facts that rules have collected, and no HTML of the pages.
import { expect, test } from 'vitest';
import { auditSite } from '../../src/pages/audit/site.ts';
import { trackTargets } from '../../src/pages/reuse/tracked-targets.ts';
import { collectPaths } from '../../src/store/reads/reads.ts';
import { createTracker } from '../../src/store/reads/track.ts';
import { contentWith, planned } from '../support/fixture-site/content.ts';
import { bundle, definition } from '../support/fixture-site/theme.tsx';
import { heap, megabyte } from '../support/heap.ts';

const count = 60;
const pathOf = (number: number): string => `/a-page-with-a-long-path-${number}`;

/**
 * Returns a megabyte of HTML with links to two pages and an image. The addresses are so long that V8 could store them as slices
 * of the HTML.
 */
const htmlOf = (number: number): string =>
  `<!doctype html><html lang="de"><head><title>${number}</title></head><body><main><h1 id="a-long-anchor-${number}">${'words '.repeat(megabyte / 6)}</h1>
  <a href="${pathOf(number)}">x</a><a href="${pathOf(number + 1)}#a-long-anchor-${number}">x</a><img src="/assets/a-file-that-is-not-there-${number}.png"></main></body></html>`;

test('The audit keeps no HTML of audited pages in memory', async () => {
  const { site, routes } = await planned(contentWith());
  const [route = expect.fail()] = routes.routes;
  const pages = new Map(Array.from({ length: count + 1 }, (_, number) => [pathOf(number), route.locale] as const));
  const { root } = createTracker();
  const audit = auditSite(trackTargets({ pages, files: new Set() }, root), {
    baseUrl: site.settings.baseUrl,
    locales: site.locales,
    scripts: bundle.scripts,
    budgets: definition.budgets,
  });
  const before = heap();
  const kept = Array.from({ length: count }, (_, number) => {
    const { value, reads } = collectPaths(() => audit.collect(route, audit.inspect(route, { html: htmlOf(number) })));
    return { kept: value.kept, reads };
  });
  expect(heap() - before).toBeLessThan(10 * megabyte);
  expect(kept.every(({ reads }) => reads.size > 1)).toBe(true);
  expect(audit.end().length).toBeGreaterThan(0);
});
