// Parses the tags of HTML in Markdown, with their positions.
import { unionOf } from '../../../model/union-of.ts';
import { commentOfMdx } from '../comments.ts';
import { voidElements } from './allowed-html.ts';

export interface HtmlTag {
  /** The tag name in lower case, or unchanged for a component; empty for markup that is not an element. */
  readonly name: string;
  readonly isEnd: boolean;
  /** Whether the tag is also the end of its element: `<a id="x"/>`. */
  readonly isEmpty: boolean;
  readonly attributes: readonly string[];
  /** The values of the attributes that have one. */
  readonly values: ReadonlyMap<string, string>;
  /** The offset from the start of the HTML. */
  readonly start: number;
  readonly end: number;
}

/**
 * Matches a comment that ends at the same place for browsers as for `marks`. For browsers, `<!-->` is a complete comment, and `--!>` ends
 * one.
 */
const comment = /^<!--(?!-?>)(?:(?!--!>)[\s\S])*-->$/;
/** The name of a tag is taken up to its end only: other divisions of an open tag would make the search take cubic time. */
const marks = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][^\s/>]*)(?![^\s/>])((?:"[^"]*"|'[^']*'|[^>"'])*)>|<(?:!\[CDATA\[|[a-zA-Z/!?][\w:-]*)/g;
const names = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** Matches the slash at the end of a tag, unless it belongs to a value without quotes. */
const emptyEnd = /(?<!=[^\s"']*)\/$/;

/** Matches the parts of HTML that are not words: comments, code and tags. */
export const notWords = unionOf([/<!--[\s\S]*?-->|<(pre|code|samp)\b[\s\S]*?<\/\1\s*>|<[a-z/!?][^>]*>/, commentOfMdx], 'gi');

/** Returns the tags in a piece of HTML, without comments. */
export const tagsIn = (html: string): readonly HtmlTag[] =>
  [...html.matchAll(marks)].flatMap(({ 0: whole, 1: slash = '', 2: name = '', 3: rest = '', index }): readonly HtmlTag[] => {
    if (comment.test(whole)) return [];
    const written = [...rest.matchAll(names)].map(
      ([, attribute = '', ...value]) => [attribute.toLowerCase(), value.find((each) => each !== undefined)] as const,
    );
    const isComponent = /^[A-Z]/.test(name) && name !== name.toUpperCase();
    return [
      {
        name: isComponent ? name : name.toLowerCase(),
        isEnd: slash !== '',
        isEmpty: slash === '' && emptyEnd.test(rest),
        attributes: written.map(([attribute]) => attribute),
        values: new Map(written.flatMap(([attribute, value]) => (value === undefined ? [] : [[attribute, value] as const]))),
        start: index,
        end: index + whole.length,
      },
    ];
  });

/** Returns `html` with an end tag for each empty element, because browsers ignore the slash: `<a id="x"/>` is `<a id="x"></a>`. */
export function withEndTags(html: string): string {
  const empty = tagsIn(html).filter(({ name, isEmpty }) => isEmpty && !voidElements.has(name));
  return empty.reduceRight((text, { name, end }) => `${text.slice(0, end - 2)}></${name}>${text.slice(end)}`, html);
}
