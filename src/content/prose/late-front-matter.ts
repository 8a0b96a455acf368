// Recognizes front matter in the middle of a text. For Markdown, the dashes below its keys make them a heading.
import type { Node, Parents } from 'mdast';

/** Returns whether an underlined heading is front matter in the middle of a text: keys between two lines of dashes. */
export function isFrontMatter(text: string, { position }: Node, parent: Parents | undefined): boolean {
  const above = parent?.children.find((each) => each.position?.end.line === (position?.start.line ?? 0) - 1);
  return above?.type === 'thematicBreak' && keys.test(text.slice(position?.start.offset, position?.end.offset));
}

const keys = /^[a-z][\w-]*:(?:[ \t][^\n]*)?\r?\n(?:[^\n]*\n)*[ \t>]*-{3,}[ \t]*$/i;
