// Only drafts may refer to drafts. A build leaves drafts out, so any other link to a draft would be broken.
import { createFinding } from '../../../diagnostics/diagnostic.ts';
import type { ContentModel } from '../../../model/collection.ts';
import { isInDraft } from '../../../model/data/walk.ts';
import type { Link } from '../../../model/references/link.ts';
import type { EntryName } from '../../names/linkable-ids.ts';
import type { NameLookup } from '../../names/look-up.ts';
import { fileCheck } from '../check.ts';
import { entriesNamedBy, wrongEntryNames } from './entry-names.ts';

interface DraftRules {
  readonly names: NameLookup;
  readonly model: Pick<ContentModel, 'collections'>;
}

const isDraftEntry = ({ target }: NameLookup, { folder, id }: EntryName): boolean => target(folder, id)?.isDraft === true;

/** Returns the name of the draft that a link names; undefined if it names none. */
export const draftNamedBy = (link: Link, { names, model }: DraftRules): string | undefined =>
  entriesNamedBy(link, model.collections).find((entry) => isDraftEntry(names, entry))?.id;

/** Reports links to drafts, and names of drafts, in the data of one file. */
export const linksToDraftsCheck = fileCheck({
  codes: ['link-draft'],
  reads: ['names', 'model'],
  check: (checked, { names, model }) =>
    wrongEntryNames(checked, model.collections, (entry, path) => isDraftEntry(names, entry) && !isInDraft(checked.data, path)).map(
      ({ id, path }) => createFinding('link-draft', { file: checked.file, path }, { target: id }),
    ),
});
