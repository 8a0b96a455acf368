// Reads the texts of a page like a browser: between tags, and in attributes that people read or that scripts show later.
import { Parser } from 'htmlparser2';

export interface PageText {
  /** The name of the attribute; undefined for a text between tags. */
  readonly attribute: string | undefined;
  readonly text: string;
  /** The index of the island that contains the text, counted from 0 on the page. */
  readonly island?: number;
}

/** Attributes whose text people read or hear. */
const readAttributes: readonly string[] = ['alt', 'title', 'placeholder', 'aria-label', 'aria-description', 'label', 'content', 'value'];

/** The prefix of attributes with texts that scripts show later. */
const dataPrefix = 'data-';

/** Elements whose text is not shown. */
const hidden: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript']);

/** Returns all texts of `html` in the order of the page, and the props of its islands from the attribute `data-props`. */
export function textsOfPage(html: string): { readonly texts: readonly PageText[]; readonly props: readonly string[] } {
  const texts: PageText[] = [];
  const props: string[] = [];
  const around: { readonly name: string; readonly island: number | undefined }[] = [];
  let text = '';
  const add = (attribute: string | undefined, content: string): void => {
    const island = around.findLast((each) => each.island !== undefined)?.island;
    if (content.trim() !== '') texts.push({ attribute, text: content, ...(island !== undefined && { island }) });
  };
  const end = (): void => {
    add(undefined, text);
    text = '';
  };
  const parser = new Parser({
    onopentag: (name, attributes) => {
      end();
      const own = attributes['data-props'];
      around.push({ name, island: own === undefined ? undefined : props.push(own) - 1 });
      for (const attribute of readAttributes) add(attribute, attributes[attribute] ?? '');
      if (hidden.has(name)) return;
      for (const [attribute, value] of Object.entries(attributes))
        if (attribute.startsWith(dataPrefix) && attribute !== 'data-props' && /\p{L}/u.test(value)) add(attribute, value);
    },
    ontext: (data) => {
      if (!around.some(({ name }) => hidden.has(name))) text += data;
    },
    // A comment splits a text into two nodes.
    oncomment: end,
    onclosetag: () => {
      end();
      around.pop();
    },
  });
  parser.end(html);
  return { texts, props };
}

/** Trims `text` and makes each run of white space one space. Unlike in browsers, this includes non-breaking spaces. */
export const withSingleBlanks = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
