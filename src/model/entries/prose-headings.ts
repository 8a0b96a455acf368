// The headings of a prose text, for tables of contents and links.
import type { Element, ElementContent, RootContent } from 'hast';

/** A heading of a prose text. */
export interface ProseHeading {
  /** The level: 2 for `##`, up to 6. */
  readonly depth: number;
  readonly id: string;
  /** The words of the heading without markup; in a view, facts such as `{phone.support}` are replaced by their values. */
  readonly text: string;
}

/**
 * Returns the headings of a prose text, in their order: a table of contents.
 *
 * @example
 * ```tsx
 * import { headingsOf, type PageView } from 'archipel';
 *
 * export const Contents = ({ prose }: { readonly prose: PageView['prose'][string] }) => (
 *   <ol>
 *     {prose &&
 *       headingsOf(prose).map(({ id, text }) => (
 *         <li key={id}>
 *           <a href={`#${id}`}>{text}</a>
 *         </li>
 *       ))}
 *   </ol>
 * );
 * ```
 */
export const headingsOf = ({ children }: { readonly children: readonly (RootContent | ElementContent)[] }): readonly ProseHeading[] =>
  children.flatMap((node): readonly ProseHeading[] => {
    if (node.type !== 'element') return 'children' in node ? headingsOf(node) : [];
    const depth = headingDepth(node);
    const id = node.properties['id'];
    if (depth === undefined || typeof id !== 'string') return headingsOf(node);
    return [{ depth, id, text: wordsOfProse(node).replace(/\s+/g, ' ').trim() }];
  });

/**
 * The id of the body of each page. Links to the current page lead to it: without it, Chromium scrolls to the start of the page, but the
 * next Tab goes on from the link.
 */
export const startOfPage = 'top';

/** Returns the level of a heading element, or undefined for any other node. */
export function headingDepth(node: { readonly type: string; readonly tagName?: string }): number | undefined {
  const level = node.type === 'element' ? /^h([1-6])$/.exec(node.tagName ?? '')?.[1] : undefined;
  return level === undefined ? undefined : Number(level);
}

/** Returns the words in a node, without footnote numbers. */
export function wordsOfProse(node: RootContent | ElementContent): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node) || (node.type === 'element' && isNoteNumber(node))) return '';
  return node.children.map(wordsOfProse).join('');
}

const isNoteNumber = ({ properties }: Element): boolean => properties['role'] === 'doc-noteref';
