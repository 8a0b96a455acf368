// Adds a number to each word in the texts of content, so that a text on a page shows from which values it is composed.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml';

/** A value of content before it was marked, and its place. */
export interface MarkedValue {
  /** The file, relative to the content folder. */
  readonly file: string;
  /** The path of the value, without the indexes of lists. */
  readonly keys: readonly string[];
  readonly line: number;
  readonly value: string;
  /** For a value that cannot contain numbers in words, such as a phone number: the parts of its replacement that pages show. */
  readonly others?: readonly string[];
}

/**
 * Adds the number to each word, because a template may render only a part of the text: `Guten‹7› Tag‹7›`. A fact in braces counts as a
 * word.
 */
const withNumber = (text: string, number: number): string =>
  text
    .split(/(\{+[^{}]*\}+)/)
    .map((part) => (part.startsWith('{') ? `${part}‹${number}›` : part.replaceAll(/[^\s[\]]+/g, `$&‹${number}›`)))
    .join('');

const marks = /‹(\d+)›/g;

/** Returns the numbers in a text of a page. */
export const numbersIn = (text: string): readonly number[] => [...new Set([...text.matchAll(marks)].map(([, number]) => Number(number)))];

export const withoutNumbers = (text: string): string => text.replaceAll(marks, '');

interface Other {
  readonly at: RegExp;
  /** Returns another valid value, and the parts of it that pages show. */
  readonly as: (value: string, number: number) => readonly [value: string, ...parts: string[]];
}

/** Values that pages of this site show and that cannot contain a number at each word. */
const others: readonly Other[] = [
  {
    at: /^contacts\..*\.phone$/,
    as: (value) => {
      const other = value.replace(/00$/, '77');
      return [other, other];
    },
  },
  { at: /^contacts\..*\.email$/, as: (_, number) => [`v${number}@v${number}.example`, `v${number}@`, `v${number}.example`] },
  {
    at: /\.time$/,
    as: (_, number) => {
      const other = `${10 + (Math.floor(number / 60) % 10)}:${String(number % 60).padStart(2, '0')}`;
      return [other, other];
    },
  },
  { at: /^campaigns\..*\.ends$/, as: () => ['2025-07-11T22:58:58+02:00'] },
];

/** Returns whether the value at `keys` is a text that is the same in all languages. */
const isText = (keys: string): boolean => /^company\.\w+$|\.(?:code|request|answer)$/.test(keys);

/** Marks the content in `folder`. Returns the marked values; the number of a value is its index. */
export function markContentOf(folder: string, locales: readonly string[]): readonly MarkedValue[] {
  const values: MarkedValue[] = [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  for (const file of files.filter((each) => each.endsWith('.yaml') && !each.startsWith('locks/')).sort())
    writeFileSync(join(folder, file), markFile(file, readFileSync(join(folder, file), 'utf8'), { locales, values }));
  return values;
}

interface Marking {
  readonly locales: readonly string[];
  readonly values: MarkedValue[];
}

function markFile(file: string, text: string, { locales, values }: Marking): string {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  visit(document, {
    Scalar: (key, node, ancestors) => {
      if (key === 'key' || !isScalar(node) || typeof node.value !== 'string') return;
      const keys = keysOf(ancestors);
      const found = { file, keys, line: lines.linePos(node.range?.[0] ?? 0).line, value: node.value };
      const number = values.length;
      const rule = others.find(({ at }) => at.test(keys.join('.')));
      if (rule !== undefined) {
        const [other, ...parts] = rule.as(found.value, number);
        values.push({ ...found, others: parts });
        node.value = other;
      } else if (file.startsWith('translations/') || locales.includes(keys.at(-1) ?? '') || isText(keys.join('.'))) {
        values.push(found);
        node.value = withNumber(found.value, number);
      }
    },
  });
  return document.toString({ lineWidth: 0 });
}

const keysOf = (ancestors: readonly unknown[]): readonly string[] =>
  ancestors.flatMap((node) => (isPair(node) && isScalar(node.key) ? [String(node.key.value)] : []));
