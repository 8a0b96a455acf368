// The result of `explain --json`; src/cli/explain/answer.ts has its schema for other programs.
import type { Range } from '../../model/data/place.ts';
import type { Locale } from '../../model/languages/locale.ts';
import type { RouteKind } from '../../model/view.ts';
import type { SubjectKind } from './subjects.ts';

/** A position that an editor can open. The file is relative to the working directory. */
export interface EditorPosition {
  readonly file: string;
  readonly range: Pick<Range, 'line' | 'column'>;
  /** The path of keys: `sections.3.actions.0.link`; empty in MDX files and for an entire file. */
  readonly path: string;
  /** The place in words, with the value: `section 4 (cta), button 1 “Go to support”`; empty for an entire file. */
  readonly place: string;
}

/** Places in content that refer to an item, and templates that use it directly. */
export interface Origins {
  readonly named: readonly EditorPosition[];
  readonly templates: readonly string[];
}

/** A value of site.yaml or prices.yaml on a page. */
export interface ValueOnPage extends Origins {
  /** The name of the fact, if the value is one; otherwise the path of keys of the value. */
  readonly name: string;
  readonly value: string;
  readonly defined: EditorPosition;
}

/** The size of a page or a file in bytes, uncompressed and after brotli. */
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
  /** The paths of the page in other languages. */
  readonly alternates: readonly string[];
  readonly type: RouteKind;
  /** The output file. */
  readonly output: string;
  readonly files: readonly { readonly file: string; readonly bytes: number; readonly shown: 'whole' | 'part' }[];
  readonly sections: readonly { readonly type: string; readonly at: EditorPosition }[];
  /** The number of texts in YAML files that the page reads in its language, without UI messages. */
  readonly texts: number;
  readonly values: readonly ValueOnPage[];
  /** UI messages, with the templates that use them. */
  readonly uiMessages: readonly { readonly name: string; readonly templates: readonly string[] }[];
  readonly icons: readonly string[];
  readonly islands: readonly { readonly name: string; readonly when: string; readonly brotli: number }[];
  /** Pictures, each with the bytes of the smallest and the largest file that a browser may load for it. */
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
    /** Bytes after brotli: loaded before any interaction, and all that may ever load. */
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
  /** Values by name, in each language. */
  readonly values: readonly { readonly name: string; readonly in: Readonly<Record<Locale, string>> }[];
  /** The pages that are rendered from the file. */
  readonly makes: readonly string[];
  /** True if every page displays the item or a part of it. */
  readonly everywhere: boolean;
  /** The pages that display the item or a part of it. For an island, `when` names the triggers that hydrate it on the page. */
  readonly usedBy: readonly ({ readonly route: string; readonly when?: readonly string[] } & Origins)[];
  /** Pages that link to the item without displaying any part of it. */
  readonly linkedFrom: readonly ({ readonly route: string } & Origins)[];
}

/** Texts that match the query, the closest match first. */
export interface TextAnswer {
  readonly kind: 'texts';
  readonly query: string;
  readonly found: readonly {
    /** The text with facts filled in. */
    readonly text: string;
    readonly language: Locale;
    readonly at: EditorPosition;
    /** The pages that display the text, without pages in other languages. */
    readonly shownOn: readonly string[];
  }[];
}

export type Explanation = PageAnswer | UseAnswer | TextAnswer;
