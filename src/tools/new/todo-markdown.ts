import { nodeAt } from '../../content/yaml/node-at.ts';
import { applyOffsetEdits, type OffsetEdit } from '../../content/yaml/offset-edit.ts';
import { syntaxTree } from '../../content/yaml/syntax-tree.ts';
import { todoText } from '../../content/yaml/todo-text.ts';
import type { DataPath } from '../../model/data/place.ts';
import { textBlocksIn } from '../../model/data/walk.ts';
import { splitFrontMatter } from '../../model/entries/front-matter.ts';
import type { Locale } from '../../model/languages/locale.ts';
import type { ProjectIndex } from './project-index.ts';

interface Copied {
  /** The text to copy, and its language. */
  readonly text: string;
  readonly locale: Locale;
  /** The file name under which `data` contains the entry. */
  readonly dataFile: string;
  /** Returns the known new text for a path in the data; undefined for a text that gets a TODO. */
  readonly wordsAt?: (path: DataPath) => string | undefined;
  /** The remark before the copied text. */
  readonly remark: string;
}

/** Returns the copy of `file`, a Markdown text of an entry, with TODO before each text. */
export function withTodos(
  file: string,
  { text, locale, dataFile, wordsAt, remark }: Copied,
  { data, tree, locales }: Pick<ProjectIndex, 'data' | 'tree' | 'locales'>,
): string {
  const { yaml = '', body } = splitFrontMatter(text);
  const root = syntaxTree(yaml);
  const document = tree.documents?.get(dataFile);
  // Several paths in the data may have the same place in front matter, such as the title of a page and of its search result.
  const edits = new Map<number, OffsetEdit>();
  for (const { words, path } of textBlocksIn(data.get(dataFile), { locales })) {
    const places = locale in words ? (document?.placesOf([...path, locale]) ?? []) : [];
    const node = nodeAt(root, places.find((place) => place.file === file)?.path ?? ['']);
    if (node?.kind !== 'scalar' || node.start < 0) continue;
    const known = wordsAt?.(path);
    if (!edits.has(node.start) || known !== undefined)
      edits.set(node.start, { start: node.start, end: node.end, text: known === undefined ? todoText(node, yaml) : JSON.stringify(known) });
  }
  const start = text.length - body.trimStart().length;
  return applyOffsetEdits(text, [...edits.values(), { start, end: start, text: `${remark}\n\n` }]);
}
