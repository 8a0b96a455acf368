// Finds the existing entries of the collection to which an entry is added. They serve as models and provide default values.
import type { Kind } from './kinds.ts';
import type { ProjectIndex } from './project-index.ts';

type Entry = ProjectIndex['entries'][number];

/** Returns the entries of a collection, without the not-found page and without entries that could not be parsed. */
export const siblingsOf = ({ folder }: Pick<Kind, 'folder'>, { entries, data, model }: ProjectIndex): readonly Entry[] =>
  entries.filter((entry) => entry.folder === folder && data.get(entry.file) !== undefined && `${folder}/${entry.id}` !== model.notFound);

/** Returns the sibling with this id, or undefined if there is none. */
export const siblingNamed = (kind: Pick<Kind, 'folder'>, id: string | undefined, known: ProjectIndex): Entry | undefined =>
  siblingsOf(kind, known).find((entry) => entry.id === id);
