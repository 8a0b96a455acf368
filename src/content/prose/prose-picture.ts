// A <Picture> in prose must be a block of its own, with either an alternative text or a mark as decorative.
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { ArgsOf } from '../../diagnostics/catalogue/index.ts';
import { createFinding, type Finding, type FindingPlace } from '../../diagnostics/diagnostic.ts';

const attributes: ReadonlySet<string> = new Set(['asset', 'alt', 'decorative', 'caption']);

/** Returns the findings for a picture. The caller has checked that all attributes of the picture are texts. */
export function refusePicture(place: FindingPlace, node: MdxJsxFlowElement | MdxJsxTextElement): Finding[] {
  const given = new Map(
    node.attributes.flatMap((attribute) => (attribute.type === 'mdxJsxAttribute' ? [[attribute.name, attribute.value]] : [])),
  );
  const both = given.has('decorative') && given.has('alt');
  const hasWords = given.has('decorative') !== (typeof given.get('alt') === 'string' && given.get('alt') !== '');
  const wrong: readonly ArgsOf<'mdx-picture'>['what'][] = [
    ...(node.type === 'mdxJsxTextElement' ? ['inline' as const] : []),
    ...(node.children.length > 0 ? ['text' as const] : []),
    ...[...given.keys()].filter((name) => !attributes.has(name)).map((attribute) => ({ attribute })),
    ...(given.get('decorative') === undefined || given.get('decorative') === 'true' ? [] : ['decorative' as const]),
  ];
  return [
    ...wrong.map((what) => createFinding('mdx-picture', place, { what })),
    ...(hasWords && !both ? [] : [createFinding('picture-text', place, { both })]),
  ];
}
