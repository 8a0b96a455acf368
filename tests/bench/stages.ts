// Measures the milliseconds and the memory of each stage of a build that runs in this process.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readSite } from '../../src/content/read.ts';
import type { OutputFile } from '../../src/model/output/output-file.ts';
import { clockAt } from '../../src/model/time/clock.ts';
import { compile } from '../../src/node/bundle/compile.ts';
import { readContent } from '../../src/node/fs/read-content.ts';
import { createImageProcessor } from '../../src/node/images/image-processor.ts';
import { ogImagesOf } from '../../src/node/images/og-image-cache.ts';
import { emitFiles } from '../../src/output/emit.ts';
import { auditSite } from '../../src/pages/audit/site.ts';
import { imageOf, imageWriter } from '../../src/pages/render/head/og-images.ts';
import { endRenderer, renderPage } from '../../src/pages/render/page.tsx';
import { pageViews } from '../../src/pages/render/view/page-view.ts';
import { planRoutes } from '../../src/pages/routes/plan-routes.ts';
import { projectAt } from '../support/process/project.ts';

interface Stage {
  readonly stage: string;
  readonly milliseconds: number;
  /** MiB that the process uses at the end of the stage. */
  readonly memory: number;
}

const spent = new Map<string, number>();
const memory = new Map<string, number>();

function timed<T>(stage: string, act: () => T): T {
  const start = performance.now();
  const result = act();
  spent.set(stage, (spent.get(stage) ?? 0) + performance.now() - start);
  memory.set(stage, process.memoryUsage.rss() / 2 ** 20);
  return result;
}

async function timedLater<T>(stage: string, act: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await act();
  spent.set(stage, (spent.get(stage) ?? 0) + performance.now() - start);
  memory.set(stage, process.memoryUsage.rss() / 2 ** 20);
  return result;
}

const [root = '', content = ''] = process.argv.slice(2);
const project = projectAt(root);
const at = Date.parse('2026-01-01T00:00:00Z');
const out = mkdtempSync(join(tmpdir(), 'archipel-stages-'));
const { definition, bundle } = await timedLater('compile (cached)', () => compile(project));
const tree = timed('read files', () => readContent(content));
const { site, pictures: uses } = await timedLater('parse, validate, check', () =>
  readSite(tree, { model: definition, at, overrides: new Map(), release: false, cache: project.cache.of('prose') }),
);
if (site === undefined) throw new Error('The content has errors.');
const { icon: asset, themeColor: background } = site.settings;
const icon = asset === undefined ? undefined : { asset, background };
const pictures = await timedLater('pictures (kept)', () => createImageProcessor(project)({ uses, icon, assets: tree.assets }));
const plan = timed('plan routes', () => planRoutes(site));
const files = timed('sitemap, manifests, assets', () =>
  emitFiles(site, plan, { tree, definition, bundle: bundle.files, icons: pictures.icons }),
);
const audit = auditSite(
  { pages: new Map(plan.routes.map(({ path, locale }) => [path, locale])), files: new Set(files.map(({ path }) => `/${path}`)) },
  { baseUrl: site.settings.baseUrl, locales: site.locales, scripts: bundle.scripts, budgets: definition.budgets },
);
const ogImages = ogImagesOf(project, definition);
const writeOut = ({ path, bytes }: OutputFile): void => {
  const target = join(out, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, bytes);
};
const images = imageWriter(ogImages, writeOut, (error) => {
  throw error;
});
const viewOf = timed('views', () => pageViews(site, { plan, pictures: pictures.pictures, clock: clockAt(at, definition.calendar) }));
const renderEnd = endRenderer(definition);
for (const route of plan.routes) {
  const view = timed('views', () => viewOf(route));
  const image = timed('addresses of pictures', () => imageOf({ site, definition, ogImages }, route, view));
  const document = timed('render', () =>
    renderPage(
      { site, definition, assets: bundle.urls, icons: pictures.icons, clock: clockAt(at, definition.calendar), renderEnd },
      { route, view, image },
    ),
  );
  timed('audit', () => audit.collect(route, audit.inspect(route, document)));
  timed('write', () => writeOut({ path: route.output, bytes: document.html }));
  await timedLater('pictures', () => images.add(route.path, image));
}
await timedLater('pictures', images.end);
timed('audit', audit.end);
rmSync(out, { recursive: true });

const stages: Stage[] = [...spent].map(([stage, milliseconds]) => ({ stage, milliseconds, memory: memory.get(stage) ?? 0 }));
process.stdout.write(JSON.stringify(stages));
