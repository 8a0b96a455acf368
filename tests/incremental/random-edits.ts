// Random edits, as people make them: of texts, prices, names and complete files, with mistakes of all kinds.
import type { ContentTree } from '../../src/content/tree.ts';

type Texts = ReadonlyMap<string, string>;

/** A file with its new text, or undefined if it is deleted. */
export interface Edit {
  readonly file: string;
  readonly text: string | undefined;
}

type Kind = (texts: Texts, file: string, pick: <T>(list: readonly T[]) => T, number: number) => Edit | undefined;

const replace =
  (pattern: RegExp, by: (found: string, number: number) => string): Kind =>
  (texts, file, pick, number) => {
    const text = texts.get(file) ?? '';
    const found = [...text.matchAll(pattern)];
    if (found.length === 0) return undefined;
    const { 0: whole, index } = pick(found);
    return { file, text: text.slice(0, index) + by(whole, number) + text.slice(index + whole.length) };
  };

const moved: Kind = (texts, file, pick) => {
  const lines = (texts.get(file) ?? '').split('\n');
  const from = pick([...lines.keys()]);
  const [line = ''] = lines.splice(from, 1);
  lines.splice(pick([...lines.keys(), lines.length]), 0, line);
  return { file, text: lines.join('\n') };
};

const kinds: readonly Kind[] = [
  // Texts.
  replace(/(?<=(?:de|en): ")[^"{]+(?=")/g, (found, number) => `${found.slice(0, 30)} ${number}`),
  replace(/(?<=(?:de|en): ")[^"{]+(?=")/g, (_, number) => `Wort ${number}`),
  replace(/\b[A-Za-zäöü]{4,}\b(?=[^\n]*$)/gm, (_, number) => `Wort${number}`),
  // Amounts, dates, numbers.
  replace(/\b\d{2,6}\b/g, (_, number) => String(100 + (number % 900))),
  // A duplicated line, a removed line, a moved line.
  replace(/^.*\n/gm, (found) => found + found),
  replace(/^.*\n/gm, () => ''),
  moved,
  // Names of entries and other values.
  replace(/(?<=page: )[a-z-]+/g, (found, number) => (number % 3 === 0 ? 'about' : `${found}x`)),
  replace(/\[de, en\]/g, () => '[de]'),
  replace(/^path: .*$/gm, (_, number) => `path: /ort-${number % 7}`),
  // A file that is partly saved, emptied, or deleted.
  (texts, file, _, number) => ({ file, text: (texts.get(file) ?? '').slice(0, number * 7) }),
  (_, file) => ({ file, text: '' }),
  (_, file) => ({ file, text: undefined }),
  // A copy under another name.
  (texts, file, _, number) => ({ file: file.replace(/([a-z]+)(?=[.\w]*$)/, `$1-${number % 5}`), text: texts.get(file) }),
];

/**
 * Returns the next edit of `tree`. About half of the edits restore a file to its text in `first`, so that most states have few
 * errors and many have none.
 */
export function nextEdit(tree: ContentTree, first: ContentTree, random: () => number): Edit {
  const pick = <T>(list: readonly T[]): T => {
    const item = list[Math.floor(random() * list.length)];
    if (item === undefined) throw new Error('There is nothing to pick from');
    return item;
  };
  const changed = [...new Set([...tree.texts.keys(), ...first.texts.keys()])].filter(
    (file) => tree.texts.get(file) !== first.texts.get(file),
  );
  if (changed.length > 0 && random() < 0.55) {
    const file = pick(changed);
    return { file, text: first.texts.get(file) };
  }
  const number = Math.floor(random() * 1000);
  for (;;) {
    const edit = pick(kinds)(tree.texts, pick([...tree.texts.keys()]), pick, number);
    if (edit !== undefined) return edit;
  }
}

/** Returns `tree` after an edit. */
export function applied(tree: ContentTree, { file, text }: Edit): ContentTree {
  const texts = new Map(tree.texts);
  if (text === undefined) texts.delete(file);
  else texts.set(file, text);
  return { ...tree, texts: new Map([...texts].sort(([one], [other]) => (one < other ? -1 : 1))) };
}
