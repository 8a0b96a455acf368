// Queries the HTML of a page with CSS selectors.
import { selectAll } from 'css-select';
import { DomUtils, parseDocument } from 'htmlparser2';

/** Returns functions that return values of the elements for a selector, in the order of the page. */
export function queriesOf(html: string) {
  const document = parseDocument(html);
  const all = (selector: string) => selectAll(selector, document.children).filter((node) => 'attribs' in node);
  return {
    all,
    /** Returns texts with single spaces. */
    texts: (selector: string): string[] => all(selector).map((node) => DomUtils.textContent(node).replaceAll(/\s+/g, ' ').trim()),
    /** Returns the values of an attribute: undefined for elements without it. */
    attributes: (selector: string, name: string): (string | undefined)[] => all(selector).map(({ attribs }) => attribs[name]),
  };
}
