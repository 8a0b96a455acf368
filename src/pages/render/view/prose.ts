// Resolves the prose of a page: facts become text, links become `a` elements, and pictures become images unless a
// component of the site displays them.
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { isLeftToRight, needsIsolation } from '../../../model/languages/isolate.ts';
import { proseImage, toImage } from '../../../model/references/image.ts';
import type { Link } from '../../../model/references/link.ts';
import type { LinkView } from '../../../model/view.ts';
import type { Localizer } from './localize.ts';

/** Returns a copy of `root` in which HTML replaces `Fact` and `Link` elements, and those `Picture` elements that have `plain`. */
export function resolveProse(root: Root, localizer: Localizer): Root {
  const children = root.children.map((child) => resolveNode(child, localizer));
  const isRightToLeft = localizer.locales.of(localizer.locale).direction === 'rtl';
  return { ...root, children: isRightToLeft ? children.map(inOwnDirection) : children };
}

/** Marks an element of right-to-left prose as left-to-right if its text is, like that of a language which is not translated yet. */
function inOwnDirection<Node extends RootContent | ElementContent>(node: Node): Node {
  if (node.type !== 'element' || /^[A-Z]/.test(node.tagName) || node.properties['dir'] !== undefined) return node;
  return isLeftToRight(textOf(node)) ? { ...node, properties: { ...node.properties, dir: 'ltr' } } : node;
}

const textOf = (node: RootContent | ElementContent): string =>
  node.type === 'element' ? node.children.map(textOf).join('') : node.type === 'text' ? node.value : '';

function resolveNode<Node extends RootContent | ElementContent>(node: Node, localizer: Localizer): Node | ElementContent {
  if (node.type !== 'element') return node;
  const children = node.children.map((child) => resolveNode(child, localizer));
  if (node.tagName === 'Fact') return valueNode(localizer.facts.get(String(node.properties['name'])) ?? '', localizer);
  if (node.tagName === 'Picture' && node.properties['plain'] === 'true') return plainPicture(node, localizer);
  if (node.tagName !== 'Link') return { ...node, children };
  // Content has been validated: the attributes of a Link name exactly one target.
  const link = localizer.resolve(node.properties as Link);
  return anchor(link, node.properties['title'], children.length > 0 ? children : [valueNode(link.text ?? link.href, localizer)]);
}

/** Returns a text node for a value. In right-to-left text, the value is isolated if it would otherwise be out of order. */
function valueNode(value: string, { locales, locale }: Localizer): ElementContent {
  const text: ElementContent = { type: 'text', value };
  return locales.of(locale).direction === 'rtl' && needsIsolation(value) ? hastElement('bdi', {}, [text]) : text;
}

/** Renders a picture for which the site has no component; with a caption, as a figure. */
function plainPicture({ properties }: Element, { pictureOf }: Localizer): Element {
  const { asset, alt = '', caption } = properties;
  const { sources, src, srcSet, sizes, width, height } = pictureOf(toImage(String(asset), proseImage));
  const responsive = srcSet === '' ? {} : { srcSet, sizes };
  const picture = hastElement('picture', {}, [
    ...sources.map((source) => hastElement('source', { ...source })),
    hastElement('img', { src, ...responsive, width, height, alt, loading: 'lazy', decoding: 'async' }),
  ]);
  return caption === undefined ? picture : captioned(picture, String(caption));
}

/** Returns an element with a caption below it. */
export const captioned = (child: Element, caption: string): Element =>
  hastElement('figure', {}, [child, hastElement('figcaption', {}, [{ type: 'text', value: caption }])]);

export const hastElement = (tagName: string, properties: Element['properties'], children: ElementContent[] = []): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

function anchor(link: LinkView, title: Element['properties'][string], children: ElementContent[]): Element {
  const properties = {
    href: link.href,
    ...(link.external ? { rel: ['noopener'] } : {}),
    ...(link.newTab ? { target: '_blank' } : {}),
    ...(link.hreflang ? { hrefLang: link.hreflang } : {}),
    ...(typeof title === 'string' ? { title } : {}),
  };
  return hastElement('a', properties, children);
}
