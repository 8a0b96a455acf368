// Converts images in Markdown syntax to `Picture` components: `![words](/assets/team.jpg "A caption")`, or
// `![words](./team.jpg)` for a file beside the text.
import type { Image, ImageReference, Node, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import { assetFile, assetName, isBeside } from '../../model/asset-file.ts';
import { percentDecoded } from '../../model/references/percent-decoded.ts';
import { hasWords } from './has-words.ts';
import { linkedFile } from './inner-link.ts';
import { rangeOfNode } from './node-range.ts';
import { SKIP, visitNodes } from './visit-nodes.ts';

export interface PictureFolders {
  /** The folder of the text on disk. */
  readonly folder: string;
  /** The folders of collections that are named `assets` and have pictures, such as `guides/assets`. */
  readonly assetFolders: readonly string[];
}

interface Written {
  readonly url: string;
  readonly title: string | undefined;
}

interface PictureOptions extends PictureFolders {
  readonly components: readonly string[];
}

/**
 * Replaces the images in `tree` with components, in place. Returns a finding for each image with an address or a description that
 * is not allowed.
 */
export function readPictures(file: string, tree: Root, { components, ...folders }: PictureOptions): Finding[] {
  const defined = definitionsIn(tree);
  const findings: Finding[] = [];
  const ownComponent = components.includes('Picture');
  const read = (node: Image | ImageReference, isBlock: boolean): MdxJsxFlowElement | MdxJsxTextElement | undefined => {
    const { url, title } = writtenAs(node, defined);
    const asset = pictureAt(url, folders);
    if (asset === undefined) {
      const fault = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url) ? 'external' : 'folder';
      findings.push(createFinding('picture-address', { file, range: rangeOfNode(node) }, { url, fault }));
      return undefined;
    }
    const alt = node.alt ?? '';
    // Obsidian reads a width or a size here: ![words|100x200](plan.png).
    if (/\|\s*\d+(?:x\d+)?\s*$/.test(alt))
      findings.push(createFinding('markdown-raw', { file, range: rangeOfNode(node) }, { what: 'size' }));
    const attributes = Object.entries({
      asset,
      ...(alt === '' ? { decorative: 'true' } : { alt }),
      ...(title !== undefined && { caption: title }),
      ...(!(ownComponent && isBlock) && { plain: 'true' }),
    });
    return component(isBlock ? 'mdxJsxFlowElement' : 'mdxJsxTextElement', attributes, node);
  };
  visitNodes(tree, (node, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    if ((node.type === 'link' || node.type === 'linkReference') && node.children.some(isPicture) && !hasWords(node))
      findings.push(createFinding('picture-text', { file, range: rangeOfNode(node) }, { both: false, isLink: true }));
    if (node.type === 'paragraph') {
      const [only] = node.children;
      const isAlone =
        node.children.length === 1 &&
        only !== undefined &&
        isPicture(only) &&
        (ownComponent || writtenAs(only, defined).title !== undefined);
      if (!isAlone) return undefined;
      const block = read(only, true);
      if (block !== undefined) parent.children[index] = block as never;
      return SKIP;
    }
    const inText = isPicture(node) ? read(node, false) : undefined;
    if (inText !== undefined) parent.children[index] = inText as never;
    return undefined;
  });
  return findings;
}

const isPicture = (node: Node): node is Image | ImageReference => node.type === 'image' || node.type === 'imageReference';

function definitionsIn(tree: Root): ReadonlyMap<string, Written> {
  const defined = new Map<string, Written>();
  visitNodes(tree, 'definition', ({ identifier, url, title }) => {
    if (!defined.has(identifier)) defined.set(identifier, { url, title: title ?? undefined });
  });
  return defined;
}

/** Returns the address and the title of an image, which may be in a definition. */
const writtenAs = (node: Image | ImageReference, defined: ReadonlyMap<string, Written>): Written =>
  node.type === 'image'
    ? { url: node.url, title: node.title ?? undefined }
    : (defined.get(node.identifier) ?? { url: '', title: undefined });

/** Matches the path of a picture from the root of the site. In Docusaurus, it may begin with the folder of static files. */
const fromRoot = /^(?:@site\/static)?\/(?!\/)([^?#]+\.(?:avif|gif|jpe?g|png|svg|webp))$/i;

/** Returns the asset at an address in a text; undefined if no asset can have this address. */
export function pictureAt(url: string, { folder, assetFolders }: PictureFolders): string | undefined {
  const beside = besideAt(url, folder);
  const isInFolder = beside !== undefined && isBeside(beside) && assetFolders.some((each) => assetFile(beside).startsWith(`${each}/`));
  return isInFolder ? beside : (assetAt(url) ?? beside);
}

/** Returns the folders named `assets` among those of collections. `assets` are the names of all assets. */
export const assetFoldersIn = (assets: Iterable<string>): readonly string[] => [
  ...new Set([...assets].flatMap((name) => (isBeside(name) ? (/^.*?\/assets(?=\/)/.exec(assetFile(name)) ?? []) : []))),
];

/**
 * Returns the name in content/assets of the file at an address such as `/assets/team.jpg`, `../assets/team.jpg` or `/team.jpg`; undefined
 * for any other address.
 */
function assetAt(url: string): string | undefined {
  const name = (/^(?:[./~@]*\/)?assets\/([^?#]+)$/.exec(url) ?? fromRoot.exec(url))?.[1];
  return name === undefined ? undefined : percentDecoded(name);
}

/** Returns the picture to which a relative address leads, if it is beside a text in the folder of a collection; otherwise undefined. */
const besideAt = (url: string, folder: string): string | undefined =>
  /^[a-z][a-z\d+.-]*:|^[/#?]/i.test(url) ? undefined : assetName(linkedFile(folder, url));

const component = (
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement',
  attributes: readonly (readonly [string, string])[],
  { position }: Node,
): MdxJsxFlowElement | MdxJsxTextElement => ({
  type,
  name: 'Picture',
  attributes: attributes.map(([name, value]): MdxJsxAttribute => ({ type: 'mdxJsxAttribute', name, value })),
  children: [],
  ...(position && { position }),
});
