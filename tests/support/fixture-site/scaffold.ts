// Adds an item to a content tree in memory, as the command `new` adds it on disk.
import { type ContentTree, replaceTexts } from '../../../src/content/tree.ts';
import { toolMessages } from '../../../src/diagnostics/messages/messages.ts';
import type { SiteDefinition } from '../../../src/site/definition.ts';
import { complete, type ValidationError } from '../../../src/tools/new/flags/answers.ts';
import { type Answers, type Kind, kindsOf } from '../../../src/tools/new/kinds.ts';
import { indexProject } from '../../../src/tools/new/project-index.ts';
import { type Scaffolded, scaffold } from '../../../src/tools/new/scaffold.ts';
import { inputOf } from './content.ts';
import { definition } from './theme.tsx';

const messages = toolMessages('en');
const { at, overrides, release } = inputOf({ texts: new Map(), assets: new Map(), problems: [] });

export interface Added extends Scaffolded {
  /** The tree including the new files. */
  readonly tree: ContentTree;
}

interface NotAdded {
  readonly missing: readonly string[];
  readonly complaints: readonly ValidationError[];
}

interface Scaffolder {
  readonly kinds: readonly Kind[];
  /** Returns the kind with this name. */
  readonly kindNamed: (name: string) => Kind;
  /** Adds an item to `tree`. Resolves to the missing or refused answers if that fails. */
  readonly tryToAdd: (tree: ContentTree, kind: string, answers: Answers) => Promise<Added | NotAdded>;
  /** Like `tryToAdd`, but throws if adding fails. */
  readonly added: (tree: ContentTree, kind: string, answers: Answers) => Promise<Added>;
}

/** Creates the functions that add items to the site that `model` defines. */
export function scaffolderOf(model: SiteDefinition): Scaffolder {
  const kinds = kindsOf(model, messages);
  const kindNamed = (name: string): Kind => {
    const kind = kinds.find((each) => each.name === name);
    if (kind === undefined) throw new Error(`There is no kind ${name}`);
    return kind;
  };
  const tryToAdd: Scaffolder['tryToAdd'] = async (tree, kind, answers) => {
    const request = { kind: kindNamed(kind), answers, known: await indexProject(tree, model, at), messages };
    const completed = complete(request);
    const missing = completed.missing.map(({ name }) => name);
    if (missing.length + completed.complaints.length > 0) return { missing, complaints: completed.complaints };
    const made = await scaffold({ ...request, answers: completed.answers }, { model, at, overrides, release });
    if ('complaints' in made) return { missing, ...made };
    const texts = new Map([...tree.texts, ...made.files.map(({ path, text }) => [path, text] as const)]);
    const newNames = new Map(made.files.map(({ path, onDisk = path }) => [path, onDisk]));
    return { ...made, tree: replaceTexts(tree, texts, { newNames }) };
  };
  const added: Scaffolder['added'] = async (tree, kind, answers) => {
    const result = await tryToAdd(tree, kind, answers);
    if ('complaints' in result) throw new Error(JSON.stringify(result));
    return result;
  };
  return { kinds, kindNamed, tryToAdd, added };
}

export const { kinds, kindNamed, tryToAdd, added } = scaffolderOf(definition);

const inLetters = (number: number): string => [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

/** Replaces each placeholder in `text` with words or a name, as a maintainer does. `number` makes the words of several files differ. */
export function filled(text: string, number = 0): string {
  let count = 0;
  return text
    .replaceAll(/TODO[^"\n]*/g, () => {
      count += 1;
      // The words contain no figures, because both languages of a text must state the same figures.
      return `Wort ${inLetters(count)} von ${inLetters(text.length)} ${inLetters(number)}`;
    })
    .replaceAll(/\btodo\b/g, 'fresh');
}

/** Returns the tree after every placeholder in the new files is replaced. */
export const withWords = ({ tree, files }: Added): ContentTree => ({
  ...tree,
  texts: new Map([...tree.texts, ...files.map(({ path, text }, index) => [path, filled(text, index)] as const)]),
});

/** Returns the tree after every suggestion in the new files is activated. */
export const withSuggestions = ({ tree, files }: Added): ContentTree => ({
  ...tree,
  texts: new Map([...tree.texts, ...files.map(({ path, text }) => [path, text.replaceAll(/^( *)#(?! \S)/gm, '$1')] as const)]),
});
