// The model for comparing two versions of a page: everything that a visitor, a search engine or a reviewer can notice.

/** The smallest unit that is compared, such as a text, a link or a picture. */
export interface Block {
  readonly kind: 'text' | 'heading' | 'link' | 'button' | 'picture' | 'graphic' | 'form' | 'field' | 'island';
  /**
   * The element of a text, link or picture, the attribute of a label, the type of a button, the name of a form, field or island, or
   * the path of a prop.
   */
  readonly subject: string;
  /** The words of a text, link or button, the alternative text of a picture, or the value of a field or prop. */
  readonly text: string;
  /**
   * The target of a link or form, the behavior of a button, the URL of a picture, the shapes of a drawing, the constraints of a field,
   * or the hydration of an island.
   */
  readonly detail: string;
  /** True if a surrounding block contains these words, too. */
  readonly isWithinText: boolean;
}

/** A section of the page. Content outside of sections forms a section for each landmark, and one for the rest of the page. */
export interface PageSection {
  /** The first of these that is not empty: the heading, the label, the id, and the region. */
  readonly title: string;
  readonly id: string;
  readonly region: 'header' | 'main' | 'footer' | 'dialog' | 'page';
  readonly blocks: readonly Block[];
  /** The elements and attributes of the section, without texts and without attributes that the blocks contain. */
  readonly markup: string;
}

export interface PageContent {
  /** The values in the head by their names: `title`, `description`, `og:title`, `canonical`, `alternate en`, `JSON-LD.Product.name`. */
  readonly head: ReadonlyMap<string, string>;
  readonly sections: readonly PageSection[];
}
