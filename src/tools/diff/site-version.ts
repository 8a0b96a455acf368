// The input of a comparison: two versions of a site, and the relation of their pages to content.
import type { WrittenPlaces } from '../../content/tree.ts';
import type { FormattedDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { OutputFile } from '../../model/output/output-file.ts';
import type { Route } from '../../pages/routes/plan-routes.ts';
import type { Lock } from '../../translations/lock.ts';
import type { SourcePlace } from './site-diff.ts';
import type { ComparedContent } from './values/changed-values.ts';
import type { ValueAt, ValueChange } from './values/compare-values.ts';

/** One version of a site. Its pages are rendered on request. */
export interface SiteVersion extends ComparedContent {
  /** The name for people: `working tree`. */
  readonly name: string;
  readonly routes: readonly Route[];
  readonly html: (route: Route) => string;
  /** All output files that are not pages. */
  readonly files: readonly OutputFile[];
  /** Where code or front matter defines content that is in no YAML file. */
  readonly places: WrittenPlaces;
  /** The time for which the version is built, in milliseconds since 1970. */
  readonly at: number;
  /** Diagnostics, with file names relative to the current folder. */
  readonly diagnostics: readonly FormattedDiagnostic[];
  /** URLs that content/locks/urls.yaml records as published. */
  readonly recorded: readonly string[];
  /** Approvals of translations. */
  readonly lock: Lock;
  /** Files with errors, which were replaced by those of the other version. */
  readonly broken: readonly string[];
}

export interface Comparison {
  readonly before: SiteVersion;
  readonly after: SiteVersion;
  /** Whether both versions use the same code and the same time, so that only content differs. */
  readonly isContentAlone: boolean;
  /** The pages of the new version that may differ. The pages of the old version are looked up by URL or content file. */
  readonly changed: readonly Route[];
  /** Returns whether a page of the new version has read a value. */
  readonly isMadeOf: (route: Route, value: ValueAt) => boolean;
  /** Returns the name of a content file relative to the current folder. */
  readonly shown: (file: string) => string;
  /** Returns the size of a file as the build compresses it with brotli, in bytes. */
  readonly brotli: (path: string, bytes: OutputFile['bytes']) => number;
}

/** Returns the position of a changed value: in the new version or, if it was removed, in the old one. */
export type SpotOfChange = (value: ValueChange) => SourcePlace | undefined;
