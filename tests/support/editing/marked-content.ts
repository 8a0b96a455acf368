// The content of a folder with a number at each word of each text, so that the text of a page tells from which values it is composed.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml';

/** A value of content before it was marked, and its place. */
export interface MarkedValue {
  /** From the content folder. */
  readonly file: string;
  /** The keys above it and its own, without the indexes of lists. */
  readonly keys: readonly string[];
  readonly line: number;
  readonly value: string;
  /** What pages show of its replacement, if it is a value that cannot carry numbers, such as a phone number. */
  readonly others?: readonly string[];
}

/** `Guten‹7› Tag‹7›`: whatever part of a text a template takes, its number is in it. What is in braces stays. */
const withNumber = (text: string, number: number): string =>
  text
    .split(/(\{+[^{}]*\}+)/)
    .map((part) => (part.startsWith('{') ? `${part}‹${number}›` : part.replaceAll(/[^\s[\]]+/g, `$&‹${number}›`)))
    .join('');

const marks = /‹(\d+)›/g;

/** The numbers in a text of a page. */
export const numbersIn = (text: string): readonly number[] => [...new Set([...text.matchAll(marks)].map(([, number]) => Number(number)))];

export const withoutNumbers = (text: string): string => text.replaceAll(marks, '');

interface Other {
  readonly at: RegExp;
  /** A valid value that no other has, and the parts in which pages have it. */
  readonly as: (value: string, number: number) => readonly [value: string, ...parts: string[]];
}

/** Values of this site that pages show and that are not free to have a number at each word. */
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

/** Texts that are the same in all languages. */
const isText = (keys: string): boolean => /^company\.\w+$|\.(?:code|request|answer)$/.test(keys);

/** Writes the marked content into `folder`; returns the values by their numbers. */
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
