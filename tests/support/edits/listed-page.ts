// A page with a list of questions in a git repository, and changes that other people make: they insert, move and remove
// entries, rename the file, and pull.
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { git, initRepository } from '../process/git.ts';
import { freshFolder, smallContent } from '../process/process.ts';

export interface Item {
  readonly question: { readonly de: string; readonly en?: string };
  readonly answer: { readonly de: string; readonly en?: string };
}

export interface ListedPage {
  readonly sections: readonly [unknown, { readonly items: readonly Item[]; readonly draft?: boolean }];
}

/** Returns the source of an entry. All answers are equal, so that only the question distinguishes entries. */
const item = (question: string, answer = 'Ja.', english = ', en: "Yes."'): string =>
  `      - question: { de: "${question}", en: "${question} en" }\n        answer: { de: "${answer}"${english} }\n`;

const section = `  - type: faq
    title: { de: Fragen, en: Questions }
    items:
`;

/**
 * Creates a repository with the site and an additional page to which nothing links, and a clone of it for other people.
 */
export function repositories(): { readonly content: string; readonly others: string } {
  const [folder, others, remote] = [join(freshFolder(), 'own'), join(freshFolder(), 'others'), freshFolder()];
  const first = smallContent();
  git(remote, ['init', '-q', '--bare', '-b', 'main']);
  renameSync(first, folder);
  const home = readFileSync(join(folder, 'pages/home.yaml'), 'utf8');
  const head = home.slice(0, home.indexOf('sections:')).replaceAll('Start', 'Liste').replace('path: /', 'path: /list');
  const items = ['Q1', 'Q2', 'Q3', 'Q4'].map((question) => item(question)).join('');
  // The page has another section, too, so that it is never empty.
  const hero = home.slice(home.indexOf('sections:') + 'sections:\n'.length);
  writeFileSync(join(folder, 'pages/list.yaml'), `${head}sections:\n${hero}${section}${items}`);
  initRepository(folder);
  git(folder, ['remote', 'add', 'origin', remote]);
  git(folder, ['push', '-q', '-u', 'origin', 'main']);
  git(folder, ['clone', '-q', remote, others]);
  return { content: folder, others };
}

const names = ['pages/list.yaml', 'pages/renamed.yaml'];

/** Returns the current path of the file of the page. */
export const fileIn = (folder: string): string => names.map((name) => join(folder, name)).find((path) => existsSync(path)) ?? '';
export const textIn = (folder: string): string => readFileSync(fileIn(folder), 'utf8');
export const itemsIn = (text: string): readonly Item[] => (parse(text) as ListedPage).sections[1].items;

/** Splits a file into its entries and the lines before and after them. */
function split(text: string): { readonly head: string; readonly items: readonly string[]; readonly tail: string } {
  const [tail = ''] = / {4}draft: true\n$/.exec(text) ?? [];
  const end = text.length - tail.length;
  const [head = '', ...items] = text.slice(0, end).split(/^(?= {6}- )/m);
  return { head, items, tail: text.slice(end) };
}

const joined = ({ head, items, tail }: ReturnType<typeof split>): string => head + items.join('') + tail;

export type Random = () => number;
type Change = (text: string, number: number, random: Random) => string;

export const anyOf = (count: number, random: Random): number => Math.floor(random() * count);

/** The changes of other people to the text of the file. */
const changes: readonly Change[] = [
  (text) => text,
  (text, number) => text.replace(/^/, `# Note ${number}\n`),
  (text) => text.replace(/^# Note.*\n/, ''),
  (text, number, random) => {
    const { items, ...rest } = split(text);
    const fresh = random() < 0.4 ? item(`O${number}`, 'Ja.', '') : item(`O${number}`);
    return joined({ ...rest, items: items.toSpliced(anyOf(items.length + 1, random), 0, fresh) });
  },
  (text, _, random) => {
    const { items, ...rest } = split(text);
    return items.length < 4 ? text : joined({ ...rest, items: items.toSpliced(anyOf(items.length, random), 1) });
  },
  (text, _, random) => {
    const { items, ...rest } = split(text);
    const [moved = ''] = items.slice(anyOf(items.length, random));
    const others = items.filter((each) => each !== moved);
    return others.length + 1 < items.length ? text : joined({ ...rest, items: others.toSpliced(anyOf(items.length, random), 0, moved) });
  },
  (text, number, random) => {
    const { items, ...rest } = split(text);
    const at = anyOf(items.length, random);
    return joined({
      ...rest,
      items: items.map((each, index) => (index === at ? each.replace(/answer: \{ de: "[^"]*"/, `answer: { de: "A${number}"`) : each)),
    });
  },
];

interface Round {
  readonly content: string;
  readonly others: string;
  readonly number: number;
  readonly random: Random;
}

const changed = (folder: string, { number, random }: Round): void => {
  const change = changes[anyOf(changes.length, random)];
  const text = textIn(folder);
  writeFileSync(fileIn(folder), change?.(text, number, random) ?? text);
};

const attempt = (folder: string, words: readonly string[]): void => {
  try {
    git(folder, words);
  } catch {
    // There is nothing to stash, or a conflict. The next step continues from this state.
  }
};

const commit = (folder: string): void => {
  git(folder, ['add', '-A']);
  attempt(folder, ['commit', '-q', '-m', 'state']);
};

/** The actions of other people between a click and a request. */
export const ways: readonly ((round: Round) => void)[] = [
  () => undefined,
  ...Array.from({ length: 5 }, () => (round: Round) => changed(round.content, round)),
  ({ content }) => {
    const from = fileIn(content);
    renameSync(from, join(content, names.find((name) => join(content, name) !== from) ?? ''));
  },
  ({ content }) => commit(content),
  ({ content }) => attempt(content, ['stash', '-q', '-u']),
  ({ content }) => attempt(content, ['checkout', '-q', '.']),
  (round) => {
    const { content, others } = round;
    commit(content);
    attempt(content, ['push', '-q']);
    git(others, ['fetch', '-q']);
    git(others, ['reset', '-q', '--hard', 'origin/main']);
    changed(others, round);
    commit(others);
    git(others, ['push', '-q']);
    attempt(content, ['pull', '-q', '--no-rebase', '--no-edit', '-X', 'theirs']);
  },
];

/** If git has restored the renamed file, removes one of the two files, because two pages cannot have the same URL. */
export function keepOne(content: string): void {
  for (const path of names.map((name) => join(content, name))) if (path !== fileIn(content)) rmSync(path, { force: true });
}
