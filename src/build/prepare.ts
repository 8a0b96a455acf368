// All steps of a build before rendering.
import type { IsWritten } from '../content/checks/references/dead-files.ts';
import { isReserved } from '../content/checks/urls/check-redirects.ts';
import { locate } from '../content/locate.ts';
import { shelveParts } from '../content/part-shelf.ts';
import type { Diagnostic, Finding } from '../diagnostics/diagnostic.ts';
import { sortDiagnostics } from '../diagnostics/sort.ts';
import { entriesOf } from '../model/site-content.ts';
import { planOutputsAndFeeds } from '../pages/outputs/feeds/plan-feeds.ts';
import { publicFindings } from '../pages/outputs/public-files.ts';
import type { SiteDefinition } from '../site/definition.ts';
import { defineQuery } from '../store/query.ts';
import { noQueryCache } from '../store/query-cache.ts';
import type { BuildInput } from './build-input.ts';
import { isErrorFinding, plan } from './plan.ts';
import { type PreparedSite, preparedSite, takenPaths } from './prepared-site.ts';

const picturesQuery = defineQuery('pictures');

interface Prepared {
  readonly diagnostics: readonly Diagnostic[];
  readonly errors: readonly Finding[];
  readonly ready: PreparedSite | undefined;
  /** Returns the mistakes in links to files, for a site that cannot be rendered. */
  readonly deadFiles: () => readonly Diagnostic[];
}

/** Runs all steps before rendering. Resolves without a site if content, images or files of `public/` have errors. */
export async function prepare(input: BuildInput): Promise<Prepared> {
  const prepared = await prepareContent(input);
  const { ready, diagnostics, errors } = prepared;
  const { tree, definition, queries } = input;
  const ofPublic = ready === undefined ? [] : publicFindings(tree, () => takenPaths({ ...ready, forms: definition.forms }));
  if (ofPublic.length === 0) return prepared;
  return {
    ...prepared,
    diagnostics: sortDiagnostics([...diagnostics, ...locate(ofPublic, tree, queries)]),
    errors: [...errors, ...ofPublic],
    ready: undefined,
  };
}

async function prepareContent(input: BuildInput): Promise<Prepared> {
  const { tree, queries = noQueryCache } = input;
  const { site, plan: routes, prose, order, diagnostics: ofContent, errors: inContent, deadFiles: deadIn } = await plan(input);
  const pictures = await queries.compute(picturesQuery, [order.uses, order.icon?.asset, order.icon?.background, order.assets], () =>
    input.pictures(order),
  );
  const ofPictures = locate(pictures.findings, tree, queries);
  const diagnostics = sortDiagnostics([...ofContent, ...ofPictures]);
  const errors = [...inContent, ...pictures.findings.filter(isErrorFinding)];
  const deadFiles = () => locate(deadIn(isWrittenBy(input.definition)), tree, queries);
  if (site === undefined || routes === undefined || errors.length > 0) return { diagnostics, errors, deadFiles, ready: undefined };
  // A tree whose texts can be forgotten is read for one run.
  if (tree.forget !== undefined) shelveParts(entriesOf(site));
  return { diagnostics, errors, deadFiles, ready: await preparedSite(input, { site, routes, prose, pictures }) };
}

/** Returns whether a build of a site writes a path, or may write it, besides pages and the files of `public/`. */
function isWrittenBy(definition: SiteDefinition): IsWritten {
  const { locales } = definition;
  const outputs = new Set(planOutputsAndFeeds(definition, locales).map(({ path }) => `/${path}`));
  return (path) => outputs.has(path) || isReserved(path, locales) || path.startsWith('/.well-known/');
}
