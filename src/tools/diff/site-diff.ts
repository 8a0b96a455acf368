// The differences between two versions of a site, for a reviewer: the result of `archipel diff`.
import type { Locale } from '../../model/languages/locale.ts';

/** A place in content, with the file relative to the current folder. Lines and columns count from 1. */
export interface SourcePlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

type ChangeKind =
  | 'text'
  | 'heading'
  | 'link'
  | 'button'
  | 'picture'
  | 'graphic'
  | 'form'
  | 'field'
  | 'island'
  | 'section'
  | 'head'
  | 'markup';

/** A change on a page, as small as it can be described. */
export interface ChangeDetail {
  readonly kind: ChangeKind;
  readonly state: 'added' | 'removed' | 'changed' | 'moved';
  /** The heading of the section it is in; empty for the head of the page. */
  readonly section: string;
  /** The element of a text, the label of a link, the name of a field or of a row of the head. */
  readonly subject: string;
  readonly before?: string;
  readonly after?: string;
  /** The places in content that it comes from, as far as they are known: of the version after, or of the one before where it is gone. */
  readonly sources: readonly SourcePlace[];
}

/** Bytes. */
export interface SiteWeight {
  readonly raw: number;
  readonly brotli: number;
}

export interface PageDiff {
  readonly route: string;
  readonly language: Locale;
  readonly state: 'added' | 'removed' | 'changed' | 'moved';
  /** The URL before, of a page that has moved. */
  readonly from?: string;
  /** Changes of this page only, or of few others. */
  readonly changes: readonly ChangeDetail[];
  readonly weight: { readonly before?: SiteWeight; readonly after?: SiteWeight };
}

/** A change that several pages have. */
export interface SharedChange {
  readonly change: ChangeDetail;
  readonly routes: readonly string[];
}

export type FactKind = 'price' | 'phone' | 'email' | 'date' | 'percentage' | 'url' | 'count' | 'claim';

export interface FactChange {
  readonly kind: FactKind;
  /** The name that texts have for it, or the key of the text that states it. */
  readonly name: string;
  /** The former name of a fact that was moved with its value unchanged. */
  readonly from?: string;
  /** By language; missing if that version does not have it. */
  readonly before: Readonly<Record<Locale, string>>;
  readonly after: Readonly<Record<Locale, string>>;
  /** Languages in which the text is unchanged while it changed in others. */
  readonly unchangedIn: readonly Locale[];
  readonly sources: readonly SourcePlace[];
  /** The URLs of the pages on which it has changed. */
  readonly routes: readonly string[];
}

export interface AddressChange {
  readonly route: string;
  /** gone: without a redirect. broken: recorded as published, and gone. */
  readonly state: 'added' | 'gone' | 'redirected' | 'broken';
  readonly language?: Locale;
  /** Where a redirect leads. */
  readonly to?: string;
  /** True if the page is there in another language before and after: it has gained or lost this one. */
  readonly ofLanguage?: boolean;
}

/** An output file other than a page. The hash is left out of its name. */
export interface FileDiff {
  readonly path: string;
  readonly kind: 'headers' | 'redirects' | 'style' | 'script' | 'font' | 'picture' | 'other';
  readonly state: 'added' | 'removed' | 'changed';
  readonly weight: { readonly before?: SiteWeight; readonly after?: SiteWeight };
  /** Lines that are gone and lines that are new, of files that people read. */
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

export interface TranslationChange {
  readonly state: 'outdated' | 'approved' | 'missing' | 'facts' | 'same';
  /** How `translations approve` names it. */
  readonly key: string;
  readonly language: Locale;
}

export interface DiagnosticChange {
  readonly state: 'appeared' | 'gone';
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly file: string;
  readonly line?: number;
  readonly message: string;
}

export interface ScheduleChange {
  readonly state: 'added' | 'removed';
  /** An ISO instant. */
  readonly at: string;
  readonly what: string;
  readonly name: string;
}

/** One version of the site. */
export interface SideInfo {
  /** `working tree`, `main (1a2b3c4)`, a folder, an instant. */
  readonly name: string;
  readonly pages: number;
  /** Files that have errors, and were replaced by those of the other version. */
  readonly broken: readonly string[];
}

export interface SiteDiff {
  readonly before: SideInfo;
  readonly after: SideInfo;
  /** An ISO instant: the moment for which both versions are built, or the moment of the new version. */
  readonly at: string;
  readonly facts: readonly FactChange[];
  readonly addresses: readonly AddressChange[];
  readonly shared: readonly SharedChange[];
  readonly pages: readonly PageDiff[];
  readonly files: readonly FileDiff[];
  readonly translations: readonly TranslationChange[];
  readonly diagnostics: readonly DiagnosticChange[];
  readonly schedule: readonly ScheduleChange[];
}

/** True if both versions are the same to visitors and to those who work on the site. */
export const isEmptyDiff = ({ facts, addresses, shared, pages, files, translations, diagnostics, schedule }: SiteDiff): boolean =>
  [facts, addresses, shared, pages, files, translations, diagnostics, schedule].every((list) => list.length === 0);
