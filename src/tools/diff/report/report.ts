import type { ToolMessages } from '../../../diagnostics/messages/messages.ts';
import type { SiteDiff } from '../site-diff.ts';
import type { SiteVersion } from '../site-version.ts';
import type { ReportSide } from './copy-page.ts';

/** The inputs of a report. */
export interface Report {
  readonly result: SiteDiff;
  readonly versions: Readonly<Record<ReportSide, SiteVersion>>;
  /** The path of the host under which the site is served; empty for its root. */
  readonly basePath: string;
  readonly messages: ToolMessages;
}
