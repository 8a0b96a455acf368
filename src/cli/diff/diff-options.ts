// The options of `archipel diff`.
import type { FailureKind } from '../../tools/diff/failures.ts';
import type { BuildOptions } from '../output/terminal.ts';

export interface DiffOptions extends Pick<BuildOptions, 'content' | 'baseUrl' | 'drafts' | 'threads'> {
  /** Branches, tags or commits: none, one, or two. */
  readonly refs: readonly string[];
  /** A content folder to compare with `content`. */
  readonly fromDir?: string;
  /**
   * The instants to build for, as typed and in milliseconds since 1970. One instant applies to both versions; two are
   * compared with each other.
   */
  readonly instants: readonly { readonly word: string; readonly at: number }[];
  /** Uses the templates of the working tree for both versions. */
  readonly contentOnly?: boolean;
  /** The folder for a report with both versions of each page. */
  readonly out?: string;
  /** Adds pictures of the pages to the report. */
  readonly pictures?: boolean;
  readonly failOn: readonly FailureKind[];
  readonly format: 'text' | 'json' | 'markdown' | 'indexnow';
}
