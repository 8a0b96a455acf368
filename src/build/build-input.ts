// The input of a build, and of the first of its steps.
import type { ReadOptions } from '../content/read.ts';
import type { ContentTree } from '../content/tree.ts';
import type { Code } from '../diagnostics/catalogue/index.ts';
import type { OutputFile } from '../model/output/output-file.ts';
import type { FindElements } from '../pages/audit/move-to-templates.ts';
import type { ProcessImages } from '../pages/images.ts';
import type { ReportProgress } from '../pages/progress.ts';
import type { OgImageRenderer } from '../pages/render/head/og-images.ts';
import type { PageStore } from '../pages/reuse/page-maker.ts';
import type { Route } from '../pages/routes/plan-routes.ts';
import type { PageLimit } from '../pages/run-limited.ts';
import type { AssetUrls, Scripts, SiteDefinition } from '../site/definition.ts';

/** The input of `plan`: everything that decides which pages the site has. */
export interface PlanInput extends Omit<ReadOptions, 'model' | 'onRead'> {
  readonly tree: ContentTree;
  readonly definition: SiteDefinition;
  /** Codes of errors that do not stop the build; none by default. */
  readonly tolerated?: ReadonlySet<Code>;
  /** Receives the progress of the build. */
  readonly progress?: ReportProgress | undefined;
}

export interface BuildInput extends PlanInput {
  /** The bundled styles, fonts and browser code. */
  readonly bundle: { readonly urls: AssetUrls; readonly scripts: Scripts; readonly files: readonly OutputFile[] };
  /** Renders link-preview images. */
  readonly ogImages: OgImageRenderer;
  /** Reads and encodes the images that content shows. */
  readonly pictures: ProcessImages;
  /** Skips the encoding of images, for callers that need only their names. */
  readonly withoutImages?: boolean;
  /** Pages of an earlier build; if omitted, every page is rendered. */
  readonly pages?: PageStore;
  /**
   * When each content file was last changed, in milliseconds since 1970; files with an unknown date are missing. If
   * both this and `pages` are passed, sitemap.xml states when each page was last changed.
   */
  readonly fileDates?: ReadonlyMap<string, number>;
  /** Renders only the routes for which this returns true; all routes if omitted. */
  readonly only?: (route: Route) => boolean;
  /** Awaited when the routes are planned and the site can be rendered. From then on, the results of single content files are not needed. */
  readonly onPlanned?: () => Promise<void>;
  /** Ends pages that loop without an end. If omitted, they have no limit. */
  readonly limit?: PageLimit | undefined;
  /** Finds where templates create elements. If omitted, mistakes in templates are reported at the content of the page. */
  readonly findElements?: FindElements;
}
