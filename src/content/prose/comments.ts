// Comments in the notation of the other kind of file: `<!-- words -->` in MDX, which MDX cannot parse, and `{/* words */}` in Markdown,
// which would be shown. Before parsing, they get the notation of their file. Positions in the text do not change.
import type { Root } from 'mdast';
import { visitNodes } from './visit-nodes.ts';

/** A noncharacter of Unicode, which distinguishes a replaced comment from a written one. */
const mark = '\uFDD3';

// A comment with a backtick may begin or end in code.
const ofHtml = /<!--((?:(?!-->|<!--|\*\/)[^`])*)-->/g;
export const commentOfMdx = /\{\/\*[ \t](?:(?!\*\/|\{\/\*|--)[^`])*[ \t]\*\/\}/;
const ofMdx = new RegExp(commentOfMdx, 'g');

const replacedInMdx = new RegExp(`\\{/\\*${mark}((?:(?!\\*/)[\\s\\S])*)\\*/\\}`, 'g');
const replacedInMarkdown = new RegExp(`<!--((?:(?!-->)[\\s\\S])*)${mark}-->`, 'g');

/** Replaces the comments in the notation of the other kind of file. */
export const replaceComments = (text: string, isMdx: boolean): string =>
  isMdx
    ? text.replace(ofHtml, `{/*${mark}$1*/}`)
    : text.replace(ofMdx, (comment) => `<!--${comment.slice('{/* '.length, -' */}'.length)}${mark}-->`);

/** Removes replaced comments from the HTML in `tree`, in place, and restores those in code and other texts. */
export function restoreComments(tree: Root): void {
  visitNodes(tree, (node, index, parent) => {
    if (!('value' in node) || typeof node.value !== 'string' || !node.value.includes(mark)) return undefined;
    if (node.type !== 'html') {
      node.value = node.value.replace(replacedInMdx, '<!--$1-->').replace(replacedInMarkdown, '{/* $1 */}');
      return undefined;
    }
    node.value = node.value.replace(replacedInMarkdown, '');
    if (node.value.trim() !== '' || parent === undefined || index === undefined) return undefined;
    parent.children.splice(index, 1);
    return index;
  });
}
