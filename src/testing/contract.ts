// The types of `archipel/testing`. They refer to no type of the build pipeline, so that the package need not publish those.
import type { Locale } from '../model/languages/locale.ts';
import type { SiteDefinition } from '../site/definition.ts';

/** The content that a test renders. */
export interface TestContent {
  /** A content folder, relative to the working directory; if missing, the content consists of `content` alone. */
  readonly folder?: string;
  /** Texts by their path in the content folder, such as `pages/home.yaml`. They are added to the texts of `folder`, or replace them. */
  readonly content?: Readonly<Record<string, string>>;
  /** The time for which the page is rendered; 1 January 2025, 12:00 UTC if missing. */
  readonly at?: Date;
}

/** A page to render in a test. */
export interface TestPageInput extends TestContent {
  /** The path of the page: `/en/about`. */
  readonly path: string;
}

/** A section to render in a test. */
export interface TestSectionInput extends TestContent {
  /** The section as in content: its type and its fields. */
  readonly section: { readonly type: string } & Readonly<Record<string, unknown>>;
  /** The file of the page on which the section is rendered, instead of the page's own sections: `pages/home.yaml`. */
  readonly page: string;
  readonly locale: Locale;
}

/** A problem of the content, in English. */
export interface TestDiagnostic {
  readonly code: string;
  readonly severity: 'error' | 'warning';
  /** The path from the content folder. */
  readonly file: string;
  /** Line and column count from 1; missing if the problem has no place in the file. */
  readonly line: number | undefined;
  readonly column: number | undefined;
  readonly message: string;
  readonly hint: string;
}

/** The HTML for visitors, before compression. */
export interface RenderedPage {
  readonly html: string;
  /** The warnings of the content. */
  readonly diagnostics: readonly TestDiagnostic[];
}

export type RenderTestPage = (site: SiteDefinition, input: TestPageInput) => Promise<RenderedPage>;

export type RenderTestSection = (site: SiteDefinition, input: TestSectionInput) => Promise<RenderedPage>;
