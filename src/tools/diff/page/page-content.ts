// The model by which two versions of a page are compared: everything that a visitor, a search engine or a reviewer can notice.

/** The smallest unit that is compared: a text, a link, a picture. */
export interface Block {
  readonly kind: 'text' | 'heading' | 'link' | 'button' | 'picture' | 'graphic' | 'form' | 'field' | 'island';
  /** The element of a text, the name of a field, or the prop of an island. */
  readonly subject: string;
  /** The text that people read: the words, the label of a link, the alternative text of a picture. */
  readonly text: string;
  /** What the block links to, submits to, loads or requires. */
  readonly detail: string;
  /** True if a separate text block contains these words as well. */
  readonly isWithinText: boolean;
}

/** A part of the page with a heading. Content outside sections belongs to its landmark. */
export interface PageSection {
  /** For people: the heading, or the name of the landmark. */
  readonly title: string;
  readonly id: string;
  readonly region: 'header' | 'main' | 'footer' | 'dialog' | 'page';
  readonly blocks: readonly Block[];
  /** The elements and attributes of the section without its texts. */
  readonly markup: string;
}

export interface PageContent {
  /** `title`, `description`, `og:title`, `canonical`, `alternate en`, `JSON-LD Product.name`, and their values. */
  readonly head: ReadonlyMap<string, string>;
  readonly sections: readonly PageSection[];
}
