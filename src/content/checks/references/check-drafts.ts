// Only drafts may refer to drafts. A build leaves drafts out, so any other link to a draft would be broken.

import { createFinding, type Finding } from '../../../diagnostics/diagnostic.ts';
import type { ContentModel } from '../../../model/collection.ts';
import type { DataPath } from '../../../model/data/place.ts';
import { metaIn, walkNames } from '../../../model/data/schema-walk.ts';
import { isInDraft } from '../../../model/data/walk.ts';
import type { Link } from '../../../model/references/link.ts';
import type { NameLookup } from '../../names/look-up.ts';
import { fileCheck } from '../check.ts';

interface DraftRules {
  readonly names: NameLookup;
  readonly model: Pick<ContentModel, 'collections' | 'locales'>;
}

const isDraftEntry = ({ target }: NameLookup, folder: string, id: unknown): boolean =>
  typeof id === 'string' && target(folder, id)?.isDraft === true;

/** Returns the key under which a link names a draft; undefined if it names none. */
export const draftKeyOf = (link: Link, { names, model }: DraftRules): string | undefined =>
  Object.entries(model.collections).find(([folder, { singular }]) => isDraftEntry(names, folder, link[singular]))?.[1].singular;

/** Reports links to drafts, and names of drafts, in the data of one file. */
export const linksToDraftsCheck = fileCheck({
  codes: ['link-draft'],
  reads: ['names', 'model'],
  check: ({ file, data, schema, walk }, rules) => {
    const found: Finding[] = [];
    const report = (path: DataPath, name: unknown): void => {
      if (!isInDraft(data, path)) found.push(createFinding('link-draft', { file, path }, { target: String(name) }));
    };
    walk({
      link: (link, _, path) => {
        const key = draftKeyOf(link, rules);
        if (key !== undefined) report([...path, key], link[key]);
      },
    });
    if (schema === undefined) return found;
    walkNames(schema, data, (own, value, path) => {
      const folder = metaIn(own).names;
      if (folder === undefined || !Object.hasOwn(rules.model.collections, folder)) return;
      if (isDraftEntry(rules.names, folder, value)) report(path, value);
    });
    return found;
  },
});
