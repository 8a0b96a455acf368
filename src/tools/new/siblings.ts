// The entries beside a new one: what it may be made after, and what is usual among them.
import type { Kind } from './kinds.ts';
import type { ProjectIndex } from './project-index.ts';

type Entry = ProjectIndex['entries'][number];

/** The entries of a collection that can be read. */
export const siblingsOf = ({ folder }: Pick<Kind, 'folder'>, { entries, data, model }: ProjectIndex): readonly Entry[] =>
  entries.filter((entry) => entry.folder === folder && data.get(entry.file) !== undefined && `${folder}/${entry.id}` !== model.notFound);

/** The one with an id; undefined if none is named or there. */
export const siblingNamed = (kind: Pick<Kind, 'folder'>, id: string | undefined, known: ProjectIndex): Entry | undefined =>
  siblingsOf(kind, known).find((entry) => entry.id === id);
