import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import type { OutputView } from '../../../model/output-view.ts';
import { captioned, hastElement } from '../../render/view/prose.ts';

interface HtmlInput {
  readonly view: Pick<OutputView, 'picture' | 'urlOf'>;
  /** The URL of the page, against which links to its anchors are resolved. */
  readonly page: string;
}

/**
 * Returns the HTML of prose for feeds: URLs are absolute, components of the site are replaced by their children (`Picture` by an image),
 * and nothing runs. Images are lazy, or React would emit a preload for each of them.
 */
export function feedHtml(prose: Root, input: HtmlInput): string {
  const children = prose.children.flatMap((node) => plainNode(node, input));
  return renderToStaticMarkup(toJsxRuntime({ type: 'root', children }, { Fragment, jsx, jsxs })).trim();
}

/**
 * Elements that run, load or request something, and others that feed readers drop. They are dropped here together with
 * their content, except for a checkbox, which is replaced by a symbol.
 */
const dropped = new Set(
  'audio button canvas dialog embed form iframe input link math meta noscript object script select source style svg template textarea video'.split(
    ' ',
  ),
);

/** Attributes that readers know. Classes, ids and data attributes mean nothing outside the site. */
const attributes = new Set(
  'abbr align alt cite colSpan dateTime dir height href hrefLang id lang open reversed rowSpan scope src start title width'.split(' '),
);

function plainNode(node: RootContent | ElementContent, input: HtmlInput): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element') return [];
  if (node.properties['type'] === 'checkbox') return [{ type: 'text', value: node.properties['checked'] === true ? '☑' : '☐' }];
  if (dropped.has(node.tagName)) return [];
  if (node.tagName === 'Picture') return [picture(node, input)];
  const children = node.children.flatMap((child) => plainNode(child, input));
  // Components, whose names begin with a capital letter, and `picture` are replaced by their children.
  if (/^[A-Z]|^picture$/.test(node.tagName)) return children;
  const properties = { ...plainProperties(node.properties, input), ...(node.tagName === 'img' ? { loading: 'lazy' } : {}) };
  // The colours of code are classes: without them, its spans would be half of its bytes.
  if (node.tagName === 'span' && Object.keys(properties).length === 0) return children;
  return [hastElement(node.tagName, properties, children)];
}

function plainProperties(properties: Properties, { view, page }: HtmlInput): Properties {
  const absolute = (url: unknown): string => {
    const text = String(url);
    return text.startsWith('#') ? page + text : view.urlOf(text);
  };
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => attributes.has(name))
      .map(([name, value]) => [name, ['href', 'src', 'cite'].includes(name) ? absolute(value) : value]),
  );
}

/** Returns a picture of prose as an image, in a figure if it has a caption. */
function picture({ properties: { asset, alt, caption } }: Element, { view }: HtmlInput): Element {
  const { src, width, height } = view.picture(String(asset));
  const image = hastElement('img', { src: view.urlOf(src), alt: typeof alt === 'string' ? alt : '', width, height, loading: 'lazy' });
  return typeof caption === 'string' ? captioned(image, caption) : image;
}
