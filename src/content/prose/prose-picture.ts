// What a <Picture> in prose must be: a block of its own, with an asset and with words or a reason to have none.
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { createFinding, type Finding, type Place } from '../../diagnostics/diagnostic.ts';

const attributes: ReadonlySet<string> = new Set(['asset', 'alt', 'decorative', 'caption']);

/** Problems of a picture whose attributes are texts. */
export function refusePicture(place: Place, node: MdxJsxFlowElement | MdxJsxTextElement): Finding[] {
  const given = new Map(
    node.attributes.flatMap((attribute) => (attribute.type === 'mdxJsxAttribute' ? [[attribute.name, attribute.value]] : [])),
  );
  const both = given.has('decorative') && given.has('alt');
  const hasWords = given.has('decorative') !== (typeof given.get('alt') === 'string' && given.get('alt') !== '');
  const wrong = [
    ...(node.type === 'mdxJsxTextElement' ? ['stands within a line'] : []),
    ...(node.children.length > 0 ? ['holds a text'] : []),
    ...[...given.keys()].filter((name) => !attributes.has(name)).map((name) => `has no attribute "${name}"`),
    ...(given.get('decorative') === undefined || given.get('decorative') === 'true' ? [] : ['is decorative="true" or is not']),
  ];
  return [
    ...wrong.map((what) => createFinding('mdx-picture', place, { what })),
    ...(hasWords && !both ? [] : [createFinding('picture-text', place, { both })]),
  ];
}
