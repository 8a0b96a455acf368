import type { ToolMessages } from '../../../diagnostics/messages/messages.ts';
import type { SiteDiff } from '../site-diff.ts';
import type { SiteVersion } from '../site-version.ts';
import type { ReportSide } from './copy-page.ts';

/** The inputs of a report. */
export interface Report {
  readonly result: SiteDiff;
  readonly versions: Readonly<Record<ReportSide, SiteVersion>>;
  /** The path under which the host serves the site; empty for the root of the host. */
  readonly basePath: string;
  readonly messages: ToolMessages;
}
