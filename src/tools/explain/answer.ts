// The result of `explain --json`, as src/cli/explain/answer.ts describes it for other programs.
import type { Range } from '../../model/data/place.ts';
import type { Locale } from '../../model/languages/locale.ts';
import type { RouteKind } from '../../model/view.ts';
import type { SubjectKind } from './subjects.ts';

/** A position that an editor can open; files are named relative to the reader. */
export interface EditorPosition {
  readonly file: string;
  readonly range: Pick<Range, 'line' | 'column'>;
  /** The keys that lead there: `sections.3.actions.0.link`; empty in longer texts. */
  readonly path: string;
  /** The same in words, with the value: `section 4 (cta), button 1 “Go to support”`; empty for the whole file. */
  readonly place: string;
}

/** Places in content that refer to something, and templates that use it by themselves. */
export interface Origins {
  readonly named: readonly EditorPosition[];
  readonly templates: readonly string[];
}

/** A value of site.yaml or prices.yaml on a page. */
export interface ValueOnPage extends Origins {
  /** The name of the fact, if it is one; else the keys that lead to it. */
  readonly name: string;
  readonly value: string;
  readonly defined: EditorPosition;
}

/** Bytes, uncompressed and after brotli. */
export interface PageWeight {
  readonly raw: number;
  readonly brotli: number;
}

export interface PageAnswer {
  readonly kind: 'page';
  readonly route: string;
  /** The absolute URL. */
  readonly address: string;
  readonly language: Locale;
  /** The paths of the same page in other languages. */
  readonly alternates: readonly string[];
  readonly type: RouteKind;
  /** The file in the output. */
  readonly output: string;
  readonly files: readonly { readonly file: string; readonly bytes: number; readonly shown: 'whole' | 'part' }[];
  readonly sections: readonly { readonly type: string; readonly at: EditorPosition }[];
  /** How many texts of content it reads. */
  readonly texts: number;
  readonly values: readonly ValueOnPage[];
  /** UI messages, with the templates that use them. */
  readonly uiMessages: readonly { readonly name: string; readonly templates: readonly string[] }[];
  readonly icons: readonly string[];
  readonly islands: readonly { readonly name: string; readonly when: string; readonly brotli: number }[];
  /** Each with the bytes of the smallest and the largest file that a browser may load for it. */
  readonly pictures: readonly ({
    readonly asset: string;
    readonly files: number;
    readonly least: number;
    readonly most: number;
  } & Origins)[];
  readonly linksTo: readonly string[];
  readonly linkedFrom: readonly string[];
  readonly bytes: {
    readonly html: PageWeight;
    readonly css: PageWeight;
    /** After brotli: loaded before its visitor does anything, and all that may ever load. */
    readonly scripts: { readonly initial: number; readonly total: number };
    readonly fonts: number;
  };
  /** The link-preview image, if there is one. */
  readonly preview?: string;
}

export interface UseAnswer {
  readonly kind: Exclude<SubjectKind, 'page'>;
  readonly name: string;
  readonly defined: readonly EditorPosition[];
  /** Its values by name; each in one language, or in all. */
  readonly values: readonly { readonly name: string; readonly in: Readonly<Record<Locale, string>> }[];
  /** The pages that are made from a file. */
  readonly makes: readonly string[];
  /** True if every page uses it. */
  readonly everywhere: boolean;
  /** For an island, with when it hydrates there. */
  readonly usedBy: readonly ({ readonly route: string; readonly when?: readonly string[] } & Origins)[];
  /** Pages that link to it without showing anything of it. */
  readonly linkedFrom: readonly ({ readonly route: string } & Origins)[];
}

/** Texts that contain the query, the closest match first. */
export interface TextAnswer {
  readonly kind: 'texts';
  readonly query: string;
  readonly found: readonly {
    /** With facts filled in. */
    readonly text: string;
    readonly language: Locale;
    readonly at: EditorPosition;
    /** Pages in its language. */
    readonly shownOn: readonly string[];
  }[];
}

export type Explanation = PageAnswer | UseAnswer | TextAnswer;
