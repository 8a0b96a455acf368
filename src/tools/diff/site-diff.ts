// The differences between two versions of a site, for a reviewer: the result of `archipel diff`.
import type { Locale } from '../../model/languages/locale.ts';
import type { PageWeight } from '../explain/answer.ts';

/** A place in content. The file is relative to the current folder; line and column count from 1. */
export interface SourcePlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Returns a key that is equal for places on the same line. */
export const lineKey = ({ file, line }: SourcePlace): string => `${file}:${line}`;

/** Returns one place for each line, because a line of content may have a value in several languages. */
export const onePerLine = (places: readonly SourcePlace[]): readonly SourcePlace[] => [
  ...new Map(places.map((place) => [lineKey(place), place])).values(),
];

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

/** A change on a page, narrowed down to the smallest part that differs. */
export interface ChangeDetail {
  readonly kind: ChangeKind;
  readonly state: 'added' | 'removed' | 'changed' | 'moved';
  /** The title of the section with the change; empty for the head of the page, and for a difference that has no visible place. */
  readonly section: string;
  /** What has changed, such as the element of a text, the label of a link, or the name of a field or of a value in the head. */
  readonly subject: string;
  readonly before?: string;
  readonly after?: string;
  /** The known sources of the change in content: in the new version or, if that lacks them, in the old version. */
  readonly sources: readonly SourcePlace[];
}

export interface PageDiff {
  readonly route: string;
  readonly language: Locale;
  readonly state: 'added' | 'removed' | 'changed' | 'moved';
  /** The previous URL of a page that has moved. */
  readonly from?: string;
  /** The changes of this page, without those that many pages share. */
  readonly changes: readonly ChangeDetail[];
  readonly weight: { readonly before?: PageWeight; readonly after?: PageWeight };
}

/** A change that many pages share. */
export interface SharedChange {
  readonly change: ChangeDetail;
  readonly routes: readonly string[];
}

export type FactKind = 'price' | 'phone' | 'email' | 'date' | 'percentage' | 'url' | 'count' | 'claim';

export interface FactChange {
  readonly kind: FactKind;
  /** The name by which texts refer to the fact, or the place of the text or value that states it. */
  readonly name: string;
  /** The former name of a fact that was moved with its value unchanged. */
  readonly from?: string;
  /** The values before and after, by language; empty for a version that does not have the fact. */
  readonly before: Readonly<Record<Locale, string>>;
  readonly after: Readonly<Record<Locale, string>>;
  /** Languages in which the text is unchanged while it changed in others. */
  readonly unchangedIn: readonly Locale[];
  readonly sources: readonly SourcePlace[];
  /** The URLs of the pages on which the fact has changed. */
  readonly routes: readonly string[];
}

export interface AddressChange {
  readonly route: string;
  /** `gone`: removed without a redirect. `broken`: the same, although content/locks/urls.yaml records the URL as published. */
  readonly state: 'added' | 'gone' | 'redirected' | 'broken';
  readonly language?: Locale;
  /** The target of the redirect. */
  readonly to?: string;
  /** True if both versions have the page in another language, so that the page has only gained or lost this language. */
  readonly ofLanguage?: boolean;
}

/** An output file other than a page, named without the hash. */
export interface FileDiff {
  readonly path: string;
  readonly kind: 'headers' | 'redirects' | 'style' | 'script' | 'font' | 'picture' | 'other';
  readonly state: 'added' | 'removed' | 'changed';
  readonly weight: { readonly before?: PageWeight; readonly after?: PageWeight };
  /** Removed and added lines of files that people read. */
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

export interface TranslationChange {
  readonly state: 'outdated' | 'approved' | 'missing' | 'facts' | 'same';
  /** The name that `translations approve` uses. */
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
  /** As an ISO instant. */
  readonly at: string;
  readonly what: string;
  readonly name: string;
}

/** One version of the site. */
export interface SideInfo {
  /** The name for people: `working tree`, `main (1a2b3c4)`, a folder, or an instant. */
  readonly name: string;
  readonly pages: number;
  /** Files with errors, which were replaced by those of the other version. */
  readonly broken: readonly string[];
}

export interface SiteDiff {
  readonly before: SideInfo;
  readonly after: SideInfo;
  /** The instant for which the new version is built, in ISO format. */
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

/** Returns whether both versions are the same for visitors and for those who work on the site. */
export const isEmptyDiff = ({ facts, addresses, shared, pages, files, translations, diagnostics, schedule }: SiteDiff): boolean =>
  [facts, addresses, shared, pages, files, translations, diagnostics, schedule].every((list) => list.length === 0);
