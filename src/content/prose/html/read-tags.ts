// HTML in Markdown as tags, with their places.

export interface HtmlTag {
  /** In lower case, except for the name of a component; empty if it is not an element. */
  readonly name: string;
  readonly isEnd: boolean;
  readonly attributes: readonly string[];
  /** From the start of the text. */
  readonly start: number;
  readonly end: number;
}

/** A comment that ends where browsers end it: `<!-->` is one to them, and what follows is not in it. */
const comment = /^<!--(?!-?>)(?:(?!--)[\s\S])*-->$/;
const marks = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|<[a-zA-Z/!?]/g;
const names = /([^\s"'<>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g;

/** The tags in a piece of HTML, without comments. */
export const tagsIn = (html: string): readonly HtmlTag[] =>
  [...html.matchAll(marks)].flatMap(({ 0: written, 1: slash = '', 2: name = '', 3: rest = '', index }): readonly HtmlTag[] => {
    if (comment.test(written)) return [];
    const attributes = [...rest.matchAll(names)].map(([, attribute = '']) => attribute.toLowerCase());
    const isComponent = /^[A-Z]/.test(name) && name !== name.toUpperCase();
    return [{ name: isComponent ? name : name.toLowerCase(), isEnd: slash !== '', attributes, start: index, end: index + written.length }];
  });
