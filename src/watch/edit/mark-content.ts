import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { DataPlace } from '../../model/data/place.ts';
import { replacedAt } from '../../model/data/replaced-at.ts';
import { scalarsIn, textBlocksIn } from '../../model/data/walk.ts';
import { localeOfProse } from '../../model/entries/prose-file.ts';
import { localeOfMessages } from '../../model/kind.ts';
import type { Locale } from '../../model/languages/locale.ts';
import { siteFiles } from '../../model/site-files.ts';
import type { PageSources } from '../../pages/render/view/page-sources.ts';
import { withMarks } from './marks.ts';
import { withOtherData, withOtherProse } from './other-content.ts';
import type { ProsePiece } from './prose-blocks.ts';

/** A text of content: a value at a path in YAML, or a piece of a Markdown file. */
export interface WrittenText extends DataPlace {
  readonly locale: Locale;
  readonly text: string;
  /** In Markdown, `occurrence` counts the earlier pieces with the same text, and `order` has all pieces and the index of this piece. */
  readonly occurrence?: number;
  readonly order?: NonNullable<ProsePiece['order']>;
}

export interface MarkedContent {
  readonly sources: PageSources;
  /** The texts by the numbers of their marks. */
  readonly texts: readonly WrittenText[];
}

/**
 * Returns `sources` with marks around the texts in `locale` in files for which `isRead` is true. Messages are marked in
 * all languages, because a page may link to another language with a message in that language.
 */
export function markContent(sources: PageSources, locale: Locale, isRead: (file: string) => boolean): MarkedContent {
  const { locales } = sources.site;
  const texts: WrittenText[] = [];
  const mark = (found: WrittenText): string => withMarks(found.text, texts.push(found) - 1);
  const files = new Set(siteFiles(sources.site).flatMap(({ file }) => (isRead(file) ? [file] : [])));
  const data = withOtherData(sources, files, (value, file) => {
    const messages = localeOfMessages(file, locales);
    const found =
      messages === undefined
        ? textBlocksIn(value, { locales }).map(({ path }) => [...path, locale])
        : scalarsIn(value).map(({ path }) => path);
    return found.reduce<unknown>(
      (so, path) =>
        replacedAt(so, path, (text) => (typeof text === 'string' ? mark({ file, path, locale: messages ?? locale, text }) : text)),
      value,
    );
  });
  const marked = withOtherProse(data, (root, file) =>
    isRead(file) && (localeOfProse(file, locales) ?? locale) === locale ? markProse(root, proseMarker(file, locale, mark)) : root,
  );
  return { sources: marked, texts };
}

type MarkPiece = (text: string) => string;

function proseMarker(file: string, locale: Locale, mark: (found: WrittenText) => string): MarkPiece {
  const seen = new Map<string, number>();
  const pieces: string[] = [];
  return (text) => {
    if (text.trim() === '') return text;
    const occurrence = seen.get(text) ?? 0;
    seen.set(text, occurrence + 1);
    const at = pieces.push(text) - 1;
    return mark({ file, path: [], locale, text, occurrence, order: { pieces, at } });
  };
}

const markProse = (root: Root, mark: MarkPiece): Root => ({ ...root, children: root.children.map((child) => markNode(child, mark)) });

function markNode<Node extends RootContent | ElementContent>(node: Node, mark: MarkPiece): Node {
  if (node.type === 'text') return { ...node, value: mark(node.value) };
  if (node.type !== 'element') return node;
  const { alt } = node.properties;
  const properties: Element['properties'] = typeof alt === 'string' ? { ...node.properties, alt: mark(alt) } : node.properties;
  return { ...node, properties, children: node.children.map((child) => markNode(child, mark)) };
}
