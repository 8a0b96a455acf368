// The texts of a page as a browser has them: between tags, and in attributes that people read.
import { Parser } from 'htmlparser2';

/** A text of a page, in the order of the page. */
export interface PageText {
  /** The name of the attribute; undefined for a text between tags. */
  readonly attribute: string | undefined;
  readonly text: string;
}

/** Attributes that people read, or hear. */
const readAttributes: readonly string[] = ['alt', 'title', 'placeholder', 'aria-label', 'aria-description', 'label', 'content', 'value'];

/** Elements whose text is not shown. */
const hidden: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript']);

/** All texts of `html`, and the props of its islands as they are in the attribute. */
export function textsOfPage(html: string): { readonly texts: readonly PageText[]; readonly props: readonly string[] } {
  const texts: PageText[] = [];
  const props: string[] = [];
  const around: string[] = [];
  let text = '';
  const end = (): void => {
    if (text.trim() !== '') texts.push({ attribute: undefined, text });
    text = '';
  };
  const parser = new Parser({
    onopentag: (name, attributes) => {
      end();
      around.push(name);
      const own = attributes['data-props'];
      if (own !== undefined) props.push(own);
      for (const attribute of readAttributes) {
        const value = attributes[attribute];
        if (value !== undefined && value.trim() !== '') texts.push({ attribute, text: value });
      }
    },
    ontext: (data) => {
      if (!around.some((name) => hidden.has(name))) text += data;
    },
    // Texts that a comment parts are two nodes.
    oncomment: end,
    onclosetag: () => {
      end();
      around.pop();
    },
  });
  parser.end(html);
  return { texts, props };
}

/** A text as people see it: blanks are one. */
export const withSingleBlanks = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
