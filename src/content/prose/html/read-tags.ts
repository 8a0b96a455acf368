// Parses the tags of HTML in Markdown, with their positions.

export interface HtmlTag {
  /** The tag name in lower case, or unchanged for a component; empty for markup that is not an element. */
  readonly name: string;
  readonly isEnd: boolean;
  readonly attributes: readonly string[];
  /** The offset from the start of the HTML. */
  readonly start: number;
  readonly end: number;
}

/** Matches a comment that ends at the same place for browsers as for `marks`. For browsers, `<!-->` is a complete comment. */
const comment = /^<!--(?!-?>)(?:(?!--)[\s\S])*-->$/;
const marks = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|<[a-zA-Z/!?]/g;
const names = /([^\s"'<>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g;

/** Matches the parts of HTML that are not words: comments, code and tags. */
export const notWords = /<!--[\s\S]*?-->|<(pre|code|samp)\b[\s\S]*?<\/\1\s*>|<[a-z/!?][^>]*>/gi;

/** Returns the tags in a piece of HTML, without comments. */
export const tagsIn = (html: string): readonly HtmlTag[] =>
  [...html.matchAll(marks)].flatMap(({ 0: written, 1: slash = '', 2: name = '', 3: rest = '', index }): readonly HtmlTag[] => {
    if (comment.test(written)) return [];
    const attributes = [...rest.matchAll(names)].map(([, attribute = '']) => attribute.toLowerCase());
    const isComponent = /^[A-Z]/.test(name) && name !== name.toUpperCase();
    return [{ name: isComponent ? name : name.toLowerCase(), isEnd: slash !== '', attributes, start: index, end: index + written.length }];
  });
