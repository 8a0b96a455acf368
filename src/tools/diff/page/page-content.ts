// The model by which two versions of a page are compared: everything that a visitor, a search engine or a reviewer can notice.

/** A text, a link, a picture: the smallest thing that is compared. */
export interface Block {
  readonly kind: 'text' | 'heading' | 'link' | 'button' | 'picture' | 'graphic' | 'form' | 'field' | 'island';
  /** The element of a text, the name of a field, the property of an island. */
  readonly subject: string;
  /** The text that people read: the words, the label of a link, the alternative text of a picture. */
  readonly text: string;
  /** What it leads to, sends to, loads or demands. */
  readonly detail: string;
  /** True if a text that is a block of its own holds these words, too. */
  readonly isWithinText: boolean;
}

/** A part of the page with its own heading; what is outside of sections belongs to its landmark. */
export interface PageSection {
  /** For people: the heading, or the name of the landmark. */
  readonly title: string;
  readonly id: string;
  readonly region: 'header' | 'main' | 'footer' | 'dialog' | 'page';
  readonly blocks: readonly Block[];
  /** Elements and attributes without texts. */
  readonly markup: string;
}

export interface PageContent {
  /** `title`, `description`, `og:title`, `canonical`, `alternate en`, `JSON-LD Product.name`, and their values. */
  readonly head: ReadonlyMap<string, string>;
  readonly sections: readonly PageSection[];
}
