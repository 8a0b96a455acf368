// Which words of the translation files the templates and islands use, found in their sources as text.

/** A source file: its path from the root of the project, and its text. */
export type Sources = ReadonlyMap<string, string>;

const comments = /\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/.*$/gm;

/** Functions and constants at the top level of a file: what hands words to a component names it in the same one. */
const topLevel = /^(?=(?:export )?(?:async )?(?:function|const)\b)/m;

/** The keys among `keys`, such as `frame.skip`, that no source uses. */
export function unusedMessages(sources: Sources, keys: readonly string[]): string[] {
  const code = new Map([...sources].map(([file, text]) => [file, text.replaceAll(comments, '')]));
  const all = [...code.values()].join('\n');
  const prefixes = new Set([...all.matchAll(/\bt\(`([\w.]+)\.\$\{/g)].map(([, prefix = '']) => prefix));
  const readers = readersOf(code);
  return keys.filter((key) => {
    const [prefix, last] = splitKey(key);
    if (names(all, key)) return false;
    // Put together from a part that stands somewhere in the code: `prices.${part}`.
    if (prefixes.has(prefix) && names(all, last)) return false;
    const text = readers.get(key.slice(0, key.indexOf('.')));
    return text === undefined || !(names(text, last) || new RegExp(`\\.${last}\\b`).test(text));
  });
}

const splitKey = (key: string): readonly [string, string] => [key.slice(0, key.lastIndexOf('.')), key.slice(key.lastIndexOf('.') + 1)];

const names = (code: string, word: string): boolean => [`'${word}'`, `"${word}"`, `\`${word}\``].some((quoted) => code.includes(quoted));

/** The code that may read a group of words, by group: the components it is given to, and all that they import. */
function readersOf(code: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const files = new Map<string, Set<string>>();
  const givers = [...code].flatMap(([file, text]) => text.split(topLevel).map((part) => [file, part] as const));
  for (const [file, part] of givers) {
    for (const [group, whole] of groupsIn(part)) {
      const known = files.get(group) ?? new Set<string>();
      for (const each of [file, ...componentsIn(whole, code)]) for (const made of madeOf(each, code)) known.add(made);
      files.set(group, known);
    }
  }
  return new Map([...files].map(([group, own]) => [group, [...own].map((file) => code.get(file) ?? '').join('\n')]));
}

/** The groups that a piece of code takes out of the words, each with the element that it is given to, or the piece. */
function groupsIn(part: string): (readonly [string, string])[] {
  const taken = [...part.matchAll(/\{([\w\s,]*)\}(?:: Messages\b|\s*=\s*[^;\n]*\bmessages;)/g)].flatMap(([, list = '']) =>
    list.split(',').map((name) => [name.trim(), part] as const),
  );
  const given = [...part.matchAll(/\bmessages\.(\w+)/g)].map(({ 1: group = '', index }) => [group, elementAt(part, index)] as const);
  return [...taken, ...given];
}

/** The opening tag around `index`; the whole piece where there is none. */
function elementAt(part: string, index: number): string {
  const start = part.lastIndexOf('<', index);
  const end = part.indexOf('/>', index);
  return start < 0 || end < 0 || part.slice(start, index).includes('/>') ? part : part.slice(start, end);
}

/** The files of the components that are named in a piece of code: `<LanguageHint`, `of={LoginDialog}`. */
const componentsIn = (part: string, code: ReadonlyMap<string, string>): string[] =>
  [...part.matchAll(/(?:<|\bof=\{)([A-Z]\w+)/g)].flatMap(([, name]) => [...code.keys()].filter((file) => file.endsWith(`/${name}.tsx`)));

/** A file and all files that it imports, of those that are known. Templates outside islands read their own words only. */
function madeOf(file: string, code: ReadonlyMap<string, string>, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file) || !code.has(file)) return seen;
  seen.add(file);
  for (const [, target = ''] of (code.get(file) ?? '').matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g)) {
    const path = resolve(file, target);
    if (path.startsWith('islands/')) madeOf(path, code, seen);
  }
  return seen;
}

function resolve(from: string, target: string): string {
  const steps = from.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.') steps.push(step);
  }
  return steps.join('/');
}
