// Collects the names in the content of a site for completion, even if some files are broken.
import { join } from 'node:path';
import type { ToolMessages } from '../../diagnostics/messages/messages.ts';
import { byCodeUnits } from '../../model/by-code-units.ts';
import { keysIn } from '../../model/data/walk.ts';
import { isEntryFile } from '../../model/entry-file.ts';
import { messagesFile } from '../../model/kind.ts';
import { CompileError, compile } from '../../node/bundle/compile.ts';
import { readContent } from '../../node/fs/read-content.ts';
import type { Project } from '../../node/project.ts';
import { possibleValues } from '../../tools/new/flags/answers.ts';
import { flagsOf, type Kind, kindsOf } from '../../tools/new/kinds.ts';
import { indexProject, type ProjectIndex } from '../../tools/new/project-index.ts';
import { itemsOfKind, namedKinds } from '../../tools/refactor/named.ts';
import type { Terminal } from '../output/terminal.ts';

export interface ContentNames {
  readonly languages: readonly string[];
  /** The languages into which texts are translated. */
  readonly targets: readonly string[];
  /** The kinds that `new` can add. */
  readonly newKinds: readonly Kind[];
  /** Returns the possible values of a flag of `new`. If `several` is true, the flag accepts several values, separated by commas. */
  readonly flagValues: (kind: string, flag: string) => { readonly values: readonly string[]; readonly several: boolean };
  /** The kinds that `rename` and `remove` accept; `named` returns the names of a kind. */
  readonly kinds: readonly string[];
  readonly named: (kind: string) => readonly string[];
  /** The URLs of pages, without the host. */
  readonly routes: readonly string[];
  /** The ids of entries. */
  readonly entries: readonly string[];
  /** The arguments that `explain` accepts besides pages: files, prices, campaigns, contacts, external sites, assets, messages. */
  readonly subjects: readonly string[];
}

/** Collects the names in a site; resolves to undefined if its templates do not compile, or its content cannot be read. */
export async function contentNames(project: Project, { messages }: Pick<Terminal, 'messages'>): Promise<ContentNames | undefined> {
  try {
    const [{ definition }, tree] = [await compile(project), readContent(join(project.root, 'content'))];
    return namesIn(await indexProject(tree, definition, Date.now()), kindsOf(definition, messages), messages);
  } catch (error) {
    if (error instanceof CompileError || (error instanceof Error && 'code' in error)) return undefined;
    throw error;
  }
}

function namesIn(index: ProjectIndex, newKinds: readonly Kind[], messages: ToolMessages): ContentNames {
  const named = (kind: string): readonly string[] => itemsOfKind(kind, index).map(({ name }) => name);
  return {
    languages: index.locales.list,
    targets: index.locales.targets,
    newKinds,
    flagValues: (kindName, flagName) => {
      const kind = newKinds.find(({ name }) => name === kindName);
      const flag = kind && flagsOf(kind, index.locales).find(({ name }) => name === flagName);
      const rule = kind && flag && possibleValues(flag, { kind, answers: {}, known: index, messages });
      return { values: rule?.choices ?? [], several: rule?.several ?? false };
    },
    kinds: namedKinds(index),
    named,
    routes: [...index.urls.keys()].sort(byCodeUnits),
    entries: index.entries.map(({ id }) => id),
    subjects: subjectsIn(index, named),
  };
}

function subjectsIn({ data, tree, locales }: ProjectIndex, named: (kind: string) => readonly string[]): readonly string[] {
  const messages = data.get(messagesFile(locales.source));
  return [
    ...['price', 'campaign', 'contact', 'external', 'asset'].flatMap(named),
    ...[...tree.texts.keys()].filter((file) => isEntryFile(file) || !file.includes('/')),
    ...(typeof messages === 'object' && messages !== null ? keysIn(messages).map((path) => path.join('.')) : []),
  ];
}
